import { directions, loneUnits, numberedUnits, suffixes } from './street-words.ts'

const FLOOR = /^(\d+)(?:ST|ND|RD|TH|ER|DO|TO)$/

/** Returns the unit that words begin with (Publication 28 abbreviations), and the rest; an empty unit if none. */
export const readUnit = (
  typed: readonly string[],
): { readonly unit: string; readonly rest: readonly string[] } => {
  const [first = '', second = '', third = ''] = typed
  const isId = (word: string): boolean => /\d/.test(word) || /^[A-Z]$/.test(word)
  const floor = FLOOR.exec(first)?.[1]
  const word = numberedUnits.get(first) ?? loneUnits.get(first) ?? (first === '#' ? '#' : undefined)
  const next = (unit: string, count: number) => {
    const { unit: more, rest } = readUnit(typed.slice(count))
    return { unit: more === '' ? unit : `${unit} ${more}`, rest }
  }
  if (floor !== undefined && numberedUnits.get(second) === 'FL') return next(`FL ${floor}`, 2)
  if (word !== undefined && second === '#' && isId(third)) return next(`${word} ${third}`, 3)
  if (word !== undefined && isId(second)) return next(`${word} ${second}`, 2)
  const lone = loneUnits.get(first)
  if (lone !== undefined) return next(lone, 1)
  return { unit: '', rest: typed }
}

/** Checks for a word that ends a street: a suffix or a direction. */
export const isLineEnd = (word: string): boolean => suffixes.has(word) || directions.has(word)

/** Splits a street's words before its unit. A word without a number is a unit only after a suffix, at the end. */
export const splitUnit = (typed: readonly string[]) => {
  for (let at = 1; at < typed.length; at += 1) {
    const { unit, rest } = readUnit(typed.slice(at))
    const [before = '', word = '', after = ''] = typed.slice(at - 1)
    const isLone = loneUnits.has(word) && !/\d/.test(after)
    if (unit !== '' && (!isLone || (isLineEnd(before) && rest.length === 0)))
      return { street: typed.slice(0, at), unit, rest }
  }
  return { street: typed, unit: '', rest: [] }
}
