import type { OfferId } from '../catalog/offer.ts'
import type { NumberStatus } from '../phone/number-check.ts'
import type { PhoneDetails } from '../phone/phone-details.ts'
import type { LineNumber } from '../phone/phone-number.ts'
import type { PortabilityRequest } from '../phone/portability.ts'
import type { ToldPortability } from '../phone/told-portability.ts'
import type { Call } from './orchestrator.ts'

/** `offered` are numbers of the address that a new line can have. */
export type PhoneVerification = {
  readonly telephoneNumber: LineNumber
  readonly status: NumberStatus
  readonly offered: readonly LineNumber[]
}

/** `carrier` is whose the number is now; null unless it can be brought along. */
export type PortabilityAnswer = {
  readonly phoneProductId: OfferId
  readonly lineId: string
  readonly telephoneNumber: LineNumber
  readonly portability: ToldPortability
  readonly carrier: string | null
}

/** The calls about the numbers of telephone and mobile lines, for a cart that holds such a line. */
export type PhoneCalls = {
  /** Whether a number is in use, and which a new line could have. */
  readonly verifyPhoneNumber: Call<{ readonly telephoneNumber: LineNumber }, PhoneVerification>
  /** Whether a number can be brought to a line. */
  readonly phonePortability: Call<PortabilityRequest, PortabilityAnswer>
  /** Keeps the numbers of lines; one that is brought along must have been found portable for its line. */
  readonly updatePhoneDetails: Call<
    { readonly phoneDetails: readonly PhoneDetails[] },
    { readonly phoneDetails: readonly PhoneDetails[] }
  >
}
