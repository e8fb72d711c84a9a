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

/** A word of a number. Compound numbers and their endings follow the rules of each language. */
const NUMBER_WORD = [
  'un[oa]?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince',
  'dieci\\p{L}+|veint\\p{L}+|(?:trei|cuare|cincue|sese|sete|oche|nove)nta|cien|\\p{L}*(?:cient|nient)[oa]s?|mil|mill[oó]n(?:es)?|docenas?',
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\p{L}+teen',
  '(?:twen|thir|for|fif|six|seven|eigh|nine)ty|hundreds?|thousands?|millions?|dozens?',
].join('|')

const COUNT = String.raw`(?:${NUMBER_WORD})(?:[\s-](?:(?:y|and)\s)?(?:${NUMBER_WORD}))*`

const UNITS =
  'años?|meses|semanas|días|horas|minutos|segundos|dólares|centavos|gigas?|megas?|years?|months?|weeks?|days|hours?|minutes?|seconds?|dollars?|cents|gigs?'

/** A number in digits, or a count of a unit in words. */
const NUMBER = new RegExp(
  String.raw`\$?\d[\d.,]*|(?<!\p{L})${COUNT}\s(?:(?:de|of)\s)?(?:${UNITS})(?!\p{L})`,
  'giu',
)

const OTHERS =
  'competencia|competidor(?:es|as?)?|compañías?|proveedor(?:es)?|operador(?:es)?|competition|competitors?|compan(?:y|ies)|providers?|carriers?'

const SOLD =
  'redes|red|internet|servicios?|cobertura|señal|precios?|planes|networks?|service|coverage|signal|prices?'

/** A comparison with other providers, or a superlative of what is sold. */
const COMPARATIVE = new RegExp(
  [
    String.raw`(?:más|menos|mejor|peor|mayor|menor)(?:es)?\s(?:\p{L}+\s){0,2}que\s(?:\p{L}+\s){0,2}(?:${OTHERS})`,
    String.raw`(?:\p{L}+er|more|less|fewer|worse)\s(?:\p{L}+\s)?than\s(?:\p{L}+\s){0,2}(?:${OTHERS})`,
    String.raw`(?:la|el|las|los)\s(?:${SOLD})\smás\s\p{L}+\sdel?\s\p{L}+`,
    String.raw`(?:la|el|las|los)\s(?:mejor|mejores)\s(?:${SOLD}|${OTHERS})`,
    String.raw`the\s(?:best|leading|most\s\p{L}+|\p{L}{3,}est)\s(?:${SOLD}|${OTHERS})`,
    String.raw`número\suno|líder(?:es)?|number\sone`,
  ]
    .map((form) => String.raw`(?<!\p{L})(?:${form})(?!\p{L})`)
    .join('|'),
  'giu',
)

const outsideClaims = (text: string, pattern: RegExp): readonly string[] =>
  Array.from(text.replace(CLAIM, '').matchAll(pattern), ([found]) => found)

/** Lists the numbers of a text that no claim covers. */
export const numbersWithoutSource = (text: string): readonly string[] => outsideClaims(text, NUMBER)

/** Lists the comparisons with other providers and the superlatives of what is sold that no claim covers. */
export const comparativesWithoutSource = (text: string): readonly string[] => outsideClaims(text, COMPARATIVE)
