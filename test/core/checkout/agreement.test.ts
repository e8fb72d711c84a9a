import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { areAllAccepted } from '#core/checkout/agreement.ts'
import { acceptedAgreements } from '#test/arbitraries/checkout.arbitrary.ts'

describe('areAllAccepted', () => {
  it('is true when all are accepted, in any order and with extra ones (CHK-05)', () => {
    fc.assert(
      fc.property(acceptedAgreements, acceptedAgreements, (agreements, others) => {
        expect(areAllAccepted(agreements, agreements.toReversed().concat(others))).toBe(true)
      }),
    )
  })

  it('is false when one is missing or accepted in another version only (CHK-05)', () => {
    fc.assert(
      fc.property(acceptedAgreements, fc.nat(2), (agreements, at) => {
        fc.pre(at < agreements.length)
        const older = agreements.map((agreement, index) =>
          index === at ? { ...agreement, version: `${agreement.version}-old` } : agreement,
        )
        expect(areAllAccepted(agreements, agreements.toSpliced(at, 1))).toBe(false)
        expect(areAllAccepted(agreements, older)).toBe(false)
      }),
    )
  })

  it('is true when no acceptance is required (CHK-05)', () => {
    expect(areAllAccepted([], [])).toBe(true)
  })
})
