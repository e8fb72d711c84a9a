/** Returns the id of the line at a place of its product, from zero: the same one each time, so that its number stays with the line (PHN-06). */
export const lineIdAt = (place: number): string => `line-${place + 1}`
