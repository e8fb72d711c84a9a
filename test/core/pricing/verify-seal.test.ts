import { either as E, taskEither as TE } from 'fp-ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { OfferId } from '#core/catalog/offer.ts'
import { readSeal, type Seal, writeSeal } from '#core/pricing/seal-token.ts'
import { markText, SEAL_LIFETIME_MS, sealContent, type SealInput, sealQuote } from '#core/pricing/seal.ts'
import { verifySeal } from '#core/pricing/verify-seal.ts'
import { add, basisPoints, cents } from '#core/shared/money.ts'
import { type EpochMs, epochMs } from '#core/shared/plain-date.ts'
import { accepted } from '#test/arbitraries/accepted.ts'
import { instant } from '#test/arbitraries/plain-date.arbitrary.ts'
import { sealInput } from '#test/arbitraries/seal.arbitrary.ts'
import { buildDigest } from '#test/builders/digest.builder.ts'
import { forAllAsync } from '#test/for-all.ts'

const digest = buildDigest({ first: 'a secret', second: 'another' })
const seal = async (input: SealInput, now: EpochMs) => accepted(await sealQuote(digest, input, now)())
const verify = async (given: string, input: SealInput, now: EpochMs) =>
  verifySeal(digest, given, input, now)()
const soon = fc.integer({ min: 0, max: SEAL_LIFETIME_MS - 1 })
const [input] = fc.sample(sealInput, { numRuns: 1, seed: 1 }) as [SealInput]

const partsOf = (given: Seal) => {
  const parts = readSeal(given)
  if (parts === null) throw new Error('not a seal')
  return parts
}

/** Facts that no text can hold: a campaign is no fraction. */
const unreadable = { ...input.buyer, campaign: 0.5 as unknown as string }

const forged = E.left({ _tag: 'SealForged', part: 'signature' })
const outdated = E.left({ _tag: 'SealOutdated' })

describe('verifySeal', () => {
  it('returns the sealed content, for any order of lines, until its last millisecond (PRC-32, PRC-33)', () =>
    forAllAsync(sealInput, instant, soon, async (own, now, later) => {
      const given = await seal(own, now)
      const reordered = { ...own, lines: own.lines.toReversed() }
      const content = sealContent(own, epochMs(now + SEAL_LIFETIME_MS))
      expect(await verify(given, reordered, epochMs(now + later))).toEqual(E.right(content))
      expect(await verify(given, own, epochMs(now + SEAL_LIFETIME_MS - 1))).toEqual(E.right(content))
    }))

  it('expires exactly at its expiry and not a millisecond before (PRC-33)', () =>
    forAllAsync(sealInput, instant, fc.nat(1_000_000_000), async (own, now, after) => {
      const expiresAt = epochMs(now + SEAL_LIFETIME_MS)
      const given = await seal(own, now)
      expect(await verify(given, own, epochMs(expiresAt + after))).toEqual(
        E.left({ _tag: 'SealExpired', expiresAt }),
      )
    }))

  it('refuses a seal with any changed character (PRC-32)', async () => {
    const symbol = fc.constantFrom(...'0123456789abcdef.g-'.split(''))
    await forAllAsync(sealInput, instant, fc.nat(), symbol, async (own, now, at, other) => {
      const given = await seal(own, now)
      const place = at % given.length
      fc.pre(given[place] !== other)
      const changed = given.slice(0, place) + other + given.slice(place + 1)
      const refused = await verify(changed, own, now)
      const tag = E.isLeft(refused) ? refused.left._tag : 'taken'
      expect(['SealForged', 'KeyUnknown']).toContain(tag)
    })
  })

  it('refuses malformed text before it makes a request (PRC-32)', async () => {
    for (const text of ['', 'seal', '1.2.3.4'])
      expect(await verify(text, input, epochMs(0))).toEqual(E.left({ _tag: 'SealForged', part: 'form' }))
  })

  it('is valid for one cart only: the same price of another cart is refused as forged (PRC-34)', () =>
    forAllAsync(sealInput, instant, fc.uuid(), async (own, now, cartId) => {
      fc.pre(cartId !== own.cartId)
      expect(await verify(await seal({ ...own, cartId }, now), own, now)).toEqual(forged)
    }))

  it('distinguishes a stale seal of the same cart from a forged one (PRC-34)', () =>
    forAllAsync(sealInput, instant, async (own, now) => {
      const line = { offerId: 'gone' as OfferId, quantity: 1 }
      const { quote } = own
      const others: readonly SealInput[] = [
        { ...own, lines: [...own.lines, line] },
        { ...own, buyer: { ...own.buyer, portsIn: !own.buyer.portsIn } },
        { ...own, buyer: unreadable },
        { ...own, taxRate: basisPoints((own.taxRate + 1) % 10_001) },
        { ...own, quote: { ...quote, catalogVersion: `${quote.catalogVersion}-next` } },
        { ...own, quote: { ...quote, dueToday: add(quote.dueToday, cents(1)) } },
        { ...own, quote: { ...quote, later: [...quote.later, { fromMonth: 99, monthly: quote.monthly }] } },
      ]
      const given = await seal(own, now)
      for (const other of others) expect(await verify(given, other, now)).toEqual(outdated)
    }))

  it('accepts a signature of an older known key, under its own name only (PRC-32)', async () => {
    const now = epochMs(0)
    const rotated = digest.rotateTo('second')
    const older = await seal(input, now)
    const newer = accepted(await sealQuote(rotated, input, now)())
    expect([partsOf(older).keyId, partsOf(newer).keyId]).toEqual(['first', 'second'])
    for (const given of [older, newer])
      expect(E.isRight(await verifySeal(rotated, given, input, now)())).toBe(true)
    expect(await verify(writeSeal({ ...partsOf(older), keyId: 'second' }), input, now)).toEqual(forged)
    expect(await verifySeal(buildDigest({ second: 'another' }), older, input, now)()).toEqual(
      E.left({ _tag: 'KeyUnknown', keyId: 'first' }),
    )
  })

  it('refuses a signature over another text with the same key (PRC-31, PRC-32)', async () => {
    const parts = partsOf(await seal(input, epochMs(0)))
    const other = markText(input.cartId, parts.digest, parts.expiresAt).replace('seal-1', 'seal-2')
    const foreign = writeSeal({ ...parts, ...accepted(await digest.sign(other)()) })
    expect(await verify(foreign, input, epochMs(0))).toEqual(forged)
  })

  it('returns the verifier’s failure (PRC-32)', async () => {
    const given = await seal(input, epochMs(0))
    const none = { digest: () => TE.left('no digest'), verify: () => TE.left('no key') }
    const ask = async (verifier: Parameters<typeof verifySeal<string>>[0]) =>
      verifySeal(verifier, given, input, epochMs(0))()
    expect(await ask(none)).toEqual(E.left('no key'))
    expect(await ask({ ...none, verify: () => TE.right(true) })).toEqual(E.left('no digest'))
  })
})
