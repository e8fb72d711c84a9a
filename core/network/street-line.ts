import {
  directions,
  leadingWords,
  nameBeginnings,
  numberedRoads,
  ordinal,
  ordinalNumbers,
  suffixNames,
  suffixes,
  tenNumbers,
} from './street-words.ts'
import { isLineEnd } from './unit.ts'

/** Takes a direction of one or two words from the beginning. */
export const directionAt = (
  words: readonly string[],
): { readonly direction: string; readonly length: number } | null => {
  const [one = '', two = ''] = words.map((word) => directions.get(word) ?? '')
  const both = directions.get(one + two)
  if (one !== '' && two !== '' && both !== undefined) return { direction: both, length: 2 }
  return one === '' ? null : { direction: one, length: 1 }
}

/** Checks whether words name a street without the direction before them: `West Street` does, `Street NW` does not. */
const hasName = (words: readonly string[]): boolean =>
  words.some((word) => !isLineEnd(word)) || words.slice(1).some((word) => suffixes.has(word))

/** Reads ordinal words and numbers before a suffix, expands street words, starts with `SAINT`, `MOUNT`, `FORT`. */
const nameOf = (words: readonly string[], isNumbered: boolean): string =>
  words
    .flatMap((word, index) => {
      const ten = tenNumbers.get(words[index - 1] ?? '')
      const one = ordinalNumbers.get(word)
      if (ten !== undefined && one !== undefined && one < 10) return [ordinal(ten + one)]
      if (one !== undefined) return [ordinal(one)]
      if (tenNumbers.has(word) && (ordinalNumbers.get(words[index + 1] ?? '') ?? 10) < 10) return []
      if (isNumbered && /^\d+$/.test(word)) return [ordinal(Number(word))]
      if (index === 0 && words.length > 1) {
        const beginning = nameBeginnings.get(word)
        if (beginning !== undefined) return [beginning]
      }
      return [suffixNames.get(suffixes.get(word) ?? '') ?? word]
    })
    .join(' ')
    .replace(
      /^(?:DOCTOR |DRIVE )?(?:MARTIN LUTHER KING|MARTIN L KING|M L KING|MLK)(?: JR)?$/,
      'MARTIN LUTHER KING',
    )

/** A street in parts: direction, name, suffix, direction. */
export type StreetLine = {
  readonly before: string
  readonly name: string
  readonly suffix: string
  readonly after: string
}

type Line = StreetLine & {
  /** The words behind the street. */
  readonly rest: readonly string[]
}

/** Reads a numbered road and the direction behind it: `Hwy 101 S`; null for any other street. */
export const numberedRoad = (words: readonly string[]): Omit<Line, 'before' | 'suffix'> | null => {
  const text = words.join(' ')
  const [, state = '', ofState = ''] = /^([A-Z]{2}) ((?:HIGHWAY|HWY) \d.*)$/.exec(text) ?? []
  for (const [prefix, written] of [['', text] as const, [`${state} `, ofState] as const])
    for (const [name, pattern] of numberedRoads) {
      const found = pattern.exec(written)
      if (found !== null) {
        const rest = written
          .slice(found[0].length)
          .split(' ')
          .filter((word) => word !== '')
        const after = directionAt(rest)
        return {
          name: `${prefix}${name} ${found[1]}`,
          after: after?.direction ?? '',
          rest: rest.slice(after?.length ?? 0),
        }
      }
    }
  return null
}

/** Suffixes that Spanish names end with. */
const SPANISH_ENDS: ReadonlySet<string> = new Set(['VIS', 'PLZ', 'VL'])

/**
 * Returns the position of the suffix: the last word, or, when a city may follow without a comma, the end of the first
 * run of suffixes. `St` in such a run begins a city when a word follows.
 */
const suffixAt = (words: readonly string[], isOpen: boolean): number => {
  const isSuffix = (at: number): boolean => at > 0 && suffixes.has(words[at] ?? '')
  if (!isOpen) return isSuffix(words.length - 1) ? words.length - 1 : -1
  const first = words.findIndex((_, at) => isSuffix(at))
  let last = first
  while (last >= 0 && isSuffix(last + 1) && !(words[last + 1] === 'ST' && last + 2 < words.length)) last += 1
  return last
}

const isShort = (word: string): boolean => word.length <= 2

/** Reads the direction after a suffix; before a city only if abbreviated: `St North Miami` is in North Miami. */
const directionBehind = (rest: readonly string[]) => {
  const after = directionAt(rest)
  const isAlone = after !== null && after.length === rest.length
  return after !== null && (isAlone || rest.slice(0, after.length).every(isShort)) ? after : null
}

/** Reads the direction of one or two words at the end of a street of more words. */
const directionLast = (words: readonly string[]): ReturnType<typeof directionAt> => {
  const both = words.length > 2 ? directionAt(words.slice(-2)) : null
  return both?.length === 2 ? both : words.length > 1 ? directionAt(words.slice(-1)) : null
}

/** Reads a street without its number and unit. A street is open when a city may follow it without a comma. */
export const lineOf = (typed: readonly string[], isOpen: boolean): Line => {
  const first = directionAt(typed)
  const one = directionAt(typed.slice(0, 1))
  const before = [first, one].find((found) => found !== null && hasName(typed.slice(found.length))) ?? null
  const words = typed.slice(before?.length ?? 0)
  const line = { before: before?.direction ?? '', suffix: '', after: '', rest: [] }
  const numbered = numberedRoad(words)
  if (numbered !== null) return { ...line, ...numbered }
  const [head = '', ...others] = words
  const lettered = /^AVE?(?:NUE)? ([A-Z])$/.exec(words.join(' '))?.[1]
  if (lettered !== undefined) return { ...line, name: `AVENUE ${lettered}` }
  const last = isOpen ? null : directionLast(words)
  const inner = words.slice(0, words.length - (last?.length ?? 0))
  const at = suffixAt(inner, isOpen)
  const suffix = suffixes.get(inner[at] ?? '') ?? ''
  const leading = leadingWords.get(head)
  if (leading !== undefined && others.length > 0 && (suffix === '' || SPANISH_ENDS.has(suffix)))
    return { ...line, name: [leading, ...others].join(' ') }
  if (suffix === '') return { ...line, name: nameOf(inner, false), after: last?.direction ?? '' }
  const rest = inner.slice(at + 1)
  const after = last ?? directionBehind(rest)
  return {
    ...line,
    name: nameOf(inner.slice(0, at), true),
    suffix,
    after: after?.direction ?? '',
    rest: rest.slice(last === null ? (after?.length ?? 0) : 0),
  }
}
