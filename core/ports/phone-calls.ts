import type { OfferId } from '../catalog/offer.ts'
import type { NumberStatus } from '../phone/number-check.ts'
import type { PhoneDetails } from '../phone/phone-details.ts'
import type { LineNumber } from '../phone/phone-number.ts'
import type { PortabilityRequest } from '../phone/portability.ts'
import type { PortabilitySummary } from '../phone/portability-summary.ts'
import type { ChangedShop } from './promotion-calls.ts'
import type { Call } from './orchestrator.failure.ts'

/** `offered` contains numbers of the address that a new line can have. */
export type PhoneVerification = {
  readonly telephoneNumber: LineNumber
  readonly status: NumberStatus
  readonly offered: readonly LineNumber[]
}

/** `carrier` is the current carrier of the number; null if the number cannot be ported. */
export type PortabilityAnswer = {
  readonly phoneProductId: OfferId
  readonly lineId: string
  readonly telephoneNumber: LineNumber
  readonly portability: PortabilitySummary
  readonly carrier: string | null
}

/** The numbers that a new line at the address can have, and the saved details of the lines in the cart. */
export type PhoneOptions = {
  readonly offered: readonly LineNumber[]
  readonly phoneDetails: readonly PhoneDetails[]
}

/** The calls about the numbers of telephone and mobile lines, for a cart with such a line. */
export type PhoneCalls = {
  readonly phoneOptions: Call<void, PhoneOptions>
  /** Checks whether a number is in use, and returns numbers that a new line can have. */
  readonly verifyPhoneNumber: Call<{ readonly telephoneNumber: LineNumber }, PhoneVerification>
  /** Checks whether a number can be ported to a line. */
  readonly phonePortability: Call<PortabilityRequest, PortabilityAnswer>
  /** Saves line numbers. A ported one must have been found portable. It can change the price (PHN-10). */
  readonly updatePhoneDetails: Call<
    { readonly phoneDetails: readonly PhoneDetails[] },
    { readonly phoneDetails: readonly PhoneDetails[] } & ChangedShop
  >
}
