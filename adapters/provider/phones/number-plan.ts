import type { LineOfBusiness } from '#core/catalog/offer.ts'
import type { NumberStatus } from '#core/phone/number-check.ts'
import type { LineNumber } from '#core/phone/phone-number.ts'
import type { PortabilityDetails } from '#core/phone/portability.ts'
import { areaCodesAt, areaCodesOf, isAreaOfService } from './area-codes.ts'

/*
 * Fictional holders of numbers: this provider has no number registry. Ranges of exchanges belong to fictional carriers.
 * In 555-01xx, which belongs to nobody, each kind of number has ten numbers, for demonstrations and tests.
 */

type Holder = {
  readonly status: NumberStatus
  readonly carrier: string
  readonly isOwnCustomer: boolean
  readonly isFrozen: boolean
}

const holderAt = (carrier: string): Holder => ({
  status: 'active',
  carrier,
  isOwnCustomer: false,
  isFrozen: false,
})

const luna = holderAt('Luna Móvil')
const norte = holderAt('Norte Telecom')
/** The carrier is never disclosed: the number of an existing customer is not portable. */
const own: Holder = { ...holderAt(''), isOwnCustomer: true }
const frozen: Holder = { ...norte, isFrozen: true }
const inactive: Holder = { ...norte, status: 'inactive' }
const unassigned: Holder = { ...norte, status: 'unassigned' }

/** The holder of an exchange by its first digit, 2 to 9. */
const exchanges: Readonly<Record<string, Holder>> = {
  2: luna,
  3: luna,
  4: norte,
  5: norte,
  6: own,
  7: frozen,
  8: inactive,
}

/** The holder of a 555-01xx number by its second-to-last digit. */
const fictional: Readonly<Record<string, Holder>> = {
  0: norte,
  1: norte,
  2: luna,
  3: luna,
  4: luna,
  5: norte,
  6: own,
  7: frozen,
  8: inactive,
}

const FICTIONAL = /^\d{3}55501(\d)\d$/

const holderOf = (number: LineNumber): Holder => {
  const tens = FICTIONAL.exec(number)?.[1]
  const holder = tens === undefined ? exchanges[number.charAt(3)] : fictional[tens]
  return isAreaOfService(number.slice(0, 3)) ? (holder ?? unassigned) : unassigned
}

export type NumberRecord = {
  readonly status: NumberStatus
  readonly carrier: string
  readonly details: PortabilityDetails
}

/**
 * Returns the record of a number for a line of a kind in a state. A line at home needs an area code of its state; a
 * mobile line accepts any state of service.
 */
export const numberRecord = (
  number: LineNumber,
  lineOfBusiness: LineOfBusiness,
  state: string,
): NumberRecord => {
  const { status, carrier, isOwnCustomer, isFrozen } = holderOf(number)
  const areaCode = number.slice(0, 3)
  const isInRateCenter =
    lineOfBusiness === 'Mobile' ? isAreaOfService(areaCode) : areaCodesOf(state).includes(areaCode)
  return { status, carrier, details: { isOwnCustomer, isInRateCenter, isFrozen } }
}

/** Returns the unassigned numbers that a new line at an address can have, by the area of its zip, in order (PHN-06). */
export const freeNumbers = (place: { readonly zip: string; readonly state: string }): readonly LineNumber[] =>
  areaCodesAt(place).flatMap((areaCode) =>
    Array.from({ length: 10 }, (_, last) => `${areaCode}555019${last}` as LineNumber),
  )
