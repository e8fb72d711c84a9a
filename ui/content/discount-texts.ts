import type { Brand } from '#core/brand/brand.ts'
import type { MobileLinePrice } from '#core/catalog/line-table.ts'
import { lineTables } from '#core/catalog/line-table.ts'
import type { Bundle, Condition, LineOfBusiness, Offer, Promotion } from '#core/catalog/offer.ts'
import { findOffer } from '#core/catalog/offer.ts'
import { recurringOf } from '#core/catalog/price.ts'
import { isLinePromotion } from '#core/catalog/promotion.ts'
import { offerPrice } from '#core/pricing/offer-price.ts'
import { subtract } from '#core/shared/money.ts'
import { markClaim } from '#core/template/claim.ts'
import { serviceNames } from '#ui/content/es/sale/sale-layout.ts'
import { afterPrice, sectionWords, shortMoney } from '#ui/content/es/shared/sections.ts'
import { listText } from '#ui/content/format.ts'

/** The sentences about discounts in one language. Amounts are texts, counts numbers. */
export type DiscountWords = {
  readonly promotion: (name: string, overTime: string) => string
  readonly without: (service: string) => string
  readonly together: (service: string, atLeast: number) => string
  readonly lines: (count: number, cost: string, years: number) => string
  readonly afterLines: (start: string, rows: string, later: string) => string
  readonly firstMonths: (start: string, price: string, months: number, later: string) => string
  readonly bundle: (names: string, off: string, months: number) => string
}

const isForEverybody = ({ conditions }: Promotion): boolean => conditions.length === 0

/** Writes a promotion that every buyer gets. */
const promotionText =
  (words: DiscountWords) =>
  (offer: Offer): readonly string[] => {
    const price = offerPrice(offer)
    return offer.promotions.some((promotion) => isForEverybody(promotion) && !isLinePromotion(promotion))
      ? [
          words.promotion(
            offer.name,
            `${shortMoney(price.first)} ${sectionWords.period} ${afterPrice(price)}`,
          ),
        ]
      : []
  }

const serviceOf = (line: LineOfBusiness): string => serviceNames[line].toLowerCase()

/** Writes a condition on the other services of the cart; null for a condition on the buyer, which not everybody meets. */
const conditionText = (words: DiscountWords, condition: Condition): string | null => {
  if (condition.kind === 'Without') return words.without(serviceOf(condition.lineOfBusiness))
  return condition.kind === 'Lines'
    ? words.together(serviceOf(condition.lineOfBusiness), condition.atLeast)
    : null
}

/** Writes the promotions of an offer together with other services, with the price of each number of lines. */
const togetherText =
  (words: DiscountWords) =>
  (offer: Offer): readonly string[] => {
    const rowText = ({ noOfLines, cost, priceGuaranteeDurationInYears: years }: MobileLinePrice): string =>
      words.lines(noOfLines, shortMoney(cost), years)
    return offer.promotions.flatMap((promotion) => {
      const conditions = promotion.conditions.map((condition) => conditionText(words, condition))
      if (isForEverybody(promotion) || conditions.includes(null)) return []
      const start = `${offer.name} ${listText(conditions.flatMap((text) => text ?? []))}`
      const list = recurringOf(offer)
      if (isLinePromotion(promotion)) {
        const rows = lineTables[promotion.table].slice(0, offer.limit).map(rowText).join('; ')
        return [words.afterLines(start, rows, shortMoney(list))]
      }
      const { off, months } = promotion
      return [words.firstMonths(start, shortMoney(subtract(list, off)), months, shortMoney(list))]
    })
  }

const bundleText =
  (words: DiscountWords, offers: readonly Offer[]) =>
  ({ offers: ids, off, months }: Bundle): string => {
    const names = ids.flatMap((id) => findOffer(offers, id)?.name ?? [])
    return words.bundle(listText(names), shortMoney(off), months)
  }

/** Writes the discounts of a catalogue: promotions that everybody gets, and those of several services together. */
export const discountTexts = ({ catalog: { offers, bundles, version } }: Brand, words: DiscountWords) => {
  const marked = (texts: readonly string[]) => texts.map((text) => markClaim(text, `catalogue ${version}`))
  return {
    promotions: marked(offers.flatMap(promotionText(words))),
    together: marked([...bundles.map(bundleText(words, offers)), ...offers.flatMap(togetherText(words))]),
  }
}
