import { either as E, taskEither as TE } from 'fp-ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { UNKNOWN_BUYER } from '#core/catalog/condition.ts'
import { PRICING_RULE_VERSION, type SealInput, type Signer } from '#core/pricing/seal.ts'
import { readSeal } from '#core/pricing/seal-token.ts'
import {
  SEAL_LIFETIME_MS,
  markText,
  sealContent,
  sealLines,
  sealQuote,
  sealText,
} from '#core/pricing/seal.ts'
import { basisPoints } from '#core/shared/money.ts'
import { epochMs } from '#core/shared/plain-date.ts'
import { accepted } from '#test/arbitraries/accepted.ts'
import { instant } from '#test/arbitraries/plain-date.arbitrary.ts'
import { leavesOf, sealInput, withFlip } from '#test/arbitraries/seal.arbitrary.ts'
import { buildDigest } from '#test/builders/digest.builder.ts'
import { forAll, forAllAsync, forAllWith } from '#test/for-all.ts'

const digest = buildDigest()
const seal = async (input: SealInput, now = 0) => accepted(await sealQuote(digest, input, epochMs(now))())

describe('sealLines', () => {
  it('contains each offer once, in one order, for any order of input lines (PRC-31)', () => {
    const retold = sealInput.chain(({ lines }) => {
      const single = lines.flatMap(({ offerId, quantity }) =>
        Array.from({ length: quantity }, () => ({ offerId, quantity: 1 })),
      )
      return fc.tuple(
        fc.constant(lines),
        fc.shuffledSubarray(single, { minLength: single.length, maxLength: single.length }),
      )
    })
    forAll(retold, ([lines, pieces]) => {
      const sealed = sealLines(pieces)
      expect(sealed).toEqual(sealLines(lines))
      expect(sealed.map(({ offerId }) => offerId)).toEqual(lines.map(({ offerId }) => offerId).toSorted())
      for (const line of lines) expect(sealed).toContainEqual(line)
    })
  })
})

describe('sealContent', () => {
  it('contains the price of each month and every input (PRC-31)', () =>
    forAll(sealInput, instant, (input, expiresAt) => {
      const { catalogVersion, monthly, oneTime, dueToday, later, tradeInCredit } = input.quote
      expect(sealContent(input, expiresAt)).toEqual({
        cartId: input.cartId,
        catalogVersion,
        ruleVersion: PRICING_RULE_VERSION,
        lines: sealLines(input.lines),
        buyer: input.buyer,
        taxRate: input.taxRate,
        expiresAt,
        monthly,
        oneTime,
        dueToday,
        later,
        ...(tradeInCredit === undefined ? {} : { tradeInCredit }),
      })
    }))
})

describe('sealText', () => {
  it('changes with every part of the content (PRC-31)', () =>
    forAll(sealInput, instant, fc.nat(), (input, expiresAt, which) => {
      const content = sealContent(input, expiresAt)
      const leaves = leavesOf(content).filter(([first]) => first !== 'expiresAt')
      const other = withFlip(content, leaves[which % leaves.length] ?? [])
      expect(accepted(sealText(other))).not.toBe(accepted(sealText(content)))
    }))
})

describe('sealText at two instants', () => {
  it('is equal for the same price, so that a newer seal has the same digest (PRC-31)', () =>
    forAllWith({ numRuns: 50 }, sealInput, instant, instant, (input, one, other) => {
      expect(sealText(sealContent(input, one))).toEqual(sealText(sealContent(input, other)))
    }))
})

describe('markText', () => {
  it('differs for another cart, digest or instant, and never equals a sealed text (PRC-31)', () =>
    forAllWith({ numRuns: 50 }, sealInput, fc.string(), instant, instant, (input, name, one, other) => {
      const mark = markText(input.cartId, name, one)
      expect(JSON.parse(mark)).toEqual({
        cartId: input.cartId,
        digest: name,
        expiresAt: one,
        form: 'seal-1',
      })
      expect(JSON.parse(accepted(sealText(sealContent(input, one))))).toMatchObject({ form: 'quote-2' })
      expect(markText(input.cartId, name, other) === mark).toBe(one === other)
    }))
})

describe('sealQuote', () => {
  it('identifies the text by its digest, signs it for its cart, and is valid for a day (PRC-31, PRC-33)', async () => {
    expect(SEAL_LIFETIME_MS).toBe(86_400_000)
    await forAllAsync(sealInput, instant, async (input, now) => {
      const expiresAt = epochMs(now + 86_400_000)
      const name = accepted(await digest.digest(accepted(sealText(sealContent(input, expiresAt))))())
      expect(readSeal(await seal(input, now))).toEqual({
        expiresAt,
        digest: name,
        ...accepted(await digest.sign(markText(input.cartId, name, expiresAt))()),
      })
    })
  })

  it('returns the same seal for the same cart, and a different one for each other input (PRC-31)', () =>
    forAllAsync(sealInput, fc.integer({ min: 1, max: 100 }), async (input, by) => {
      const own = await seal(input)
      expect(await seal({ ...input, lines: input.lines.toReversed() })).toBe(own)
      const { quote } = input
      const others = [
        await seal({ ...input, cartId: `${input.cartId}.${by}` }),
        await seal({ ...input, quote: { ...quote, catalogVersion: `${quote.catalogVersion}.${by}` } }),
        await seal({ ...input, taxRate: basisPoints((input.taxRate + by) % 10_001) }),
        await seal({ ...input, buyer: { ...input.buyer, portsIn: !input.buyer.portsIn } }),
      ].map(readSeal)
      const parts = readSeal(own)
      const younger = readSeal(await seal(input, by))
      expect([younger?.digest === parts?.digest, younger?.signature === parts?.signature]).toEqual([
        true,
        false,
      ])
      for (const other of others)
        expect([other?.digest === parts?.digest, other?.signature === parts?.signature]).toEqual([
          false,
          false,
        ])
    }))

  it('refuses facts without a canonical text (PRC-30)', async () => {
    const [input] = fc.sample(sealInput, { numRuns: 1, seed: 3 }) as [SealInput]
    const buyer = { ...UNKNOWN_BUYER, campaign: 0.5 as unknown as string }
    expect(await sealQuote(digest, { ...input, buyer }, epochMs(0))()).toEqual(
      E.left({ _tag: 'NotCanonical', reason: 'number', path: 'content.buyer.campaign' }),
    )
  })

  it('returns the signer’s failure, and signs nothing it cannot name (PRC-31)', async () => {
    const [input] = fc.sample(sealInput, { numRuns: 1, seed: 3 }) as [SealInput]
    const none: Signer<string> = { digest: () => TE.left('no digest'), sign: () => TE.left('no key') }
    expect(await sealQuote(none, input, epochMs(0))()).toEqual(E.left('no digest'))
    expect(await sealQuote({ ...none, digest: () => TE.right('') }, input, epochMs(0))()).toEqual(
      E.left('no key'),
    )
  })
})
