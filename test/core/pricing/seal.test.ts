import { either as E, taskEither as TE } from 'fp-ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { UNKNOWN_BUYER } from '#core/catalog/condition.ts'
import type { OfferId } from '#core/catalog/offer.ts'
import { quote } from '#core/pricing/quote.ts'
import { PRICING_RULE_VERSION } from '#core/pricing/rule-version.ts'
import type { SealInput, Signer } from '#core/pricing/seal.ts'
import { SEAL_LIFETIME_MS, sealContent, sealLines, sealQuote, sealText } from '#core/pricing/seal.ts'
import { basisPoints } from '#core/shared/money.ts'
import { epochMs } from '#core/shared/plain-date.ts'
import { accepted } from '#test/arbitraries/accepted.ts'
import { instant } from '#test/arbitraries/plain-date.arbitrary.ts'
import { linesOver } from '#test/arbitraries/quote.arbitrary.ts'
import { leavesOf, sealInput, withFlip } from '#test/arbitraries/seal.arbitrary.ts'
import { buildDigest } from '#test/builders/digest.builder.ts'

const digest = buildDigest()
const seal = async (input: SealInput, now = 0) => accepted(await sealQuote(digest, input, epochMs(now))())

const [offer] = fc.sample(sealInput, { numRuns: 1, seed: 3 }).flatMap(({ offers }) => offers)
const id = (offer?.id ?? '') as OfferId

describe('sealLines', () => {
  it('holds each offer once, in one order, however the lines are told (PRC-31)', () => {
    const retold = sealInput.chain(({ lines }) => {
      const single = lines.flatMap(({ offerId, quantity }) =>
        Array.from({ length: quantity }, () => ({ offerId, quantity: 1 })),
      )
      return fc.tuple(
        fc.constant(lines),
        fc.shuffledSubarray(single, { minLength: single.length, maxLength: single.length }),
      )
    })
    fc.assert(
      fc.property(retold, ([lines, pieces]) => {
        const sealed = sealLines(pieces)
        expect(sealed).toEqual(sealLines(lines))
        expect(sealed.map(({ offerId }) => offerId)).toEqual(lines.map(({ offerId }) => offerId).toSorted())
        for (const line of lines) expect(sealed).toContainEqual(line)
      }),
    )
  })
})

describe('sealContent', () => {
  it('holds the price that the rules give in each month, and everything it rests on (PRC-31)', () => {
    fc.assert(
      fc.property(sealInput, instant, (input, expiresAt) => {
        const { monthly, oneTime, dueToday, later } = accepted(quote(input))
        expect(accepted(sealContent(input, expiresAt))).toEqual({
          catalogVersion: input.catalogVersion,
          ruleVersion: PRICING_RULE_VERSION,
          lines: sealLines(input.lines),
          buyer: input.buyer,
          taxRate: input.taxRate,
          expiresAt,
          monthly,
          oneTime,
          dueToday,
          later,
        })
      }),
    )
  })
})

describe('sealText', () => {
  it('changes with every part of what is sealed (PRC-31)', () => {
    fc.assert(
      fc.property(sealInput, instant, fc.nat(), (input, expiresAt, which) => {
        const content = accepted(sealContent(input, expiresAt))
        const leaves = leavesOf(content)
        const other = withFlip(content, leaves[which % leaves.length] ?? [])
        expect(accepted(sealText(other))).not.toBe(accepted(sealText(content)))
      }),
    )
  })

  it('says what form it has, so that no other text passes for it (PRC-31)', () => {
    fc.assert(
      fc.property(sealInput, instant, (input, expiresAt) => {
        const content = accepted(sealContent(input, expiresAt))
        expect(JSON.parse(accepted(sealText(content)))).toMatchObject({ form: 'quote-1' })
      }),
      { numRuns: 50 },
    )
  })
})

describe('sealQuote', () => {
  it('signs the text, names it by its digest and holds for a day (PRC-31, PRC-33)', async () => {
    expect(SEAL_LIFETIME_MS).toBe(86_400_000)
    await fc.assert(
      fc.asyncProperty(sealInput, instant, async (input, now) => {
        const sealed = await seal(input, now)
        const content = accepted(sealContent(input, epochMs(now + 86_400_000)))
        const text = accepted(sealText(content))
        expect(sealed).toEqual({
          content,
          digest: accepted(await digest.digest(text)()),
          ...accepted(await digest.sign(text)()),
        })
      }),
    )
  })

  it('gives the same seal for the same cart, and another for each other input (PRC-31)', async () => {
    const pair = sealInput.chain((input) => fc.tuple(fc.constant(input), linesOver(input.offers)))
    await fc.assert(
      fc.asyncProperty(pair, fc.integer({ min: 1, max: 100 }), async ([input, lines], by) => {
        const own = await seal(input)
        expect(await seal({ ...input, lines: input.lines.toReversed() })).toEqual(own)
        const others = [
          await seal({ ...input, catalogVersion: `${input.catalogVersion}.${by}` }),
          await seal({ ...input, taxRate: basisPoints((input.taxRate + by) % 10_001) }),
          await seal({ ...input, buyer: { ...input.buyer, portsIn: !input.buyer.portsIn } }),
          await seal(input, by),
        ]
        for (const { digest, signature } of others)
          expect([digest === own.digest, signature === own.signature]).toEqual([false, false])
        const isSameCart = JSON.stringify(sealLines(lines)) === JSON.stringify(sealLines(input.lines))
        expect((await seal({ ...input, lines })).signature === own.signature).toBe(isSameCart)
      }),
    )
  })

  it('seals nothing that the rules refuse, nor facts that have no text (PRC-02, PRC-30)', async () => {
    const [input] = fc.sample(sealInput, { numRuns: 1, seed: 3 }) as [SealInput]
    const refused = async (change: Partial<SealInput>) =>
      sealQuote(digest, { ...input, ...change }, epochMs(0))()
    expect(await refused({ lines: [{ offerId: 'gone' as OfferId, quantity: 1 }] })).toEqual(
      E.left({ _tag: 'OfferNotSold', offerId: 'gone' }),
    )
    expect(await refused({ lines: [0.5, 0.5].map((quantity) => ({ offerId: id, quantity })) })).toMatchObject(
      E.left({ _tag: 'QuantityOutOfRange' }),
    )
    expect(await refused({ buyer: { ...UNKNOWN_BUYER, campaign: 0.5 as unknown as string } })).toEqual(
      E.left({ _tag: 'NotCanonical', reason: 'number', path: 'content.buyer.campaign' }),
    )
  })

  it('fails as the signer does, and signs nothing it cannot name (PRC-31)', async () => {
    const [input] = fc.sample(sealInput, { numRuns: 1, seed: 3 }) as [SealInput]
    const none: Signer<string> = { digest: () => TE.left('no digest'), sign: () => TE.left('no key') }
    expect(await sealQuote(none, input, epochMs(0))()).toEqual(E.left('no digest'))
    expect(await sealQuote({ ...none, digest: () => TE.right('') }, input, epochMs(0))()).toEqual(
      E.left('no key'),
    )
  })
})
