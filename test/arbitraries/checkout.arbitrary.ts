import { either as E } from 'fp-ts'
import * as fc from 'fast-check'
import type { AcceptedAgreement } from '#core/checkout/agreement.ts'
import type { Customer, EmailAddress, PersonName, PhoneNumber } from '#core/checkout/customer.ts'
import { NAME_MAX, parseEmail, parsePersonName, parsePhone, phoneTypes } from '#core/checkout/customer.ts'
import { orderInstalls } from '#core/checkout/install-option.ts'
import type { CheckoutProgress } from '#core/checkout/readiness.ts'
import { riskDecisions } from '#core/risk/risk.ts'
import { accepted } from './accepted.ts'
import { writtenText } from './text.arbitrary.ts'

export const personName: fc.Arbitrary<PersonName> = writtenText(1, NAME_MAX)
  .filter((text) => E.isRight(parsePersonName(text)))
  .map((text) => accepted(parsePersonName(text)))

export const emailAddress: fc.Arbitrary<EmailAddress> = fc
  .emailAddress()
  .filter((text) => E.isRight(parseEmail(text)))
  .map((text) => accepted(parseEmail(text)))

/** Ten digits whose area code and exchange begin with 2 to 9. */
export const phoneDigits: fc.Arbitrary<string> = fc
  .tuple(fc.integer({ min: 200, max: 999 }), fc.integer({ min: 200, max: 999 }), fc.nat(9_999))
  .map(([area, exchange, line]) => `${area}${exchange}${String(line).padStart(4, '0')}`)

export const phoneNumber: fc.Arbitrary<PhoneNumber> = phoneDigits.map((text) => accepted(parsePhone(text)))

export const customer: fc.Arbitrary<Customer> = fc.record({
  firstName: personName,
  lastName: personName,
  emailAddress,
  phoneNumber,
  phoneType: fc.constantFrom(...phoneTypes),
})

export const acceptedAgreements: fc.Arbitrary<readonly AcceptedAgreement[]> = fc.uniqueArray(
  fc.record({ id: fc.constantFrom('terms', 'mail', 'privacy'), version: fc.constantFrom('1', '2') }),
  { selector: ({ id }) => id },
)

export const checkoutProgress: fc.Arbitrary<CheckoutProgress> = fc.record({
  hasPlan: fc.boolean(),
  hasCustomer: fc.boolean(),
  riskDecision: fc.constantFrom(null, ...riskDecisions),
  installKind: fc.constantFrom(null, ...orderInstalls),
  hasAgreements: fc.boolean(),
  isAutoPay: fc.boolean(),
  isPaymentNeeded: fc.boolean(),
  hasPayment: fc.boolean(),
  hasVisit: fc.boolean(),
  areWindowsOpen: fc.boolean(),
})
