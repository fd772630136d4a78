"""The steps of Glow, a file for each chapter of the rulebook.

`afternoon`             what holds on both boards
`afternoon_archipelago` afternoon in the Archipelago of Darkness: one boat sails one route
`afternoon_province`    afternoon in the Province of Shadows: the company goes from spot to spot
`day`                   morning in turn order, then everybody at their own pace, then the evening
`evening`               small dice go back to the track, the fallen to the cemetery, and spells are handed out
`late_morning`          rolling, rerolling, and turning dice
`morning`               recruiting companions, in turn order
`noon`                  Cromaug, special faces, then all triggered cards in the order of the player's choice
`prepare`               before the first day: adventurers, dice, the meeting track
`solo`                  one player against Tom, who moves by tiles and dice
"""
