import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Agreement } from '#core/checkout/agreement.ts'
import { areAllAccepted } from '#core/checkout/agreement.ts'
import { agreementsStanding } from '#core/checkout/agreements-standing.ts'
import { acceptedAgreements } from '#test/arbitraries/checkout.arbitrary.ts'

const texts: fc.Arbitrary<readonly Agreement[]> = acceptedAgreements.map((named) =>
  named.map(({ id, version }) => ({ id, version, title: id, summary: '', paragraphs: [] })),
)

describe('agreementsStanding', () => {
  it('is settled exactly when all are accepted, and names those that are not (CHK-05, CHK-11)', () => {
    fc.assert(
      fc.property(texts, acceptedAgreements, (agreements, accepted) => {
        fc.pre(agreements.length > 0)
        const standing = agreementsStanding(agreements, accepted)
        const isSettled = areAllAccepted(agreements, accepted)
        expect(standing.shown).toEqual(agreements)
        expect(standing.isSettled).toBe(isSettled)
        expect(standing.reason).toBe(isSettled ? 'allAccepted' : 'notAllAccepted')
        expect(areAllAccepted(standing.missing, [...accepted, ...standing.missing])).toBe(true)
        expect(agreements.filter((text) => !standing.missing.includes(text))).toSatisfy(
          (rest: readonly Agreement[]) => areAllAccepted(rest, accepted),
        )
        expect(standing.missing.some((text) => areAllAccepted([text], accepted))).toBe(false)
      }),
    )
  })

  it('is settled with nothing to accept, and never without the texts (CHK-11)', () => {
    fc.assert(
      fc.property(acceptedAgreements, (accepted) => {
        expect(agreementsStanding([], accepted)).toEqual({
          isSettled: true,
          shown: [],
          missing: [],
          reason: 'nothingToAccept',
        })
        expect(agreementsStanding(null, accepted)).toEqual({
          isSettled: false,
          shown: [],
          missing: [],
          reason: 'unavailable',
        })
      }),
      { numRuns: 100 },
    )
  })
})
