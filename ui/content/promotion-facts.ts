import type { Brand } from '#core/brand/brand.ts'
import { lineTables, type LineTableName, type MobileLinePrice } from '#core/catalog/line-table.ts'
import type { AmountPromotion, Condition, Offer } from '#core/catalog/offer.ts'
import { listPriceOf, recurringOf } from '#core/catalog/price.ts'
import { isLinePromotion } from '#core/catalog/promotion.ts'
import { offerPrice, type OfferPrice } from '#core/pricing/offer-price.ts'
import { add, subtract, times } from '#core/shared/money.ts'
import { markClaim } from '#core/template/claim.ts'
import { priceUntil, shortMoney } from '#ui/content/es/shared/sections.ts'
import { listText } from './format.ts'
import { changeIn, offerIn } from './brand-offer.ts'

type PromotionOn = { readonly condition: Condition; readonly promotion: AmountPromotion }

/** Returns an offer's promotion whose only condition is of this kind. Throws (a defect) if there is none. */
const promotionOn = (
  offer: Offer,
  kind: Condition['kind'],
  isMeant: (condition: Condition) => boolean,
): PromotionOn => {
  for (const promotion of offer.promotions) {
    const [condition] = promotion.conditions
    if (!isLinePromotion(promotion) && condition?.kind === kind && isMeant(condition))
      return { condition, promotion }
  }
  throw new Error(`${offer.id} has no promotion on ${kind}`)
}

/** Returns the price of lines in a table. The table states the end of a price; a price of zero states it itself. */
export const linesPrice = (
  { catalog }: Brand,
  table: LineTableName,
  { cost, noOfLines, priceGuaranteeDurationInYears: years }: MobileLinePrice,
): Pick<OfferPrice, 'first' | 'change'> => {
  const offer = catalog.offers.find(({ promotions }) =>
    promotions.some((promotion) => isLinePromotion(promotion) && promotion.table === table),
  )
  const isFree = cost === 0 && offer !== undefined
  return {
    first: cost,
    change: isFree ? { fromMonth: years * 12 + 1, later: listPriceOf(offer, noOfLines, false) } : null,
  }
}

/** The numbers about promotions, bundles and the prices of several lines, each a claim with its source. */
export const promotionFacts = (brand: Brand) => ({
  /**
   * The price of an offer for visits of a campaign and the price that follows it, and what both prices, of the campaign
   * and of everybody, add up to in its months. `amounts` has the sums in cents, for a picture to scale (CAT-09).
   */
  campaign: (id: string, campaign: string) => {
    const { promotion } = promotionOn(
      offerIn(brand, id),
      'Campaign',
      (condition) => 'campaign' in condition && condition.campaign === campaign,
    )
    const { first } = offerPrice(offerIn(brand, id))
    const list = recurringOf(offerIn(brand, id))
    const usual = changeIn(brand, id).fromMonth - 1
    const source = `offer ${id}: promotion ${promotion.id}`
    const price = subtract(list, promotion.off)
    const total = times(price, promotion.months)
    const usualTotal = add(times(first, usual), times(list, promotion.months - usual))
    return {
      price: markClaim(shortMoney(price), source),
      months: markClaim(String(promotion.months), source),
      years: markClaim(String(promotion.months / 12), source),
      later: markClaim(shortMoney(list), `offer ${id}: list price`),
      total: markClaim(shortMoney(total), source),
      usualTotal: markClaim(shortMoney(usualTotal), `offer ${id}: sum of its months`),
      saved: markClaim(shortMoney(subtract(usualTotal, total)), source),
      amounts: { total, usualTotal },
    }
  },
  /** The price of internet with several mobile lines, from how many lines, and its months (SAV-03). */
  withMobileLines: (id: string) => {
    const { condition, promotion } = promotionOn(
      offerIn(brand, id),
      'Lines',
      (one) => 'lineOfBusiness' in one && one.lineOfBusiness === 'Mobile',
    )
    const source = `offer ${id}: promotion ${promotion.id}`
    return {
      price: markClaim(shortMoney(subtract(recurringOf(offerIn(brand, id)), promotion.off)), source),
      lines: markClaim('atLeast' in condition ? String(condition.atLeast) : '', source),
      months: markClaim(String(promotion.months), source),
    }
  },
  /** The names of the offers of a bundle, its discount in a month, and its months. */
  bundle: (id: string) => {
    const bundle = brand.catalog.bundles.find((one) => one.id === id)
    if (bundle === undefined) throw new Error(`${brand.name} has no bundle ${id}`)
    return {
      names: markClaim(
        listText(bundle.offers.map((offer) => offerIn(brand, offer).name)),
        `bundle ${id}: its offers`,
      ),
      off: markClaim(shortMoney(bundle.off), `bundle ${id}: discount`),
      months: markClaim(String(bundle.months), `bundle ${id}: months`),
    }
  },
  /** The price of mobile lines in a table: its end if zero, in cents for a picture, and its guarantee in years. */
  lines: (table: LineTableName, count: number) => {
    const row = lineTables[table].find(({ noOfLines }) => noOfLines === count)
    if (row === undefined) throw new Error(`${table} has no row of ${String(count)} lines`)
    const source = `line table ${table}: ${String(count)} lines`
    return {
      count: markClaim(String(count), source),
      cost: markClaim(priceUntil(linesPrice(brand, table, row)), source),
      years: markClaim(String(row.priceGuaranteeDurationInYears), source),
      amount: row.cost,
    }
  },
})
