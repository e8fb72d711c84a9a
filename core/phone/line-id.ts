/** Returns the id of a product's line by place, from zero: stable, so its number stays with the line (PHN-06). */
export const lineIdAt = (place: number): string => `line-${place + 1}`
