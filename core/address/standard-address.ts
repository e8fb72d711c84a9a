import { foldText } from '../shared/text.ts'
import type { Address } from './address.ts'
import type { UnitType } from './unit-parts.ts'
import { unitParts } from './unit-parts.ts'

/** A place in the spelling of the network. */
export type SpelledPlace = {
  readonly street: string
  readonly unit: string
  readonly city: string
  readonly state: string
  readonly zip: string
}

/** An address in the spelling of the network, in parts. The unit has a type and a number. */
export type StandardAddress = {
  readonly street: string
  readonly apt: string
  readonly unitType: UnitType | null
  readonly unitNumber: string
  readonly city: string
  readonly state: string
  readonly zip: string
}

/** Splits a place into its parts (ADR-15). */
export const standardAddress = ({ street, unit, city, state, zip }: SpelledPlace): StandardAddress => {
  const { type, number } = unitParts(unit)
  return { street, apt: unit, unitType: type, unitNumber: number, city, state, zip }
}

/** Checks an address against the network's spelling, ignoring case, accents and width of spaces (ADR-16). */
export const isSpelledAs = (typed: Address, known: Pick<SpelledPlace, 'street' | 'unit' | 'zip'>): boolean =>
  foldText(typed.street) === foldText(known.street) &&
  foldText(typed.unit) === foldText(known.unit) &&
  typed.zip === known.zip
