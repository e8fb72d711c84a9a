import { isMailbox } from '../address/address.ts'
import { stateNames, usStates } from '../shared/us-state.ts'
import { foldText } from '../shared/text.ts'
import {
  directions,
  leadingWords,
  loneUnits,
  nameBeginnings,
  numberedRoads,
  numberedUnits,
  ordinal,
  ordinalNumbers,
  suffixNames,
  suffixes,
  tenNumbers,
} from './street-words.ts'

/**
 * A street address in parts, upper case and without accents. A part that is not written is empty. `number` is a text: `123 1/2`, `45-17`,
 * `N6W23001`, `A17`. `unit` has the abbreviations of USPS Publication 28: `BLDG 3 APT 4B`, `REAR`; `# 4B` has no unit word.
 */
export type StreetAddress = {
  readonly kind: 'street'
  readonly number: string
  readonly before: string
  readonly name: string
  readonly suffix: string
  readonly after: string
  readonly unit: string
  readonly city: string
  readonly state: string
  readonly zip: string
  readonly urbanization: string
}

/** A place for letters that is no home. */
export type MailAddress = { readonly kind: 'mail' }

const FRACTIONS: Readonly<Record<string, string>> = { '½': ' 1/2', '¼': ' 1/4', '¾': ' 3/4' }

