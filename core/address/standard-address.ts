import { foldText } from '../shared/text.ts'
import type { Address } from './address.ts'
import type { UnitType } from './unit-parts.ts'
import { unitParts } from './unit-parts.ts'

/** A place in the network's own spelling. */
export type SpelledPlace = {
  readonly street: string
  readonly unit: string
  readonly city: string
  readonly state: string
  readonly zip: string
}

/** An address as the network spells it, taken apart, its unit into what it is and its number. */
export type StandardAddress = {
  readonly street: string
  readonly apt: string
  readonly unitType: UnitType | null
  readonly unitNumber: string
  readonly city: string
  readonly state: string
  readonly zip: string
}

/** The parts of a place (ADR-15). */
export const standardAddress = ({ street, unit, city, state, zip }: SpelledPlace): StandardAddress => {
  const { type, number } = unitParts(unit)
  return { street, apt: unit, unitType: type, unitNumber: number, city, state, zip }
}

/** Whether an address is written as the network spells it, but for case, accents and how wide its spaces are (ADR-16). */
export const isSpelledAs = (typed: Address, known: Pick<SpelledPlace, 'street' | 'unit' | 'zip'>): boolean =>
  foldText(typed.street) === foldText(known.street) &&
  foldText(typed.unit) === foldText(known.unit) &&
  typed.zip === known.zip
