/** The fewest letters to add, take out or replace to make one text of another. */
const distance = (a: string, b: string): number => {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (const [at, letter] of a.split('').entries()) {
    const next = [at + 1]
    for (const [column, other] of b.split('').entries()) {
      const replaced = (row[column] ?? 0) + (letter === other ? 0 : 1)
      next.push(Math.min(replaced, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}

/** How many letters may differ: a third of what was typed, at least two. */
const tolerance = (text: string): number => Math.max(2, Math.floor(text.length / 3))

/** The name that a mistyped text most likely means; null when none is near. */
export const nearest = <A extends string>(text: string, names: readonly A[]): A | null => {
  const [best] = names
    .map((name) => ({ name, away: distance(text.toLowerCase(), name.toLowerCase()) }))
    .toSorted((a, b) => a.away - b.away)
  return best !== undefined && best.away <= tolerance(text) ? best.name : null
}
