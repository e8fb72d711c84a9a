import { foldText } from '../shared/text.ts'
import {
  directionNames,
  directions,
  leadingWords,
  loneUnits,
  nameBeginnings,
  numberedUnits,
  ordinal,
  suffixNames,
  suffixes,
} from './street-words.ts'
import type { StreetAddress } from './us-address.ts'
import { readUnit } from './unit.ts'

/** Splits a text into words in upper case without accents and punctuation; `#` is a word of its own. */
export const wordsOf = (text: string): readonly string[] =>
  foldText(text)
    .toUpperCase()
    .replace(/['’.]/g, '')
    .replaceAll('#', ' # ')
    .replace(/[^\p{L}\p{N}#]+/gu, ' ')
    .split(' ')
    .filter((word) => word !== '')

/** Returns the full word of a suffix or direction, else the word: `ST` is `STREET`, `NW` is `NORTHWEST`. */
const fullWord = (word: string): string =>
  suffixNames.get(suffixes.get(word) ?? '') ?? directionNames.get(directions.get(word) ?? '') ?? word

const fullWords = (words: readonly string[]): string => words.map(fullWord).join(' ')

/** Returns the compared form of a text of place names. */
export const nameKey = (text: string): string => fullWords(wordsOf(text))

/** Returns the compared form of a street without its number: all its words in full (NET-02). */
export const streetKey = ({ before, name, suffix, after }: StreetAddress): string =>
  fullWords([before, ...name.split(' '), suffix, after].filter((word) => word !== ''))

/** Returns a street's names without directions: its name, with suffix, and without a leading Spanish word. */
export const ownNames = ({ name, suffix }: StreetAddress): readonly string[] => {
  const [first = '', ...rest] = name.split(' ')
  return [
    name,
    ...(suffix === '' ? [] : [`${name} ${fullWord(suffix)}`]),
    ...(leadingWords.has(first) && rest.length > 0 ? [rest.join(' ')] : []),
  ]
}

/** Possible forms of a finished word: initial `ST` may be a saint, `AVE` an avenida; a number an ordinal. */
const formsOf = (word: string, isBeginning: boolean): readonly string[] => {
  if (/^\d+$/.test(word)) return [ordinal(Number(word)), word]
  const beginnings = isBeginning ? [leadingWords.get(word), nameBeginnings.get(word)] : []
  return [...new Set([fullWord(word), ...beginnings.filter((form) => form !== undefined)])]
}

const abbreviations: readonly (readonly [short: string, full: string])[] = [
  ...[...suffixes.keys(), ...directions.keys()].map((short) => [short, fullWord(short)] as const),
  ...leadingWords,
]

/** The possible completions of a word still being typed: itself, or the full form of an abbreviation that it begins. */
const completionsOf = (word: string): readonly string[] => [
  ...new Set([
    word.replace(/^(\d+)[SNRT]\w?$/, '$1'),
    ...abbreviations.flatMap(([short, full]) =>
      word.length > 1 && short.startsWith(word) && !full.startsWith(word) ? [full] : [],
    ),
  ]),
]

/** The longest prefix that is completed in every possible form: three words can have two forms each. */
const FORMS_MAX = 16

/** Returns the possible key prefixes of an incomplete street name. Its last word counts as unfinished. */
export const namePrefixes = (words: readonly string[]): readonly string[] => {
  const [last = ''] = words.slice(-1)
  return words
    .slice(0, -1)
    .map((word, at) => formsOf(word, at < 2))
    .concat([completionsOf(last)])
    .reduce<readonly string[]>(
      (prefixes, forms) =>
        prefixes
          .flatMap((prefix) => forms.map((form) => `${prefix} ${form}`.trimStart()))
          .slice(0, FORMS_MAX),
      [''],
    )
}

const NUMBER = /^\d+[A-Z]?$/

/** Like `namePrefixes`, for a text that begins with a house number; empty if it does not. */
export const linePrefixes = (words: readonly string[]): readonly string[] => {
  const [first = '', ...rest] = words
  if (!NUMBER.test(first)) return []
  return rest.length === 0 ? [first] : namePrefixes(rest).map((prefix) => `${first} ${prefix}`)
}

/** Returns the key of a unit: `Apt 4B`, `#4-b` and `4b` are equal, and so are `2nd floor` and `Piso 2` (NET-02). */
export const unitKey = (text: string): string => {
  const words = wordsOf(text)
  const { unit, rest } = readUnit(words)
  const read = unit !== '' && rest.length === 0 ? unit.split(' ') : words
  const own = read.filter((word) => word !== '#' && !numberedUnits.has(word))
  return (own.length > 0 ? own : read)
    .map((word) => loneUnits.get(word) ?? word)
    .join('')
    .replace(/^(?:APTO?|UNIT|STE)(?=\d)/, '')
}
