/**
 * Compares two texts in a time that depends on their lengths only, so that the time of an answer does not reveal how
 * much of a guess is right. Texts of different lengths differ.
 */
export const isSameText = (a: string, b: string): boolean => {
  let difference = a.length ^ b.length
  for (let index = 0; index < a.length; index += 1)
    difference |= a.charCodeAt(index) ^ b.charCodeAt(index % Math.max(1, b.length))
  return difference === 0
}
