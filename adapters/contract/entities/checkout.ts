import type { AcceptedAgreement, Agreement } from '#core/checkout/agreement.ts'
import { grants } from '#core/checkout/agreement.ts'
import type { Customer, EmailAddress, PersonName, PhoneNumber } from '#core/checkout/customer.ts'
import {
  EMAIL,
  EMAIL_MAX,
  NAME_MAX,
  PERSON_NAME,
  TELEPHONE,
  TELEPHONE_MAX,
  parseEmail,
  parsePersonName,
  parsePhone,
  phoneTypes,
} from '#core/checkout/customer.ts'
import type { CheckoutProgress } from '#core/checkout/readiness.ts'
import { WINDOW_HOURS, parseWindow } from '#core/schedule/choose-window.ts'
import type { HoldStatus } from '#core/schedule/hold-status.ts'
import type { InstallationWindow, VisitWindows } from '#core/schedule/window.ts'
import { list, nullable, refined } from '../../shape/composite.shape.ts'
import { object } from '../../shape/object.shape.ts'
import type { Shape } from '../../shape/shape.ts'
import { boolean, integer, literal, text } from '../../shape/shape.ts'
import { orderInstall } from './catalog.ts'
import { identifier, windowId } from './identifier.ts'
import { riskDecision } from './risk.ts'
import { duration, plainDate } from './time.ts'

const personName: Shape<PersonName> = refined<string, PersonName>(
  text({ min: 1, max: NAME_MAX, pattern: PERSON_NAME }),
  parsePersonName,
  (fc) => fc.string({ unit: 'grapheme', minLength: 1, maxLength: 24 }),
)

export const emailAddress: Shape<EmailAddress> = refined<string, EmailAddress>(
  text({ min: 1, max: EMAIL_MAX, pattern: EMAIL }),
  parseEmail,
  (fc) => fc.emailAddress(),
)

const phoneNumber: Shape<PhoneNumber> = refined<string, PhoneNumber>(
  text({ min: 1, max: TELEPHONE_MAX, pattern: TELEPHONE }),
  parsePhone,
  (fc) => fc.integer({ min: 2_002_000_000, max: 9_999_999_999 }).map(String),
)

/** The details of a customer, field by field. */
export const customerFields = {
  firstName: personName,
  lastName: personName,
  emailAddress,
  phoneNumber,
  phoneType: literal(...phoneTypes),
}

export const customer: Shape<Customer> = object<Customer>(customerFields)

const agreement: Shape<Agreement> = object<Agreement>({
  id: identifier,
  version: identifier,
  title: text({ min: 1, max: 200 }),
  summary: text({ min: 0, max: 1_000 }),
  paragraphs: list(text({ min: 1, max: 10_000 }), { max: 200 }),
  grants: nullable(literal(...grants)),
})

export const agreements = list(agreement, { max: 20 })

const acceptedAgreement: Shape<AcceptedAgreement> = object<AcceptedAgreement>({
  id: identifier,
  version: identifier,
})

export const acceptedAgreements = list(acceptedAgreement, { max: 20 })

const hour = integer({ min: 0, max: 24 })

/** A window in a page model request. Its schema cannot express that it lasts two hours (S17). */
export const requestedWindow: Shape<InstallationWindow> = object<InstallationWindow>({
  id: windowId,
  date: plainDate,
  fromHour: hour,
  toHour: hour,
  placesLeft: integer({ min: 0, max: 10_000 }),
})

/** A window in an answer (SCH-05). */
export const installationWindow: Shape<InstallationWindow> = refined(requestedWindow, parseWindow, (fc) =>
  requestedWindow.arbitrary(fc).map((window) => ({ ...window, toHour: window.fromHour + WINDOW_HOURS })),
)

/** The windows of a kind of visit at a home. */
export const visitWindows: Shape<VisitWindows> = object<VisitWindows>({
  windows: list(installationWindow, { max: 500 }),
  today: plainDate,
})

export const holdStatus: Shape<HoldStatus> = object<HoldStatus>({
  remainingMs: duration,
  lifetimeMs: duration,
})

export const progress: Shape<CheckoutProgress> = object<CheckoutProgress>({
  hasPlan: boolean,
  hasCustomer: boolean,
  riskDecision: nullable(riskDecision),
  installKind: nullable(orderInstall),
  hasAgreements: boolean,
  isAutoPay: boolean,
  isPaymentNeeded: boolean,
  hasPayment: boolean,
  hasVisit: boolean,
  areWindowsOpen: boolean,
})
