/** A number that a page states, as it is written, with its source: an offer, a fact of the brand, a rule. */
export type Claim = { readonly text: string; readonly source: string }

// Private-use characters: no keyboard and no font has them.
const OPEN = '\uE000'
const SOURCE = '\uE001'
const CLOSE = '\uE002'

const CLAIM = /\uE000([^\uE001]*)\uE001([^\uE002]*)\uE002/g

/** Marks a part of a text as a claim. The marks are removed before a page is rendered. */
export const markClaim = (text: string, source: string): string => `${OPEN}${text}${SOURCE}${source}${CLOSE}`

/** Returns a text without the marks of its claims. */
export const withoutMarks = (text: string): string => text.replace(CLAIM, '$1')

/** Lists the claims of a text, in order. */
export const claimsIn = (text: string): readonly Claim[] =>
  Array.from(text.matchAll(CLAIM), ([, written = '', source = '']) => ({ text: written, source }))

const COUNTS =
  'un|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|veinte|treinta|cien|mil|one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|hundred|thousand'
const UNITS =
  'años?|meses|semanas|horas|minutos|segundos|dólares|gigas?|megas?|years?|months?|weeks?|hours?|minutes?|seconds?|dollars?|gigs?'

/** A number in digits, or a count of a unit in words. */
const NUMBER = new RegExp(String.raw`\$?\d[\d.,]*|\b(?:${COUNTS})\s(?:${UNITS})(?![\p{L}])`, 'giu')

/** Lists the numbers of a text that no claim covers. */
export const numbersWithoutSource = (text: string): readonly string[] =>
  Array.from(text.replace(CLAIM, '').matchAll(NUMBER), ([number]) => number)
