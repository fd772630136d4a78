## Page 100: the end of the colony

page-100-title = The Last Wedge
page-100-100-23 = Nobody decides it. One morning there are two spoons too many, then five, and then the washing-up is done before it is begun. They go the way they came, out through the open doors, one through each: Auntie Pedal with her lists under her arm, Half-Past, who asks everybody the time, the Crumbs by the paw of whoever is nearest. No one calls it leaving. The last of you stands for a while in the empty piano, and then does the only thing there is to do: takes the sliver of wood, climbs up, and wedges the lid, by a paw, for whoever comes next. The string goes on.
