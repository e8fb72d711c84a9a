import { either as E, taskEither as TE } from 'fp-ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { UNKNOWN_BUYER } from '#core/catalog/condition.ts'
import type { OfferId } from '#core/catalog/offer.ts'
import type { SealInput, SealedQuote } from '#core/pricing/seal.ts'
import { SEAL_LIFETIME_MS, sealContent, sealQuote, sealText } from '#core/pricing/seal.ts'
import { judgeSeal, verifySeal } from '#core/pricing/verify-seal.ts'
import { basisPoints } from '#core/shared/money.ts'
import type { EpochMs } from '#core/shared/plain-date.ts'
import { epochMs } from '#core/shared/plain-date.ts'
import { accepted } from '#test/arbitraries/accepted.ts'
import { instant } from '#test/arbitraries/plain-date.arbitrary.ts'
import { leavesOf, sealInput, withFlip } from '#test/arbitraries/seal.arbitrary.ts'
import { buildDigest } from '#test/builders/digest.builder.ts'

const digest = buildDigest({ first: 'a secret', second: 'another' })
const seal = async (input: SealInput, now: EpochMs) => accepted(await sealQuote(digest, input, now)())
const verify = async (sealed: SealedQuote, input: SealInput, now: EpochMs) =>
  verifySeal(digest, sealed, input, now)()
const soon = fc.integer({ min: 0, max: SEAL_LIFETIME_MS - 1 })

/** Facts that no text tells: a campaign is no fraction. */
const unreadable = { ...UNKNOWN_BUYER, campaign: 0.5 as unknown as string }

describe('verifySeal', () => {
  it('gives back what was sealed, also after a journey as JSON and for lines told otherwise (PRC-32)', async () => {
    await fc.assert(
      fc.asyncProperty(sealInput, instant, soon, async (input, now, later) => {
        const sealed = await seal(input, now)
        const returned = JSON.parse(JSON.stringify(sealed)) as SealedQuote
        const told = { ...input, lines: input.lines.toReversed() }
        expect(await verify(returned, told, epochMs(now + later))).toEqual(E.right(sealed.content))
      }),
    )
  })

  it('refuses a seal of which any part was changed (PRC-32)', async () => {
    await fc.assert(
      fc.asyncProperty(sealInput, instant, fc.nat(), async (input, now, which) => {
        const sealed = await seal(input, now)
        const leaves = leavesOf(sealed)
        const path = leaves[which % leaves.length] ?? []
        const part = path[0] === 'digest' ? 'digest' : 'signature'
        const expected = path[0] === 'keyId' ? { _tag: 'KeyUnknown' } : { _tag: 'SealForged', part }
        expect(await verify(withFlip(sealed, path), input, now)).toMatchObject(E.left(expected))
      }),
    )
  })

  it('refuses a name that is another quote’s (PRC-32)', async () => {
    const [input] = fc.sample(sealInput, { numRuns: 1, seed: 1 }) as [SealInput]
    const sealed = await seal(input, epochMs(0))
    const { digest: other } = await seal(input, epochMs(1))
    for (const name of [other, '', sealed.digest.toUpperCase()])
      expect(await verify({ ...sealed, digest: name }, input, epochMs(0))).toEqual(
        E.left({ _tag: 'SealForged', part: 'digest' }),
      )
  })

  it('refuses a seal to which anything was added, or from which it was taken (PRC-32)', async () => {
    const [input] = fc.sample(sealInput, { numRuns: 1, seed: 1 }) as [SealInput]
    const sealed = await seal(input, epochMs(0))
    const fields = Object.entries(sealed.content)
    const without = fields.map(([name]) => Object.fromEntries(fields.filter(([other]) => other !== name)))
    for (const content of [...without, { ...sealed.content, more: 1 }])
      expect(await verify({ ...sealed, content } as SealedQuote, input, epochMs(0))).toEqual(
        E.left({ _tag: 'SealForged', part: 'signature' }),
      )
  })

  it('refuses content that has no text before it asks for anything (PRC-32)', async () => {
    const [input] = fc.sample(sealInput, { numRuns: 1, seed: 1 }) as [SealInput]
    const sealed = await seal(input, epochMs(0))
    const content = { ...sealed.content, dueToday: Number.NaN } as SealedQuote['content']
    expect(await verify({ ...sealed, content }, input, epochMs(0))).toEqual(
      E.left({ _tag: 'SealForged', part: 'content' }),
    )
  })

  it('takes a signature of an older key that is still known, under its own name only (PRC-32)', async () => {
    const [input] = fc.sample(sealInput, { numRuns: 1, seed: 1 }) as [SealInput]
    const now = epochMs(0)
    const older = await seal(input, now)
    const newer = accepted(await sealQuote(digest.rotateTo('second'), input, now)())
    expect([older.keyId, newer.keyId]).toEqual(['first', 'second'])
    expect(newer.digest).toBe(older.digest)
    const rotated = digest.rotateTo('second')
    for (const sealed of [older, newer])
      expect(E.isRight(await verifySeal(rotated, sealed, input, now)())).toBe(true)
    expect(await verify({ ...older, keyId: 'second' }, input, now)).toEqual(
      E.left({ _tag: 'SealForged', part: 'signature' }),
    )
    expect(await verifySeal(buildDigest({ second: 'another' }), older, input, now)()).toEqual(
      E.left({ _tag: 'KeyUnknown', keyId: 'first' }),
    )
  })

  it('takes no signature over another text of the same key (PRC-31, PRC-32)', async () => {
    const [input] = fc.sample(sealInput, { numRuns: 1, seed: 1 }) as [SealInput]
    const sealed = await seal(input, epochMs(0))
    const bare = accepted(sealText(sealed.content)).replace('"form":"quote-1"', '"form":"quote-2"')
    const foreign = { ...sealed, ...accepted(await digest.sign(bare)()) }
    expect(await verify(foreign, input, epochMs(0))).toEqual(
      E.left({ _tag: 'SealForged', part: 'signature' }),
    )
  })

  it('fails as the verifier does (PRC-32)', async () => {
    const [input] = fc.sample(sealInput, { numRuns: 1, seed: 1 }) as [SealInput]
    const sealed = await seal(input, epochMs(0))
    const none = { digest: () => TE.left('no digest'), verify: () => TE.left('no key') }
    const ask = async (verifier: Parameters<typeof verifySeal<string>>[0]) =>
      verifySeal(verifier, sealed, input, epochMs(0))()
    expect(await ask(none)).toEqual(E.left('no key'))
    expect(await ask({ ...none, verify: () => TE.right(true) })).toEqual(E.left('no digest'))
  })
})

