import { either as E } from 'fp-ts'
import * as fc from 'fast-check'
import { type LineNumber, parseLineNumber } from '#core/phone/phone-number.ts'
import type { NumberCheck } from '#core/phone/number-check.ts'
import type { PortabilityDetails } from '#core/phone/portability.ts'
import { accepted } from './accepted.ts'
import { phoneDigits } from './checkout.arbitrary.ts'

/** Valid numbers, with more toll-free and premium ones than by chance. */
export const lineNumber: fc.Arbitrary<LineNumber> = fc
  .oneof(
    phoneDigits,
    fc
      .tuple(fc.constantFrom('800', '888', '900', '305'), phoneDigits)
      .map(([areaCode, digits]) => areaCode + digits.slice(3)),
  )
  .filter((text) => E.isRight(parseLineNumber(text)))
  .map((text) => accepted(parseLineNumber(text)))

export const numberCheck: fc.Arbitrary<NumberCheck> = fc.constantFrom<NumberCheck>(
  { isVerified: true, reason: 'active' },
  { isVerified: false, reason: 'inactive' },
  { isVerified: false, reason: 'unassigned' },
  { isVerified: null, reason: 'checkUnavailable' },
)

export const portabilityDetails: fc.Arbitrary<PortabilityDetails> = fc.record({
  isOwnCustomer: fc.boolean(),
  isInRateCenter: fc.boolean(),
  isFrozen: fc.boolean(),
})
