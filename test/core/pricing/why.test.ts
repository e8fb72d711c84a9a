import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { OfferId } from '#core/catalog/offer.ts'
import type { QuoteInput } from '#core/pricing/quote.ts'
import { quote } from '#core/pricing/quote.ts'
import type { Effect } from '#core/pricing/effect.ts'
import type { Why } from '#core/pricing/why.ts'
import { effectInMonth, why } from '#core/pricing/why.ts'
import { accepted } from '#test/arbitraries/accepted.ts'
import { LAST_CHANGE, richInput } from '#test/arbitraries/catalog.arbitrary.ts'
import { linesOver } from '#test/arbitraries/quote.arbitrary.ts'
import { priceByMonth, priceOnce } from './price-by-month.oracle.ts'

const explained = (input: QuoteInput): Why => accepted(why(input))

const months = Array.from({ length: LAST_CHANGE }, (_, index) => index + 1)

const effectsOf = ({ monthly, oneTime }: Why): readonly (Effect & { readonly offerId: OfferId })[] =>
  [monthly, oneTime].flatMap(({ parts }) =>
    parts.flatMap(({ offerId, parts: effects }) => effects.map((effect) => ({ ...effect, offerId }))),
  )

const sumOf = (parts: readonly { readonly effect: number }[]): number =>
  parts.reduce((sum, { effect }) => sum + effect, 0)

const grown = richInput.chain((input) =>
  fc.tuple(
    fc.constant(input),
    linesOver(input.offers).map((added) => ({
      ...input,
      lines: input.lines.concat(
        added.filter(({ offerId }) => !input.lines.some((line) => line.offerId === offerId)),
      ),
    })),
  ),
)

