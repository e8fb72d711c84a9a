import { findOffer } from '#core/catalog/offer.ts'
import type { OfferId } from '#core/catalog/offer.ts'
import type { Effect } from '#core/pricing/effect.ts'
import type { QuoteInput } from '#core/pricing/quoted.ts'
import type { LineDerivation, Why } from '#core/pricing/why.ts'
import { effectInMonth } from '#core/pricing/why.ts'
import { richInput } from '../arbitraries/catalog.arbitrary.ts'
import { printedAsTable } from '../arbitraries/cart-table.ts'
import type { CartProperties } from './cart-property.ts'
import { explained, months, none, ofCart, ofTwoCarts, quoted, withMoreLines } from './cart-property.ts'
import { priceByMonth, priceOnce } from './price-by-month.oracle.ts'

type LineEffect = Effect & { readonly offerId: OfferId }

const effectsOf = ({ monthly, oneTime }: Why): readonly LineEffect[] =>
  [monthly, oneTime].flatMap(({ parts }) =>
    parts.flatMap(({ offerId, parts: effects }) => effects.map((effect) => ({ ...effect, offerId }))),
  )

const amountIn = ({ parts }: Why['monthly'], month: number): number =>
  effectInMonth(
    parts.flatMap((line) => line.parts),
    month,
  )

const sumOf = (parts: readonly { readonly effect: number }[]): number =>
  parts.reduce((sum, { effect }) => sum + effect, 0)

const isTax = ({ kind }: Effect): boolean => kind === 'tax' || kind === 'oneTimeTax'

/** Checks that an effect discounts only as a promotion or a bundle, and never more than its amount. */
const isWithinLimits = ({ kind, rule, effect, inputs, fromMonth, toMonth }: Effect): boolean => {
  const isDiscount = kind === 'promotion' || kind === 'bundle'
  const isInOrder = toMonth === null || toMonth >= fromMonth
  if (inputs['table'] !== undefined) return isInOrder && effect <= 0
  if (!isDiscount) return isInOrder && effect >= 0
  const off = Number(inputs['off']) * Number(inputs['quantity'] ?? 1)
  const isWithinMonths = (toMonth ?? Infinity) <= Number(inputs['months'])
  const isOwnRule = rule === (kind === 'promotion' ? 'PRC-04' : 'PRC-10')
  return isInOrder && effect < 0 && effect + off >= 0 && isWithinMonths && isOwnRule
}

/** Checks that an effect is computed from an amount of the catalogue, the quantity of the cart and its tax rate. */
const isFromCatalogue = (input: QuoteInput, part: LineEffect): boolean => {
  const { kind, effect, inputs, offerId } = part
  const quantity = input.lines.find((line) => line.offerId === offerId)?.quantity
  if (isTax(part)) {
    const tax = Math.floor((Number(inputs['net']) * input.taxRate + 5_000) / 10_000)
    return inputs['taxRate'] === input.taxRate && effect === tax
  }
  if (kind === 'bundle') return true
  if ((inputs['quantity'] ?? inputs['lines']) !== quantity) return false
  if (inputs['each'] === undefined) return true
  const amounts: readonly unknown[] =
    findOffer(input.offers, offerId)?.prices.flatMap((price) =>
      'last' in price ? [price.amount, price.last] : [price.amount],
    ) ?? []
  return amounts.includes(inputs['each']) && effect === Number(inputs['each']) * Number(quantity)
}

const monthlyRuleOf = (input: QuoteInput, { offerId, inputs, effect }: LineEffect): string => {
  const types = findOffer(input.offers, offerId)?.prices.map(({ type }) => type) ?? []
  if (input.buyer?.isNewCustomer === true && types.includes('NEW')) return 'CAT-03'
  if (types.includes('RECURRING')) return 'CAT-02'
  if (effect === 0) return 'CAT-06'
  return inputs['lines'] === 4 && inputs['table'] !== 'standalone' ? 'CAT-08' : 'CAT-05'
}

/** Returns the rule of a price by its kind and the type of the price. Rules of discounts have their own property. */
const expectedRule = (input: QuoteInput, part: LineEffect): string => {
  if (part.kind === 'instalment') return 'CAT-04'
  if (part.kind === 'oneTime') return 'PRC-06'
  if (isTax(part)) return 'PRC-05'
  return part.kind === 'recurring' ? monthlyRuleOf(input, part) : part.rule
}

