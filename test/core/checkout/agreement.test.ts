import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  acceptedAmong,
  areAllAccepted,
  grants,
  isGranted,
  requiredAgreements,
} from '#core/checkout/agreement.ts'
import type { Agreement } from '#core/checkout/agreement.ts'
import { acceptedAgreements } from '#test/arbitraries/checkout.arbitrary.ts'
import { forAll } from '#test/for-all.ts'

describe('areAllAccepted', () => {
  it('is true when all are accepted, in any order and with extra ones (CHK-05)', () =>
    forAll(acceptedAgreements, acceptedAgreements, (agreements, others) => {
      expect(areAllAccepted(agreements, agreements.toReversed().concat(others))).toBe(true)
    }))

  it('is false when one is missing or accepted in another version only (CHK-05)', () =>
    forAll(acceptedAgreements, fc.nat(2), (agreements, at) => {
      fc.pre(at < agreements.length)
      const older = agreements.map((agreement, index) =>
        index === at ? { ...agreement, version: `${agreement.version}-old` } : agreement,
      )
      expect(areAllAccepted(agreements, agreements.toSpliced(at, 1))).toBe(false)
      expect(areAllAccepted(agreements, older)).toBe(false)
    }))

  it('is true when no acceptance is required (CHK-05)', () => {
    expect(areAllAccepted([], [])).toBe(true)
  })
})

/** Agreements, some of them consents. */
const texts: fc.Arbitrary<readonly Agreement[]> = fc
  .tuple(acceptedAgreements, fc.array(fc.constantFrom(null, ...grants), { minLength: 20, maxLength: 20 }))
  .map(([named, given]) =>
    named.map(({ id, version }, index) => ({
      id,
      version,
      title: id,
      summary: '',
      paragraphs: [],
      grants: given[index] ?? null,
    })),
  )

describe('requiredAgreements', () => {
  it('needs no consent, whatever else is accepted (CHK-05)', () =>
    forAll(texts, (agreements) => {
      const required = requiredAgreements(agreements)
      expect(required.some(({ grants: granted }) => granted !== null)).toBe(false)
      expect(areAllAccepted(requiredAgreements(agreements), required)).toBe(true)
      expect(
        agreements.filter((text) => !required.includes(text)).every((text) => text.grants !== null),
      ).toBe(true)
    }))
})

describe('isGranted', () => {
  it('is granted exactly by an accepted consent in the shown version (CHK-18)', () =>
    forAll(texts, acceptedAgreements, fc.constantFrom(...grants), (agreements, others, grant) => {
      const accepted = [...agreements.filter((_, index) => index % 2 === 0), ...others]
      const granting = agreements.filter((text) => text.grants === grant)
      expect(isGranted(agreements, accepted, grant)).toBe(acceptedAmong(granting, accepted).length > 0)
      expect(isGranted(agreements, [], grant)).toBe(false)
    }))
})
