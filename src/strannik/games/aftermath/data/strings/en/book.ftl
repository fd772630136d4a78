## Drawings for authors

book-mission = Quickest: { $hours } of { $limit } hours. Ways within the limit: { $routes }, with at most { $tokens } search places.
book-mission-won = Mission accomplished
