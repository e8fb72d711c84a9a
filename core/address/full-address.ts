import { either as E } from 'fp-ts'
import { cleanText, isPlainText } from '../shared/text.ts'
import type { FullAddressFailure } from './address.failure.ts'
import type { AddressForm } from './address-form.ts'
import type { Address, Street, Unit, Zip } from './address.ts'
import { STREET_MAX, parseStreet, parseUnit, parseZip } from './address.ts'

/** The parts of a parsed address. */
export type ParsedAddress = { readonly street: Street; readonly apt: Unit; readonly zip: Zip }

/** Longest address on one line, in characters: twice its street (ADR-12). */
export const FULL_ADDRESS_MAX = 2 * STREET_MAX

/** The end of an address: an optional state or city and state, then a zip with or without its four additional digits. */
const PLACE = /(?:^|\s)(\d{5})(-\d{4})?$/

/** Words behind the zip, such as the country in an address from a map. */
const BEHIND = /(\D\d{5}(-\d{4})?)[ ,]+\D+$/

/** A unit at the end of a street line of at least two words, by its name or a number sign. */
const UNIT_IN_STREET =
  /^(\S+\s.*\S)\s+((?:apt|apartment|apto|apartamento|unit|unidad|ste|suite|piso|depto)\.?\s+\S+|#\s*\S+)$/i

type Parts = { readonly street: string; readonly unit: string; readonly place: string }

const partsOf = (text: string): E.Either<FullAddressFailure, Parts> => {
  const parts = text.split(',').map((part) => part.trim())
  if (parts.length < 2) return E.left({ _tag: 'FullAddressIncomplete', text })
  if (parts.length > 4) return E.left({ _tag: 'FullAddressTooManyParts', parts: parts.length })
  const street = parts.slice(0, 1).join('')
  const place = parts.slice(-1).join('')
  if (parts.length === 4 && parts[2]?.length !== 2)
    return E.right({ street, unit: parts.slice(1, 2).join(''), place })
  const inStreet = UNIT_IN_STREET.exec(street)
  return E.right({ street: inStreet?.[1] ?? street, unit: inStreet?.[2] ?? '', place })
}

/**
 * Parses an address on one line: street, optional unit, city, state and zip, separated by commas. Words behind the zip
 * are dropped. Fails with the fault of the line, or with the failure of its street or unit (ADR-12).
 */
export const parseFullAddress = (typed: string): E.Either<FullAddressFailure, ParsedAddress> => {
  const text = cleanText(typed)
  if (text.trim() === '') return E.left({ _tag: 'FullAddressMissing' })
  if (text.length > FULL_ADDRESS_MAX) return E.left({ _tag: 'FullAddressTooLong', max: FULL_ADDRESS_MAX })
  if (!isPlainText(text)) return E.left({ _tag: 'FullAddressUnreadable' })
  const parts = partsOf(text.trimEnd().replace(BEHIND, '$1'))
  if (E.isLeft(parts)) return parts
  const street = parseStreet(parts.right.street)
  if (E.isLeft(street)) return street
  const apt = parseUnit(parts.right.unit)
  if (E.isLeft(apt)) return apt
  const zip = parseZip(PLACE.exec(parts.right.place)?.[1] ?? '')
  if (E.isLeft(zip)) return E.left({ _tag: 'FullAddressWithoutZip', place: parts.right.place })
  return E.right({ street: street.right, apt: apt.right, zip: zip.right })
}

/**
 * Returns the complete address that was written into the street field of a form; null if the field has no complete address. A unit in its own
 * field stays when the line has none (ADR-10).
 */
export const fullAddressIn = (form: AddressForm): Address | null => {
  const parsed = parseFullAddress(form.street)
  if (E.isLeft(parsed)) return null
  const { street, apt, zip } = parsed.right
  const typed = parseUnit(form.unit)
  return { street, unit: apt === '' && E.isRight(typed) ? typed.right : apt, zip }
}
