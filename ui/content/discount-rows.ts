import type { Brand } from '#core/brand/brand.ts'
import { lineTables } from '#core/catalog/line-table.ts'
import type { Bundle, Condition, LineOfBusiness, Offer, Promotion } from '#core/catalog/offer.ts'
import { findOffer } from '#core/catalog/offer.ts'
import { recurringOf } from '#core/catalog/price.ts'
import { isLinePromotion } from '#core/catalog/promotion.ts'
import { offerPrice } from '#core/pricing/offer-price.ts'
import { subtract } from '#core/shared/money.ts'
import { markClaim } from '#core/template/claim.ts'
import { serviceNames } from '#ui/content/es/sale/sale-layout.ts'
import { periodWords, priceUntil, sectionWords, shortMoney } from '#ui/content/es/shared/sections.ts'
import { listText } from '#ui/content/format.ts'
import { linesPrice } from './promotion-facts.ts'

/** The words of discounts in one language. Amounts are texts, counts numbers. */
export type DiscountWords = {
  readonly without: (service: string) => string
  readonly together: (service: string, atLeast: number) => string
  readonly guaranteed: (cost: string, years: number) => string
  readonly eachLater: (name: string, price: string) => string
}

type Row = readonly string[]

const isForEverybody = ({ conditions }: Promotion): boolean => conditions.length === 0

/** Returns the row of a promotion for every buyer: the offer, its first price, its months, the later price. */
const promotionRows = (offer: Offer): readonly Row[] => {
  if (!offer.promotions.some((promotion) => isForEverybody(promotion) && !isLinePromotion(promotion)))
    return []
  const price = offerPrice(offer)
  const later = price.change?.later ?? price.first
  return [[offer.name, shortMoney(price.first), periodWords(price).first, shortMoney(later)]]
}

const serviceOf = (line: LineOfBusiness): string => serviceNames[line].toLowerCase()

/** Writes a condition on the cart's other services; null for a condition that depends on the buyer. */
const conditionText = (words: DiscountWords, condition: Condition): string | null => {
  if (condition.kind === 'Without') return words.without(serviceOf(condition.lineOfBusiness))
  return condition.kind === 'Lines'
    ? words.together(serviceOf(condition.lineOfBusiness), condition.atLeast)
    : null
}

/** Returns the promotions of offers with other services: the name of each offer and its conditions. */
const togetherPromotions = (words: DiscountWords, offers: readonly Offer[]) =>
  offers.flatMap((offer) =>
    offer.promotions.flatMap((promotion) => {
      const conditions = promotion.conditions.map((condition) => conditionText(words, condition))
      if (isForEverybody(promotion) || conditions.includes(null)) return []
      return [
        { offer, promotion, name: `${offer.name} ${listText(conditions.flatMap((text) => text ?? []))}` },
      ]
    }),
  )

type TogetherPromotion = ReturnType<typeof togetherPromotions>[number]

const togetherRow = ({ offer, promotion, name }: TogetherPromotion): readonly Row[] => {
  if (isLinePromotion(promotion)) return []
  const list = recurringOf(offer)
  const price = shortMoney(subtract(list, promotion.off))
  return [[name, price, sectionWords.firstMonths(promotion.months), shortMoney(list)]]
}

/** Returns the prices of numbers of mobile lines: a column for each promotion, a row for each number. */
const lineRows = (brand: Brand, words: DiscountWords, together: readonly TogetherPromotion[]) => {
  const columns = together.flatMap(({ offer, promotion, name }) =>
    isLinePromotion(promotion)
      ? [{ name, offer, table: promotion.table, prices: lineTables[promotion.table].slice(0, offer.limit) }]
      : [],
  )
  const most = Math.max(0, ...columns.map(({ prices }) => prices.length))
  return {
    columns: columns.map(({ name }) => name),
    rows: Array.from({ length: most }, (_, at): Row => [
      String(at + 1),
      ...columns.map(({ prices, table }) => {
        const price = prices[at]
        if (price === undefined) return '—'
        const { first, change } = linesPrice(brand, table, price)
        return change === null
          ? words.guaranteed(shortMoney(first), price.priceGuaranteeDurationInYears)
          : priceUntil({ first, change })
      }),
    ]),
    later: [...new Set(columns.map(({ offer }) => offer))].map((offer) =>
      words.eachLater(offer.name, shortMoney(recurringOf(offer))),
    ),
  }
}

const bundleRow =
  (offers: readonly Offer[]) =>
  ({ offers: ids, off, months }: Bundle): Row => [
    listText(ids.flatMap((id) => findOffer(offers, id)?.name ?? [])),
    shortMoney(off),
    sectionWords.firstMonths(months),
  ]

/** The discounts of a catalogue as table rows: promotions for everybody, bundles, prices with other services. */
export const discountRows = (brand: Brand, words: DiscountWords) => {
  const { offers, bundles, version } = brand.catalog
  const marked = (row: Row): Row => row.map((text) => markClaim(text, `catalogue ${version}`))
  const together = togetherPromotions(words, offers)
  const lines = lineRows(brand, words, together)
  return {
    promotions: offers.flatMap(promotionRows).map(marked),
    bundles: bundles.map(bundleRow(offers)).map(marked),
    together: together.flatMap(togetherRow).map(marked),
    lines: { columns: marked(lines.columns), rows: lines.rows.map(marked), later: marked(lines.later) },
  }
}
