import { either as E } from 'fp-ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AffiliateAnswer } from '#core/affiliate/affiliate.ts'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import { eachBrand } from '#test/builders/brand.builder.ts'
import { affiliateChannels, affiliateResult, affiliateStart } from '#core/affiliate/affiliate.ts'
import { AFFILIATE_CALL, parseAffiliateId } from '#core/affiliate/affiliate-id.ts'
import { anyText, textOf } from '#test/arbitraries/text.arbitrary.ts'
import { forAll } from '#test/for-all.ts'

const goodId = fc.constantFrom('abc', 'A-1', 'SOCIO-0042', 'x'.repeat(32))
const badId = fc.oneof(
  fc.constantFrom('', 'ab', '-abc', 'a b', 'abc\n', 'x'.repeat(33), 'ñandú', 'a\u200Bbc'),
  anyText.filter((text) => /[^A-Za-z0-9-]/.test(text)),
)
const channel = fc.constantFrom(...affiliateChannels)
const because = fc.constantFrom('timeout' as const, 'refused' as const, 'unreachable' as const)
const useless: fc.Arbitrary<AffiliateAnswer> = fc.oneof(
  badId.map((affiliateId) => ({ _tag: 'Answered' as const, affiliateId })),
  because.map((reason) => ({ _tag: 'Failed' as const, because: reason })),
)

const toldOf = (from: string, answer: AffiliateAnswer) => ({
  channel: from,
  because: answer._tag === 'Failed' ? answer.because : null,
})

const { affiliateFallbacks } = cometa

describe('parseAffiliateId', () => {
  it('accepts three to 32 letters, digits and dashes, without a leading dash (AFF-01)', () =>
    forAll(fc.oneof(goodId, badId, textOf('aZ9-', 0, 34)), (text) => {
      const isSized = text.length >= 3 && text.length <= 32
      const isId = isSized && text[0] !== '-' && !/[^A-Za-z0-9-]/.test(text)
      expect(parseAffiliateId(text)).toEqual(
        isId ? E.right(text) : E.left({ _tag: 'AffiliateIdInvalid', affiliateId: text }),
      )
    }))
})

describe('affiliateStart', () => {
  it('reuses a valid stored id without a request (AFF-01)', () =>
    forAll(goodId, fc.option(anyText), (stored, vParam) => {
      expect(affiliateStart(stored, vParam)).toEqual({
        _tag: 'Reuse',
        affiliateId: stored,
        reason: { rule: 'AFF-01', facts: { isStored: true, isValid: true } },
      })
    }))

  it('requests an id once, with a three-second timeout, when no valid id is stored (AFF-02)', () => {
    expect(AFFILIATE_CALL).toEqual({ timeoutMs: 3_000, attempts: 1 })
    forAll(fc.option(badId), fc.option(anyText), (stored, vParam) => {
      expect(affiliateStart(stored, vParam)).toEqual({
        _tag: 'Ask',
        vParam,
        timeoutMs: 3_000,
        attempts: 1,
        reason: { rule: 'AFF-02', facts: { isStored: stored !== null, isValid: false } },
      })
    })
  })
})

describe('affiliateResult', () => {
  it('accepts exactly three channels (AFF-03, AFF-04)', () => {
    expect(affiliateChannels).toEqual(['etail', 'dotcom', 'official'])
  })

  it('preserves a valid id in any channel (AFF-02)', () =>
    forAll(channel, goodId, (from, affiliateId) => {
      expect(affiliateResult(from, { _tag: 'Answered', affiliateId }, affiliateFallbacks)).toEqual({
        _tag: 'Keep',
        affiliateId,
        reason: { rule: 'AFF-02', facts: { channel: from, because: null } },
      })
    }))

  it('logs and shows the error page when a retail partner has no id (AFF-03)', () =>
    forAll(useless, (answer) => {
      expect(affiliateResult('etail', answer, affiliateFallbacks)).toEqual({
        _tag: 'Error',
        to: 'error',
        logs: true,
        reason: { rule: 'AFF-03', facts: toldOf('etail', answer) },
      })
    }))

  it('falls back to the default pair of the other channels (AFF-04)', () =>
    forAll(fc.constantFrom('dotcom' as const, 'official' as const), useless, (from, answer) => {
      expect(affiliateResult(from, answer, affiliateFallbacks)).toEqual({
        _tag: 'FallBack',
        pair: affiliateFallbacks[from],
        reason: { rule: 'AFF-04', facts: toldOf(from, answer) },
      })
    }))
})

describe.each(eachBrand)('the fallbacks of %s', (_slug, { brand }) => {
  it('are two pairs with different values, each with a valid id (AFF-04)', () => {
    const { dotcom, official } = brand.affiliateFallbacks
    expect(dotcom.vParam).not.toBe(official.vParam)
    expect(dotcom.affiliateId).not.toBe(official.affiliateId)
    for (const { affiliateId } of [dotcom, official])
      expect(E.isRight(parseAffiliateId(affiliateId))).toBe(true)
  })
})
