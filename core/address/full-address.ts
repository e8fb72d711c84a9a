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

/** End of an address: an optional state, or city and state, then a zip with or without four more digits. */
const PLACE = /^(?:.*\s)?([0-9]{5})(?:-[0-9]{4})?$/

/** The country at the end of an address from a map or a contact. */
const COUNTRY = /[,\s]+(?:u\.?s\.?(?:a\.?)?|united states(?: of america)?|ee\.? ?uu\.?|estados unidos)$/i

/** An address without commas: its number first, and its zip at the end. */
const OPEN = /^(\S*\d\S* .+) (\d{5}(?:-\d{4})?)$/

/** A unit at the end of a street line of at least two words, by its name or a number sign. */
const UNIT_IN_STREET =
  /^(\S+\s.*\S)\s+((?:apt|apartment|apto|apartamento|unit|unidad|ste|suite|piso|depto)\.?\s+\S+|#\s*\S+)$/i

type Parts = { readonly street: string; readonly unit: string; readonly place: string }

const partsOf = (text: string): E.Either<FullAddressFailure, Parts> => {
  const parts = text.split(',').map((part) => part.trim())
  const [, open = '', zip = ''] = OPEN.exec(text) ?? []
  if (parts.length < 2)
    return open === ''
      ? E.left({ _tag: 'FullAddressIncomplete', text })
      : E.right({ street: open, unit: '', place: zip })
  if (parts.length > 4) return E.left({ _tag: 'FullAddressTooManyParts', parts: parts.length })
  const street = parts.slice(0, 1).join('')
  const place = parts.slice(-1).join('')
  if (parts.length === 4 && !/^[a-z]{2}$/i.test(parts[2] ?? ''))
    return E.right({ street, unit: parts.slice(1, 2).join(''), place })
  const inStreet = UNIT_IN_STREET.exec(street)
  return E.right({ street: inStreet?.[1] ?? street, unit: inStreet?.[2] ?? '', place })
}

/**
 * Parses a one-line address: street, optional unit, city, state and zip, with commas, with or without country. Without
 * commas, city and state stay with the street. Fails with the line's fault, or its street's or unit's failure (ADR-12).
 */
export const parseFullAddress = (typed: string): E.Either<FullAddressFailure, ParsedAddress> => {
  const text = cleanText(typed)
  if (text.trim() === '') return E.left({ _tag: 'FullAddressMissing' })
  if (text.length > FULL_ADDRESS_MAX) return E.left({ _tag: 'FullAddressTooLong', max: FULL_ADDRESS_MAX })
  if (!isPlainText(text)) return E.left({ _tag: 'FullAddressUnreadable' })
  const parts = partsOf(text.trimEnd().replace(COUNTRY, ''))
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
 * Returns the complete address that was written into the street field of a form; null if the field has no complete
 * address. A unit in its own field stays when the line has none (ADR-10).
 */
export const fullAddressIn = (form: AddressForm): Address | null => {
  const parsed = parseFullAddress(form.street)
  if (E.isLeft(parsed)) return null
  const { street, apt, zip } = parsed.right
  const typed = parseUnit(form.unit)
  return { street, unit: apt === '' && E.isRight(typed) ? typed.right : apt, zip }
}