const contentOf = (input: SealInput, now: EpochMs) =>
  accepted(sealContent(input, epochMs(now + SEAL_LIFETIME_MS)))

describe('judgeSeal', () => {
  it('ends at the instant of its expiry and not a millisecond before (PRC-33)', () => {
    fc.assert(
      fc.property(sealInput, instant, fc.nat(1_000_000_000), (input, now, after) => {
        const content = contentOf(input, now)
        const expiresAt = epochMs(now + SEAL_LIFETIME_MS)
        expect(judgeSeal(content, input, epochMs(expiresAt - 1))).toEqual(E.right(content))
        expect(judgeSeal(content, input, epochMs(expiresAt + after))).toEqual(
          E.left({ _tag: 'SealExpired', expiresAt }),
        )
      }),
    )
  })

  it('says in what another cart is another, before anything else (PRC-34)', () => {
    fc.assert(
      fc.property(sealInput, instant, fc.boolean(), (input, now, isLate) => {
        const content = contentOf(input, now)
        const at = epochMs(now + (isLate ? SEAL_LIFETIME_MS : 0))
        const other = (change: Partial<SealInput>) =>
          judgeSeal(content, { ...input, catalogVersion: 'other', ...change }, at)
        const line = { offerId: 'gone' as OfferId, quantity: 1 }
        expect(other({ lines: [...input.lines, line] })).toEqual(
          E.left({ _tag: 'SealOfOtherCart', part: 'lines' }),
        )
        expect(other({ buyer: { ...input.buyer, portsIn: !input.buyer.portsIn } })).toEqual(
          E.left({ _tag: 'SealOfOtherCart', part: 'buyer' }),
        )
        expect(other({ buyer: unreadable })).toEqual(E.left({ _tag: 'SealOfOtherCart', part: 'buyer' }))
        expect(other({ taxRate: basisPoints((input.taxRate + 1) % 10_001) })).toEqual(
          E.left({ _tag: 'SealOfOtherCart', part: 'taxRate' }),
        )
      }),
    )
  })

  it('says which of catalogue and rules moved, and from what to what, unless it has expired (PRC-33, PRC-34)', () => {
    fc.assert(
      fc.property(sealInput, instant, (input, now) => {
        const content = contentOf(input, now)
        const moved = { ...input, catalogVersion: 'next' }
        expect(judgeSeal(content, moved, now)).toEqual(
          E.left({ _tag: 'RulesMoved', part: 'catalogVersion', sealed: '1', current: 'next' }),
        )
        expect(judgeSeal({ ...content, ruleVersion: 'old' }, input, now)).toEqual(
          E.left({ _tag: 'RulesMoved', part: 'ruleVersion', sealed: 'old', current: content.ruleVersion }),
        )
        expect(judgeSeal(content, moved, content.expiresAt)).toMatchObject(E.left({ _tag: 'SealExpired' }))
      }),
    )
  })

  it('finds facts that have no text in no seal (PRC-32)', () => {
    const [input] = fc.sample(sealInput, { numRuns: 1, seed: 1 }) as [SealInput]
    const content = contentOf(input, epochMs(0))
    const bad = { ...content, buyer: unreadable }
    for (const buyer of [bad.buyer, input.buyer])
      expect(judgeSeal(bad, { ...input, buyer }, epochMs(0))).toEqual(
        E.left({ _tag: 'SealOfOtherCart', part: 'buyer' }),
      )
  })
})
