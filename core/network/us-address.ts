import { partsOf, placeOf } from './address-text.ts'
import { numberFirst, numberLast } from './house-number.ts'
import { isMailbox } from './mailbox.ts'
import type { StreetLine } from './street-line.ts'
import { directionAt, lineOf, numberedRoad } from './street-line.ts'
import { nameBeginnings } from './street-words.ts'
import { isLineEnd, readUnit, splitUnit } from './unit.ts'

/**
 * A street address in parts, upper case, no accents. Missing parts are empty. `number`: text `123 1/2`, `45-17`,
 * `N6W23001`, `A17`. `unit`: USPS Publication 28 abbreviations: `BLDG 3 APT 4B`, `REAR`; `# 4B` has no unit word.
 */
export type StreetAddress = StreetLine & {
  readonly kind: 'street'
  readonly number: string
  readonly unit: string
  readonly city: string
  readonly state: string
  readonly zip: string
  readonly urbanization: string
}

/** A place for letters that is no home. */
export type MailAddress = { readonly kind: 'mail' }

const URBANIZATION = /^(?:URB|URBANIZACION) (.+)$/

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
 * Reads a US address as people write and paste it: on one line or several, with or without commas, its number first or
 * last, with units, city, state, zip and country, in English or Spanish. Drops a line before the street, such as a
 * name. It never fails: what it does not understand is the name of the street (NET-01).
 */
export const readUsAddress = (text: string): StreetAddress | MailAddress => {
  const { parts, state, zip } = placeOf(partsOf(text))
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
