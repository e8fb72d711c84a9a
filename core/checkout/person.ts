import { either as E } from 'fp-ts'
import type { RiskRecord } from '../risk/risk-record.ts'
import { withoutAnswer } from '../risk/risk-record.ts'
import { parsePhone } from './customer.ts'

/** What a buyer is known by, as typed or as on record. The address is that of the sale. */
export type Person = {
  readonly firstName: string
  readonly lastName: string
  readonly emailAddress: string
  readonly phoneNumber: string
}

/** Text as it is compared: composed, in lower case, with single spaces. Accents tell people apart. */
const spelled = (text: string): string => text.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim()

const dialled = (text: string): string => {
  const phone = parsePhone(text)
  return E.isRight(phone) ? phone.right : text
}

/**
 * Tells whether two buyers of one sale are the same person: the same first name, last name, e-mail address and telephone number. Case and
 * spaces say nothing; the kind of telephone is no part of a person (RSK-04).
 */
export const isSamePerson = (one: Person, other: Person): boolean =>
  spelled(one.firstName) === spelled(other.firstName) &&
  spelled(one.lastName) === spelled(other.lastName) &&
  spelled(one.emailAddress) === spelled(other.emailAddress) &&
  dialled(one.phoneNumber) === dialled(other.phoneNumber)

/** The risk question once `next` buys: an answer holds for the person it was given for, a referral for the sale (RSK-04). */
export const riskOfBuyer = (
  record: RiskRecord | null,
  before: Person | null,
  next: Person,
): RiskRecord | null => (before !== null && isSamePerson(before, next) ? record : withoutAnswer(record))
