import { either as E } from 'fp-ts'
import { isPlainText } from '../shared/text.ts'
import type { FullAddressFailure } from './address.failure.ts'
import type { Street, Unit, Zip } from './address.ts'
import { STREET_MAX, parseStreet, parseUnit, parseZip } from './address.ts'

/** An address taken apart. */
export type ParsedAddress = { readonly street: Street; readonly apt: Unit; readonly zip: Zip }

/** Longest address on one line, in characters: twice its street (ADR-12). */
export const FULL_ADDRESS_MAX = 2 * STREET_MAX

/** The end of an address: a state or a city and state, if any, and a zip with or without its four more digits. */
const PLACE = /^(?:.*\s)?([0-9]{5})(?:-[0-9]{4})?$/

/** A unit at the end of a street line of two words or more, by what it is called or a number sign. */
const UNIT_IN_STREET =
  /^(\S+\s.*\S)\s+((?:apt|apartment|apto|apartamento|unit|unidad|ste|suite|piso|depto)\.?\s+\S+|#\s*\S+)$/i

type Parts = { readonly street: string; readonly unit: string; readonly place: string }

const partsOf = (text: string): E.Either<FullAddressFailure, Parts> => {
  const parts = text.split(',').map((part) => part.trim())
  const [street = '', second = ''] = parts
  const place = parts.at(-1) ?? ''
  if (parts.length < 2) return E.left({ _tag: 'FullAddressIncomplete', text })
  if (parts.length > 4) return E.left({ _tag: 'FullAddressTooManyParts', parts: parts.length })
  if (parts.length === 4) return E.right({ street, unit: second, place })
  const inStreet = UNIT_IN_STREET.exec(street)
  return E.right({ street: inStreet?.[1] ?? street, unit: inStreet?.[2] ?? '', place })
}

/**
 * Takes an address on one line apart: street, unit if any, city, state and zip, with commas between. Fails with what is wrong of the line
 * as a whole, or with the failure of its street or unit (ADR-12).
 */
export const parseFullAddress = (text: string): E.Either<FullAddressFailure, ParsedAddress> => {
  if (text.trim() === '') return E.left({ _tag: 'FullAddressMissing' })
  if (text.length > FULL_ADDRESS_MAX) return E.left({ _tag: 'FullAddressTooLong', max: FULL_ADDRESS_MAX })
  if (!isPlainText(text)) return E.left({ _tag: 'FullAddressUnreadable' })
  const parts = partsOf(text)
  if (E.isLeft(parts)) return parts
  const street = parseStreet(parts.right.street)
  if (E.isLeft(street)) return street
  const apt = parseUnit(parts.right.unit)
  if (E.isLeft(apt)) return apt
  const zip = parseZip(PLACE.exec(parts.right.place)?.[1] ?? '')
  if (E.isLeft(zip)) return E.left({ _tag: 'FullAddressWithoutZip', place: parts.right.place })
  return E.right({ street: street.right, apt: apt.right, zip: zip.right })
}
