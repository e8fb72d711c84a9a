import { either as E } from 'fp-ts'
import type { Branded } from '../shared/branded.ts'
import { characterCount, cleanText, isPlainText, writtenText } from '../shared/text.ts'
import type { StreetFailure, UnitFailure, ZipFailure } from './address.failure.ts'

/** A street line: number and name, without unit, city or zip. */
export type Street = Branded<string, 'Street'>

/** A US zip code of exactly five digits. */
export type Zip = Branded<string, 'Zip'>

/** An apartment, unit or suite as the visitor writes it. Empty for a house. */
export type Unit = Branded<string, 'Unit'>

export type Address = { readonly street: Street; readonly unit: Unit; readonly zip: Zip }

export const STREET_MAX = 100
export const UNIT_MAX = 20
export const ZIP_LENGTH = 5

/** Pattern of a street: plain text without leading white space (ADR-01). */
export const STREET = writtenText()

/** Pattern of a zip code (ADR-02). */
export const ZIP = new RegExp(`^[0-9]{${ZIP_LENGTH}}$`)

/** Parses a required street without leading white space (ADR-01). Drops trailing white space. */
export const parseStreet = (text: string): E.Either<StreetFailure, Street> => {
  const street = cleanText(text).trimEnd()
  if (street === '') return E.left({ _tag: 'StreetMissing' })
  if (street.startsWith(' ')) return E.left({ _tag: 'StreetStartsWithSpace' })
  if (characterCount(street) > STREET_MAX) return E.left({ _tag: 'StreetTooLong', max: STREET_MAX })
  return STREET.test(street) ? E.right(street as Street) : E.left({ _tag: 'StreetUnreadable' })
}

/** Parses a required zip of exactly five digits (ADR-02). */
export const parseZip = (text: string): E.Either<ZipFailure, Zip> => {
  const zip = cleanText(text).trim()
  if (zip === '') return E.left({ _tag: 'ZipMissing' })
  return ZIP.test(zip) ? E.right(zip as Zip) : E.left({ _tag: 'ZipMalformed' })
}

/** Parses an optional, short unit (ADR-03). */
export const parseUnit = (text: string): E.Either<UnitFailure, Unit> => {
  const unit = cleanText(text).trim()
  if (characterCount(unit) > UNIT_MAX) return E.left({ _tag: 'UnitTooLong', max: UNIT_MAX })
  return isPlainText(unit) ? E.right(unit as Unit) : E.left({ _tag: 'UnitUnreadable' })
}

/** Returns the text of the zip field after typing: digits only, at most five (ADR-02). */
export const zipInput = (text: string): string => text.replace(/[^0-9]/g, '').slice(0, ZIP_LENGTH)