/** Checks whether an effect is a bundle, or a promotion with conditions. */
const isConditional = ({ offers, bundles = [] }: QuoteInput, { inputs }: Effect): boolean =>
  bundles.some(({ id }) => id === inputs['bundle']) ||
  offers.some(({ promotions }) =>
    promotions.some(({ id, conditions }) => id === inputs['promotion'] && conditions.length > 0),
  )

/** The properties of the derivation of a price. */
export const whyProperties = {
  'derived-amounts': ofCart(
    'derives each amount of the quote as the sum of its lines, and each line as the sum of its effects (PRC-12)',
    richInput,
    (input) => {
      const { monthly, oneTime, dueToday } = explained(input)
      const priced = quoted(input)
      const lines = [...monthly.parts, ...oneTime.parts]
      return {
        actual: {
          amounts: [monthly, oneTime, dueToday].map(({ amount, rule, effect }) => [amount, rule, effect]),
          today: dueToday.parts,
          sums: [monthly, oneTime, dueToday].map(({ parts }) => sumOf(parts)),
          lines: lines.map(({ parts }) => sumOf(parts.filter(({ fromMonth }) => fromMonth === 1))),
        },
        expected: {
          amounts: [
            ['monthly', 'PRC-01', priced.monthly.total],
            ['oneTime', 'PRC-01', priced.oneTime.total],
            ['dueToday', 'PRC-06', priced.dueToday],
          ],
          today: [oneTime, monthly],
          sums: [monthly.effect, oneTime.effect, dueToday.effect],
          lines: lines.map(({ effect }) => effect),
        },
      }
    },
  ),
  'derived-lines': ofCart('derives the same lines as the quote (PRC-12)', richInput, (input) => {
    const { monthly, oneTime } = explained(input)
    const ofLine = (parts: readonly LineDerivation[], id: OfferId): number =>
      sumOf(parts.filter(({ offerId }) => offerId === id))
    const { lines } = quoted(input)
    return {
      actual: lines.map(({ offerId }) => [ofLine(monthly.parts, offerId), ofLine(oneTime.parts, offerId)]),
      expected: lines.map((line) => [line.monthly.total, line.oneTime.total]),
    }
  }),
  'derived-months': ofCart(
    'equals in every month the result of the separate rules (PRC-12)',
    richInput,
    (input) => {
      const { monthly, oneTime } = explained(input)
      return {
        actual: {
          once: [amountIn(oneTime, 1), amountIn(oneTime, 2)],
          months: months.map((month) => amountIn(monthly, month)),
        },
        expected: {
          once: [priceOnce(input), 0],
          months: months.map((month) => priceByMonth(input, month)),
        },
      }
    },
  ),
  'limits-of-discounts': ofCart(
    'discounts by promotions and bundles only, and never more than their amount (PRC-03, PRC-12)',
    richInput,
    (input) => none(effectsOf(explained(input)).filter((effect) => !isWithinLimits(effect))),
  ),
  'amounts-of-the-catalogue': ofCart('uses the amounts of the catalogue (PRC-12)', richInput, (input) =>
    none(effectsOf(explained(input)).filter((effect) => !isFromCatalogue(input, effect))),
  ),
  'rules-of-prices': ofCart(
    'names the rule of a monthly price by its type (CAT-02, CAT-03, CAT-04, CAT-05, CAT-06, CAT-08)',
    richInput,
    (input) => {
      const effects = effectsOf(explained(input))
      return {
        actual: effects.map(({ rule }) => rule),
        expected: effects.map((effect) => expectedRule(input, effect)),
      }
    },
  ),
  'new-discount': ofTwoCarts(
    'shows which promotion or bundle started to apply when one more line makes the cart cheaper (PRC-03, PRC-12)',
    withMoreLines(richInput),
    (input, more) => {
      const known = new Set(effectsOf(explained(input)).map((effect) => JSON.stringify(effect)))
      const isExplained = effectsOf(explained(more)).some(
        (effect) => !known.has(JSON.stringify(effect)) && effect.effect < 0 && isConditional(more, effect),
      )
      return none(
        months.filter((month) => priceByMonth(more, month) < priceByMonth(input, month) && !isExplained),
      )
    },
  ),
  'derivation-in-any-order': ofTwoCarts(
    'is independent of the order of lines (PRC-01, PRC-12)',
    richInput.map((input) => [input, printedAsTable({ ...input, lines: input.lines.toReversed() })] as const),
    (input, other) => ({ actual: explained(other), expected: explained(input) }),
  ),
} satisfies CartProperties
