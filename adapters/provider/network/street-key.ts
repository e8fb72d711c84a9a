import { foldText } from '#core/shared/text.ts'

/** The abbreviations of street words in English and Spanish, by the form they are compared in. */
const streetForms: Readonly<Record<string, readonly string[]>> = {
  street: ['st', 'str'],
  avenue: ['av', 'ave', 'aven', 'avenida', 'avda'],
  boulevard: ['blvd', 'boul', 'bulevar'],
  drive: ['dr', 'drv'],
  road: ['rd'],
  lane: ['ln'],
  court: ['ct', 'crt'],
  place: ['pl'],
  circle: ['cir', 'circ'],
  terrace: ['ter', 'terr'],
  parkway: ['pkwy', 'pky'],
  highway: ['hwy'],
  square: ['sq'],
  trail: ['trl'],
  plaza: ['plz'],
  way: [],
  calle: [],
  camino: [],
  paseo: [],
  via: [],
}

/** The same of directions. */
const directionForms: Readonly<Record<string, readonly string[]>> = {
  north: ['n', 'norte'],
  south: ['s', 'sur'],
  east: ['e', 'este'],
  west: ['w', 'oeste'],
  northeast: ['ne', 'noreste'],
  northwest: ['nw', 'noroeste'],
  southeast: ['se', 'sureste', 'sudeste'],
  southwest: ['sw', 'suroeste', 'sudoeste'],
}

const aliases: ReadonlyMap<string, string> = new Map(
  Object.entries({ ...streetForms, ...directionForms }).flatMap(([form, shorts]) =>
    shorts.map((short) => [short, form] as const),
  ),
)

const unitWords: ReadonlySet<string> = new Set(
  '# apt apto apartment apartamento depto departamento dpto unit unidad suite ste'.split(' '),
)

/** Splits a text into normalized words without punctuation; `#` is a separate word. */
export const wordsOf = (text: string): readonly string[] =>
  foldText(text)
    .replace(/['’.]/g, '')
    .replaceAll('#', ' # ')
    .replace(/[^\p{L}\p{N}#]+/gu, ' ')
    .split(' ')
    .filter((word) => word !== '')

const isNumber = (word: string): boolean => /^\d+$/.test(word)

/** Returns the compared form of a word: `8`, `8th` and `8th.` are equal, and so are `st` and `street`. */
const canonicalWord = (word: string): string =>
  aliases.get(word) ?? word.replace(/^(\d+)(?:st|nd|rd|th)?$/, '$1th')

/** Returns the key of a street name. */
export const nameKey = (words: readonly string[]): string => words.map(canonicalWord).join(' ')

/** Returns the key of a name without words such as `Street`, unless it has no other words. */
export const ownName = (key: string): string => {
  const own = key.split(' ').filter((word) => !Object.hasOwn(streetForms, word))
  return own.length > 0 ? own.join(' ') : key
}

/** Returns the key of a street line: its number unchanged, then the key of its name. */
const lineKey = (words: readonly string[]): string => {
  const [first = '', ...rest] = words
  return isNumber(first) ? [first, nameKey(rest)].join(' ').trimEnd() : nameKey(words)
}

/** Returns the possible completions of a word still being typed: itself, or the full form of an abbreviation that it begins. */
const readingsOf = (word: string): readonly string[] => {
  const ordinal = word.replace(/^(\d+)[snrt]\w?$/, '$1t')
  const full = [...aliases].flatMap(([short, form]) =>
    word.length > 1 && short.startsWith(word) && !form.startsWith(word) ? [form] : [],
  )
  return [...new Set([ordinal, ...full])]
}

/** Returns the possible key prefixes of an incomplete street name. Its last word counts as unfinished. */
export const namePrefixes = (words: readonly string[]): readonly string[] =>
  readingsOf(words.at(-1) ?? '').map((reading) =>
    [...words.slice(0, -1).map(canonicalWord), reading].join(' '),
  )

/** Like `namePrefixes`, for a text that begins with a house number; empty if it does not. */
export const linePrefixes = (words: readonly string[]): readonly string[] => {
  const [first = '', ...rest] = words
  if (!isNumber(first)) return []
  return rest.length === 0 ? [first] : namePrefixes(rest).map((prefix) => `${first} ${prefix}`)
}

const unitKeyOf = (words: readonly string[]): string => {
  const own = words.filter((word) => !unitWords.has(word))
  return (own.length > 0 ? own : words).join('').replace(/^(?:apt|apto|unit|ste)(?=\d)/, '')
}

/** Returns the key of a unit: `Apt 4B`, `#4-b` and `4b` are equal. */
export const unitKey = (text: string): string => unitKeyOf(wordsOf(text))

/**
 * Returns the line and unit keys of both fields. A unit after the street counts only if the unit field is empty. A city after a comma is
 * dropped.
 */
export const readAddress = (
  street: string,
  unit: string,
): { readonly line: string; readonly unit: string } => {
  const [head = [], ...tails] = street.split(',').map(wordsOf)
  const at = head.findIndex((word, index) => index > 1 && unitWords.has(word))
  const written = at < 0 ? tails.find(([first = '']) => unitWords.has(first)) : head.slice(at)
  return { line: lineKey(at < 0 ? head : head.slice(0, at)), unit: unitKey(unit) || unitKeyOf(written ?? []) }
}