/** Splits a text at commas, semicolons, line breaks and spaced dashes into parts of normalized words; `#` is a word of its own. */
const partsOf = (text: string): readonly (readonly string[])[] =>
  text
    .replace(/[½¼¾]/g, (sign) => FRACTIONS[sign] ?? '')
    .replace(/[\r\n;]+/g, ',')
    .replace(/(?<=\d) - (?=\d)/g, '-')
    .replace(/ [-–—] /g, ',')
    .split(',')
    .map((part) =>
      foldText(part)
        .toUpperCase()
        .replace(/['’]/g, '')
        .replace(/\bN[º°]/g, 'NO ')
        .replace(/\bC\/ ?/g, 'CALLE ')
        .replace(/\bEE ?\. ?UU\b/g, 'EEUU')
        .replace(/\b([A-Z])\.(?= ?[A-Z]\b)/g, '$1')
        .replace(/(\d)-(?=\d\/\d)/g, '$1 ')
        .replace(/\b([A-Z])-(?=\d)/g, '$1')
        .replace(/(\d)-(?=[A-Z]\b)/g, '$1')
        .replace(/\b(APTO?|UNIT|STE|LOT|BLDG)(?=\d)/g, '$1 ')
        .replace(/#/g, ' # ')
        .replace(/(?<!\d)[-/]|[-/](?!\d)/g, ' ')
        .replace(/[^\p{L}\p{N}#/-]+/gu, ' ')
        .trim()
        .split(' ')
        .filter((word) => word !== ''),
    )
    .filter((part) => part.length > 0)

const COUNTRY = / ?\b(?:USA|U S A|US|UNITED STATES(?: OF AMERICA)?|EEUU|EE UU|ESTADOS UNIDOS)$/

const ZIP = /(?:^| )(\d{5})(?:-?\d{4})?$/

const stateCodes: ReadonlyMap<string, string> = new Map([
  ...usStates.flatMap((code) => [[code, code] as const, [stateNames[code].toUpperCase(), code] as const]),
  ['FLA', 'FL'],
  ['PR', 'PR'],
  ['PUERTO RICO', 'PR'],
])

const STATE = new RegExp(
  `(?:^| )(${[...stateCodes.keys()].toSorted((a, b) => b.length - a.length).join('|')})$`,
)

const hasSuffix = (text: string): boolean =>
  text
    .split(' ')
    .slice(1)
    .some((word) => suffixes.has(word))

type Place = { readonly parts: readonly string[]; readonly state: string; readonly zip: string }

/** Takes country, zip and state from the end. `CT` at the end of a line without another suffix is a court, not a state. */
const placeOf = (written: readonly string[]): Place => {
  const parts = [...written]
  const take = (
    pattern: RegExp,
    isAllowed: (rest: string, found: string) => boolean = () => true,
  ): string => {
    const last = parts.at(-1) ?? ''
    const [all, found = ''] = pattern.exec(last) ?? ['']
    const rest = last.slice(0, last.length - all.length)
    if (all === '' || (rest === '' && parts.length === 1) || !isAllowed(rest, found)) return ''
    parts.splice(-1, 1, ...(rest === '' ? [] : [rest]))
    return found
  }
  if (parts.length > 1 || ZIP.test((parts[0] ?? '').replace(COUNTRY, ''))) take(COUNTRY)
  const zip = take(ZIP, (rest) => parts.length > 1 || /^\S*\d/.test(rest))
  const state = take(
    STATE,
    (rest, found) =>
      (parts.length > 1 || zip !== '') && (!suffixes.has(found) || !/^\S*\d/.test(rest) || hasSuffix(rest)),
  )
  return { parts, state: stateCodes.get(state) ?? '', zip }
}

const URBANIZATION = /^(?:URB|URBANIZACION) (.+)$/

const NUMBER = /^(?:\d+[A-Z]?|\d+-\d+[A-Z]?)$/
const GRID = /^[NSEW]\d+[NSEW]\d+$/
const SIGN = /^(?:NO|NUM|NUMERO|#)$/

type Numbered = { readonly number: string; readonly words: readonly string[] }

const withoutZeros = (number: string): string => number.replace(/^0+(?=\d)/, '')

/** Takes the number from the beginning of a street: digits, a fraction, a grid number, or a letter and digits before a Spanish word. */
const numberFirst = (typed: readonly string[]): Numbered | null => {
  const [sign = '', ...others] = typed
  const words = SIGN.test(sign) && /^\d/.test(others[0] ?? '') ? others : typed
  const [first = '', second = '', ...rest] = words
  if (second === '') return null
  if (first === 'ONE') return { number: '1', words: words.slice(1) }
  if (GRID.test(first)) return { number: first, words: words.slice(1) }
  if (/^[NSEW]\d+$/.test(first) && GRID.test(first + second)) return { number: first + second, words: rest }
  if (/^\d+$/.test(first) && /^\d\/\d$/.test(second))
    return { number: `${withoutZeros(first)} ${second}`, words: rest }
  if (NUMBER.test(first)) return { number: withoutZeros(first), words: words.slice(1) }
  if (/^[A-Z]\d+$/.test(first) && leadingWords.has(second)) return { number: first, words: words.slice(1) }
  if (/^[A-Z]$/.test(first) && /^\d+$/.test(second) && leadingWords.has(rest[0] ?? ''))
    return { number: first + second, words: rest }
  return null
}

/** Checks for the words of a street that lacks its number: `Calle`, `County Road`. */
const isBare = (words: readonly string[]): boolean => {
  const text = words.join(' ')
  const isRoad = (written: string): boolean => numberedRoads.some(([, road]) => road.test(written))
  return (words.length === 1 && leadingWords.has(text)) || (isRoad(`${text} 1`) && !isRoad(text))
}

/** Takes the number from the end of a street: `Magnolia Street 742`, `Calle 5 #D-12`. The number of a numbered road stays. */
const numberLast = (typed: readonly string[]): Numbered | null => {
  const number = typed.at(-1) ?? ''
  const rest = typed.slice(0, -1)
  const isSigned = SIGN.test(rest.at(-1) ?? '')
  const words = isSigned ? rest.slice(0, -1) : rest
  if (words.length === 0 || !/^(?:[A-Z]?\d+|\d+[A-Z]?|\d+-\d+)$/.test(number)) return null
  return !isSigned && isBare(words) ? null : { number: withoutZeros(number), words }
}

const FLOOR = /^(\d+)(?:ST|ND|RD|TH|ER|DO|TO)$/

/** Returns the unit that words begin with, in the abbreviations of Publication 28, and the words after it; an empty unit if there is none. */
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
  if (loneUnits.has(first)) return next(word ?? '', 1)
  return { unit: '', rest: typed }
}

const isLineEnd = (word: string): boolean => suffixes.has(word) || directions.has(word)

/** Splits the words of a street before its unit. A word without a number is a unit only after a suffix, and at the end. */
const splitUnit = (typed: readonly string[]) => {
  for (let at = 1; at < typed.length; at += 1) {
    const { unit, rest } = readUnit(typed.slice(at))
    const isLone = loneUnits.has(typed[at] ?? '') && !/\d/.test(typed[at + 1] ?? '')
    if (unit !== '' && (!isLone || (isLineEnd(typed[at - 1] ?? '') && rest.length === 0)))
      return { street: typed.slice(0, at), unit, rest }
  }
  return { street: typed, unit: '', rest: [] }
}

/** Takes a direction of one or two words from the beginning. */
const directionAt = (
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

/** Reads ordinals in words and numbers before a suffix, writes street words in full, and begins with `SAINT`, `MOUNT` or `FORT`. */
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

type Line = Pick<StreetAddress, 'before' | 'name' | 'suffix' | 'after'> & {
  /** The words behind the street. */
  readonly rest: readonly string[]
}

const numberedRoad = (words: readonly string[]): Omit<Line, 'before' | 'suffix'> | null => {
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
 * Returns the position of the suffix: the last word, or, when a city may follow without a comma, the end of the first run of suffixes. `St` in
 * such a run begins a city when a word follows.
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

/** Reads the direction behind a suffix. Before a city it is one only if abbreviated: `St North Miami` is in North Miami. */
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
const lineOf = (typed: readonly string[], isOpen: boolean): Line => {
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

const isStreetPart = (part: string): boolean => {
  const words = part.split(' ')
  return numberFirst(words) !== null || numberLast(words) !== null
}

/** Joins parts that a comma divided: a lone house number with its street, and `Jr.` with its name. */
const joinParts = (parts: readonly string[]): readonly string[] =>
  parts.reduce<readonly string[]>((joined, part) => {
    const last = joined.at(-1)
    const isNumber = /^\d+$/.test(part) && last !== undefined && !isStreetPart(last)
    return last !== undefined && (/^\d+$/.test(last) || /^JR\b/.test(part) || isNumber)
      ? [...joined.slice(0, -1), `${last} ${part}`]
      : [...joined, part]
  }, [])

/** Takes the number, the unit and the words behind it from the words of a street. */
const streetOf = (
  typed: readonly string[],
): {
  readonly number: string
  readonly words: readonly string[]
  readonly unit: string
  readonly rest: readonly string[]
} => {
  const ahead = readUnit(typed)
  if (ahead.unit !== '' && numberFirst(ahead.rest) !== null)
    return { ...streetOf(ahead.rest), unit: ahead.unit }
  const first = numberFirst(typed)
  const { street, unit, rest } = splitUnit(first?.words ?? typed)
  if (first !== null) {
    const [last = '', end = ''] = [street.at(-1), street.at(-2)]
    const own = street.slice(directionAt(street)?.length ?? 0)
    const isUnit =
      unit === '' && /\d/.test(last) && isLineEnd(end) && own.length > 2 && numberedRoad(own) === null
    return isUnit
      ? { number: first.number, words: street.slice(0, -1), unit: `# ${last}`, rest }
      : { number: first.number, words: street, unit, rest }
  }
  const last = numberLast(street)
  if (last !== null) return { ...last, unit, rest }
  const [, signed = '', units = unit] = /^# (\S+) ?(.*)$/.exec(unit) ?? []
  return { number: signed, words: street, unit: units, rest }
}

const cityName = (words: readonly string[]): string => {
  const [first = '', ...rest] = words
  return rest.length === 0 ? first : [nameBeginnings.get(first) ?? first, ...rest].join(' ')
}

/**
 * Reads a US address as people write and paste it: on one line or several, with or without commas, its number first or last, with
 * units, city, state, zip and country, in English or Spanish. Drops a line before the street, such as a name. It never fails: what it
 * does not understand is the name of the street (NET-01).
 */
export const readUsAddress = (text: string): StreetAddress | MailAddress => {
  const written = partsOf(text).map((words) => words.join(' '))
  const { parts, state, zip } = placeOf(written)
  const urbanization = parts.flatMap((part) => URBANIZATION.exec(part)?.[1] ?? []).join(' ')
  const own = joinParts(parts.filter((part) => !URBANIZATION.test(part)))
  const places = own.filter((part) => !isMailbox(part))
  const isUnit = (part: string): boolean => {
    const { unit: read, rest: others } = readUnit(part.split(' '))
    return (read !== '' && others.length === 0) || /^\d+[A-Z]?$/.test(part)
  }
  const numbered = places.find((part) => !isUnit(part) && isStreetPart(part))
  if (places.length < own.length && numbered === undefined) return { kind: 'mail' }
  const line = numbered ?? places.find((part) => !isUnit(part)) ?? ''
  const behind = places.slice(places.indexOf(line) + 1).filter((part) => !isUnit(part))
  const { number, words, unit, rest } = streetOf(line.split(' '))
  const isOpen = behind.length === 0 && rest.length === 0 && (state !== '' || zip !== '')
  const { rest: after, ...street } = lineOf(words, isOpen)
  const units = places.filter((part) => part !== line && isUnit(part))
  return {
    kind: 'street',
    number,
    ...street,
    unit: [unit, ...units.map((part) => readUnit(part.split(' ')).unit || `# ${part}`)].join(' ').trim(),
    city: cityName(behind.at(-1)?.split(' ') ?? [...rest, ...after]),
    state,
    zip,
    urbanization,
  }
}
