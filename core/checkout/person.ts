import { either as E } from 'fp-ts'
import type { RiskRecord } from '../risk/risk-record.ts'
import { withoutAnswer } from '../risk/risk-record.ts'
import { cleanText } from '../shared/text.ts'
import { parsePhone } from './customer.ts'

/** The data that identify a buyer, as typed or as stored. The address is the address of the sale. */
export type Person = {
  readonly firstName: string
  readonly lastName: string
  readonly emailAddress: string
  readonly phoneNumber: string
}

/** Normalizes text for comparison: composed, lower case, single spaces. Accents are significant. */
const normalized = (text: string): string => cleanText(text).toLowerCase().replace(/ +/g, ' ').trim()

const normalizedPhone = (text: string): string => {
  const phone = parsePhone(text)
  return E.isRight(phone) ? phone.right : text
}

/**
 * Checks whether two buyers of one sale are the same person: the same first name, last name, e-mail address and
 * telephone number. Case and spaces are ignored, and so is the kind of telephone (RSK-04).
 */
export const isSamePerson = (one: Person, other: Person): boolean =>
  normalized(one.firstName) === normalized(other.firstName) &&
  normalized(one.lastName) === normalized(other.lastName) &&
  normalized(one.emailAddress) === normalized(other.emailAddress) &&
  normalizedPhone(one.phoneNumber) === normalizedPhone(other.phoneNumber)

/**
 * Returns the risk record after `next` becomes the buyer. An answer is valid for the person who gave it, a referral for
 * the complete sale (RSK-04).
 */
export const riskOfBuyer = (
  record: RiskRecord | null,
  before: Person | null,
  next: Person,
): RiskRecord | null => (before !== null && isSamePerson(before, next) ? record : withoutAnswer(record))
