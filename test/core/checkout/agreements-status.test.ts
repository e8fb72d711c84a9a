import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Agreement, areAllAccepted } from '#core/checkout/agreement.ts'
import { agreementsStatus } from '#core/checkout/agreements-status.ts'
import { acceptedAgreements } from '#test/arbitraries/checkout.arbitrary.ts'
import { forAll, forAllWith } from '#test/for-all.ts'

const texts: fc.Arbitrary<readonly Agreement[]> = acceptedAgreements.map((named) =>
  named.map(({ id, version }) => ({ id, version, title: id, summary: '', paragraphs: [], grants: null })),
)

describe('agreementsStatus', () => {
  it('is complete exactly when all are accepted, and lists the missing ones (CHK-05, CHK-11)', () =>
    forAll(texts, acceptedAgreements, (agreements, accepted) => {
      fc.pre(agreements.length > 0)
      const standing = agreementsStatus(agreements, accepted)
      const isSettled = areAllAccepted(agreements, accepted)
      expect(standing.shown).toEqual(agreements)
      expect(standing.isSettled).toBe(isSettled)
      expect(standing.reason).toBe(isSettled ? 'allAccepted' : 'notAllAccepted')
      expect(areAllAccepted(standing.missing, [...accepted, ...standing.missing])).toBe(true)
      expect(agreements.filter((text) => !standing.missing.includes(text))).toSatisfy(
        (rest: readonly Agreement[]) => areAllAccepted(rest, accepted),
      )
      expect(standing.missing.some((text) => areAllAccepted([text], accepted))).toBe(false)
    }))

  it('is complete with nothing to accept, and never before the texts are loaded (CHK-11)', () =>
    forAllWith({ numRuns: 100 }, acceptedAgreements, (accepted) => {
      expect(agreementsStatus([], accepted)).toEqual({
        isSettled: true,
        shown: [],
        missing: [],
        reason: 'nothingToAccept',
      })
      expect(agreementsStatus(null, accepted)).toEqual({
        isSettled: false,
        shown: [],
        missing: [],
        reason: 'unavailable',
      })
    }))
})
