"""Near and Far (Дальше, Ближе): leave the town, wander the maps, make camp, and come back with a story."""
