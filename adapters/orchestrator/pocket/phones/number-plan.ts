import type { LineOfBusiness } from '#core/catalog/offer.ts'
import type { NumberStatus } from '#core/phone/number-check.ts'
import type { LineNumber } from '#core/phone/phone-number.ts'
import type { PortabilityDetails } from '#core/phone/portability.ts'
import { areaCodesOf, isAreaOfService } from './area-codes.ts'

/*
 * Whose a number is, made up: no registry stands behind this provider. Ranges of exchanges belong to carriers that there are not; within
 * 555-01xx, which belongs to nobody, each kind of number has its own ten, for demonstrations and tests.
 */

type Holder = {
  readonly status: NumberStatus
  readonly carrier: string
  readonly isOwnCustomer: boolean
  readonly isFrozen: boolean
}

const held = (carrier: string): Holder => ({
  status: 'active',
  carrier,
  isOwnCustomer: false,
  isFrozen: false,
})

const luna = held('Luna Móvil')
const norte = held('Norte Telecom')
const own: Holder = { ...held('Cometa'), isOwnCustomer: true }
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

/** The holder of 555-01xx by the last digit but one. */
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
 * What the plan knows of a number, as a line of a kind in a state could have it: a line at home only with an area code of its state, a
 * mobile one with any of the states of service.
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

/** The numbers of a state that are nobody's and may be given to a new line, in order. */
export const freeNumbers = (state: string): readonly LineNumber[] =>
  areaCodesOf(state).flatMap((areaCode) =>
    Array.from({ length: 10 }, (_, last) => `${areaCode}555019${last}` as LineNumber),
  )
