/**
 * What an open list of choices has for whoever styles it: the panel, the title of a group, a choice with its mark (box or
 * tick), name and second line.
 */
export type ListPart = 'list' | 'groupTitle' | 'option' | 'optionMark' | 'optionLabel' | 'optionDescription'