describe('why', () => {
  it('derives each amount of the quote as the sum of its lines, and each line as the sum of its effects (PRC-12)', () => {
    fc.assert(
      fc.property(richInput, (input) => {
        const quoted = accepted(quote(input))
        const { monthly, oneTime, dueToday } = explained(input)
        expect([monthly.effect, oneTime.effect, dueToday.effect]).toEqual([
          quoted.monthly.total,
          quoted.oneTime.total,
          quoted.dueToday,
        ])
        expect(dueToday.parts).toEqual([oneTime, monthly])
        expect([monthly, oneTime, dueToday].map(({ amount, rule }) => [amount, rule])).toEqual([
          ['monthly', 'PRC-01'],
          ['oneTime', 'PRC-01'],
          ['dueToday', 'PRC-06'],
        ])
        for (const amount of [monthly, oneTime, dueToday]) expect(sumOf(amount.parts)).toBe(amount.effect)
        for (const { effect, parts } of [...monthly.parts, ...oneTime.parts])
          expect(sumOf(parts.filter(({ fromMonth }) => fromMonth === 1))).toBe(effect)
      }),
    )
  })

  it('derives the same lines as the quote (PRC-12)', () => {
    fc.assert(
      fc.property(richInput, (input) => {
        const { monthly, oneTime } = explained(input)
        for (const line of accepted(quote(input)).lines) {
          const of = (parts: typeof monthly.parts): number =>
            sumOf(parts.filter(({ offerId }) => offerId === line.offerId))
          expect([of(monthly.parts), of(oneTime.parts)]).toEqual([line.monthly.total, line.oneTime.total])
        }
      }),
    )
  })

  it('equals in every month the result of the separate rules (PRC-12)', () => {
    fc.assert(
      fc.property(richInput, (input) => {
        const { monthly, oneTime } = explained(input)
        expect(months.map((month) => effectInMonth(monthly, month))).toEqual(
          months.map((month) => priceByMonth(input, month)),
        )
        expect(effectInMonth(oneTime, 1)).toBe(priceOnce(input))
        expect(effectInMonth(oneTime, 2)).toBe(0)
      }),
    )
  })

  it('discounts by promotions and bundles only, and never more than their amount (PRC-03, PRC-12)', () => {
    fc.assert(
      fc.property(richInput, (input) => {
        for (const { kind, rule, effect, inputs, fromMonth, toMonth } of effectsOf(explained(input))) {
          if (inputs['table'] === undefined)
            expect(effect < 0).toBe(kind === 'promotion' || kind === 'bundle')
          else expect(effect).toBeLessThanOrEqual(0)
          expect(toMonth === null || toMonth >= fromMonth).toBe(true)
          const off = Number(inputs['off'] ?? 0) * Number(inputs['quantity'] ?? 1)
          if (effect < 0 && inputs['table'] === undefined) {
            expect(effect + off).toBeGreaterThanOrEqual(0)
            expect(rule).toBe(kind === 'promotion' ? 'PRC-04' : 'PRC-10')
            expect(toMonth ?? Infinity).toBeLessThanOrEqual(Number(inputs['months']))
          }
        }
      }),
    )
  })

  it('uses the amounts of the catalogue (PRC-12)', () => {
    fc.assert(
      fc.property(richInput, (input) => {
        for (const { kind, effect, inputs, offerId } of effectsOf(explained(input))) {
          const offer = input.offers.find(({ id }) => id === offerId)
          const quantity = input.lines.find((line) => line.offerId === offerId)?.quantity
          if (kind === 'tax' || kind === 'oneTimeTax') expect(inputs['taxRate']).toBe(input.taxRate)
          else if (kind !== 'bundle') expect(inputs['quantity'] ?? inputs['lines']).toBe(quantity)
          if (inputs['each'] !== undefined) {
            expect(effect).toBe(Number(inputs['each']) * Number(quantity))
            const amounts = offer?.prices.flatMap((price) =>
              'last' in price ? [price.amount, price.last] : [price.amount],
            )
            expect(amounts).toContain(inputs['each'])
          }
          const tax = Math.floor((Number(inputs['net']) * input.taxRate + 5_000) / 10_000)
          if (inputs['net'] !== undefined) expect(effect).toBe(tax)
        }
      }),
    )
  })

  it('names the rule of a monthly price by its type (CAT-02, CAT-03, CAT-04, CAT-05, CAT-06, CAT-08)', () => {
    fc.assert(
      fc.property(richInput, (input) => {
        for (const { kind, rule, offerId, inputs, effect } of effectsOf(explained(input))) {
          if (kind === 'instalment') expect(rule).toBe('CAT-04')
          if (kind === 'oneTime') expect(rule).toBe('PRC-06')
          if (kind === 'tax' || kind === 'oneTimeTax') expect(rule).toBe('PRC-05')
          if (kind !== 'recurring') continue
          const types = input.offers.find(({ id }) => id === offerId)?.prices.map(({ type }) => type) ?? []
          const isNew = input.buyer?.isNewCustomer === true && types.includes('NEW')
          if (isNew) expect(rule).toBe('CAT-03')
          else if (types.includes('RECURRING')) expect(rule).toBe('CAT-02')
          else if (effect === 0) expect(rule).toBe('CAT-06')
          else
            expect(rule).toBe(inputs['lines'] === 4 && inputs['table'] !== 'standalone' ? 'CAT-08' : 'CAT-05')
        }
      }),
    )
  })

  it('shows which promotion or bundle started to apply when one more line makes the cart cheaper (PRC-03, PRC-12)', () => {
    fc.assert(
      fc.property(grown, ([input, more]) => {
        const known = new Set(effectsOf(explained(input)).map((effect) => JSON.stringify(effect)))
        const fresh = effectsOf(explained(more)).filter((effect) => !known.has(JSON.stringify(effect)))
        for (const month of months)
          if (priceByMonth(more, month) < priceByMonth(input, month))
            expect(fresh.some(({ effect, inputs }) => effect < 0 && hasName(more, inputs))).toBe(true)
      }),
    )
  })

  it('is independent of the order of lines (PRC-01, PRC-12)', () => {
    fc.assert(
      fc.property(richInput, (input) => {
        expect(why({ ...input, lines: input.lines.toReversed() })).toEqual(why(input))
      }),
    )
  })

  it('fails when the quote fails (PRC-02, PRC-12)', () => {
    fc.assert(
      fc.property(richInput, (input) => {
        const lines = [{ offerId: 'gone' as OfferId, quantity: 1 }]
        expect(why({ ...input, lines })).toEqual(quote({ ...input, lines }))
      }),
      { numRuns: 20 },
    )
  })
})

/** A bundle, or a promotion that has conditions or counts by lines of a table. */
const hasName = ({ offers, bundles }: QuoteInput, { promotion, bundle }: Effect['inputs']): boolean =>
  bundles?.some(({ id }) => id === bundle) === true ||
  offers.some(({ promotions }) =>
    promotions.some(({ id, conditions }) => id === promotion && conditions.length > 0),
  )
