import { labelFacts } from '#adapters/brand/label.ts'
import type { Brand } from '#core/brand/brand.ts'
import { lineTables, type LineTableName } from '#core/catalog/line-table.ts'
import type { AmountPromotion, Condition, Offer } from '#core/catalog/offer.ts'
import { listPriceOf, oneTimeOf, priceOf, recurringOf } from '#core/catalog/price.ts'
import { isLinePromotion } from '#core/catalog/promotion.ts'
import { offerPrice } from '#core/pricing/offer-price.ts'
import { add, cents, subtract, times } from '#core/shared/money.ts'
import type { PlainDate } from '#core/shared/plain-date.ts'
import { type Household, mbpsOfUse, speedNeed, type SpeedUse } from '#core/speed/speed-need.ts'
import { markClaim } from '#core/template/claim.ts'
import { openingText } from '#ui/content/es/shared/opening-hours.ts'
import { afterPrice, sectionWords, shortMoney } from '#ui/content/es/shared/sections.ts'
import { calendarText, speedText } from '#ui/content/format.ts'
import { callingFacts } from './calling-facts.ts'
import { channelFacts } from './channel-facts.ts'
import { packageFacts } from './package-facts.ts'
import { storeFacts } from './store-facts.ts'

/** Where a number that is neither an offer nor a fact of the brand comes from: a name, a date, or a rule by its id. */
type Source = 'name' | 'date' | `rule ${string}-${number}`

/** Returns an offer of a brand. Throws (a defect) where the brand does not sell it: its page needs it (`page-offers.ts`). */
const offerIn = ({ catalog, name }: Brand, id: string): Offer => {
  const offer = catalog.offers.find((one) => one.id === id)
  if (offer === undefined) throw new Error(`${name} does not sell ${id}`)
  return offer
}

type PromotionOn = { readonly condition: Condition; readonly promotion: AmountPromotion }

/** Returns the promotion of an offer whose only condition is of this kind. Throws (a defect) for an offer without one. */
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

/** The numbers that a page may state, written in the current language. Each is a claim with its source (docs/decisions/0093). */
export const factsOf = (brand: Brand) => {
  const offer = (id: string): Offer => offerIn(brand, id)
  const change = (id: string) => {
    const { change: found } = offerPrice(offer(id))
    if (found === null) throw new Error(`the price of ${id} never changes`)
    return found
  }
  const sumOf = (ids: readonly string[]) => {
    const amount = cents(ids.reduce((sum, id) => sum + offerPrice(offer(id)).first, 0))
    return { value: markClaim(shortMoney(amount), `offers ${ids.join(', ')}: first month`), amount }
  }
  return {
    ...storeFacts(brand),
    ...channelFacts(brand),
    ...callingFacts(brand),
    ...packageFacts(brand),
    /** The name of an offer. Its digits are part of the name. */
    name: (id: string): string => markClaim(offer(id).name, `offer ${id}: name`),
    /** The monthly price of the first month: "$50". */
    price: (id: string): string =>
      markClaim(shortMoney(offerPrice(offer(id)).first), `offer ${id}: first month`),
    /** The monthly price after the promotion. Throws (a defect) for a price that never changes. */
    laterPrice: (id: string): string => markClaim(shortMoney(change(id).later), `offer ${id}: later price`),
    /** The month in which the later price begins. */
    laterMonth: (id: string): string =>
      markClaim(String(change(id).fromMonth), `offer ${id}: month of its later price`),
    /** The number of months of the first price. */
    promotionMonths: (id: string): string =>
      markClaim(String(change(id).fromMonth - 1), `offer ${id}: months of its promotion`),
    /** The monthly price over time: "$50 al mes los primeros 12 meses; desde el mes 13, $80". */
    priceOverTime: (id: string): string => {
      const price = offerPrice(offer(id))
      const text = `${shortMoney(price.first)} ${sectionWords.period} ${afterPrice(price)}`
      return markClaim(text, `offer ${id}: price over time`)
    },
    /** The price that is paid once. */
    oneTime: (id: string): string =>
      markClaim(shortMoney(oneTimeOf(offer(id))), `offer ${id}: one-time price`),
    /** The total saving of the first price until it changes. */
    saved: (id: string): string =>
      markClaim(shortMoney(offerPrice(offer(id)).saved), `offer ${id}: saving of its promotion`),
    /** The same saving in cents, for a picture to scale. */
    savedAmount: (id: string): number => offerPrice(offer(id)).saved,
    /** The monthly price of a new customer, where it is another one. */
    newCustomerPrice: (id: string): string =>
      markClaim(shortMoney(listPriceOf(offer(id), 1, true)), `offer ${id}: price of new customers`),
    /** The monthly price of several items of an offer. */
    several: (id: string, count: number) => ({
      count: markClaim(String(count), `offer ${id}: up to ${String(offer(id).limit)}`),
      cost: markClaim(
        shortMoney(listPriceOf(offer(id), count, false)),
        `offer ${id}: ${String(count)} items`,
      ),
    }),
    /** The part of the first monthly price of one of several people who share it. */
    share: (id: string, people: number) => ({
      people: markClaim(String(people), `offer ${id}: divided`),
      cost: markClaim(
        shortMoney(cents(Math.round(offerPrice(offer(id)).first / people))),
        `offer ${id}: first month, divided by ${String(people)}`,
      ),
    }),
    /**
     * The price of an offer for visits of a campaign and the price that follows it, and what both prices, of the campaign and of everybody, add up
     * to in its months. `amounts` has the sums in cents, for a picture to scale (CAT-09).
     */
    campaign: (id: string, campaign: string) => {
      const { promotion } = promotionOn(
        offer(id),
        'Campaign',
        (condition) => 'campaign' in condition && condition.campaign === campaign,
      )
      const { first } = offerPrice(offer(id))
      const list = recurringOf(offer(id))
      const usual = change(id).fromMonth - 1
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
        offer(id),
        'Lines',
        (one) => 'lineOfBusiness' in one && one.lineOfBusiness === 'Mobile',
      )
      const source = `offer ${id}: promotion ${promotion.id}`
      return {
        price: markClaim(shortMoney(subtract(recurringOf(offer(id)), promotion.off)), source),
        lines: markClaim('atLeast' in condition ? String(condition.atLeast) : '', source),
        months: markClaim(String(promotion.months), source),
      }
    },
    /** The sum of the first monthly prices of offers. */
    together: (...ids: readonly string[]): string => sumOf(ids).value,
    /** The same sum, and its cents for a picture to scale. */
    sum: (...ids: readonly string[]) => sumOf(ids),
    /** What a month of one offer costs more than a month of another. */
    difference: (id: string, other: string): string =>
      markClaim(
        shortMoney(subtract(offerPrice(offer(id)).first, offerPrice(offer(other)).first)),
        `offer ${id}: first month, less that of ${other}`,
      ),
    /** The sum of the first monthly price over so many months. */
    paidOver: (id: string, months: number): string =>
      markClaim(
        shortMoney(times(offerPrice(offer(id)).first, months)),
        `offer ${id}: ${String(months)} months`,
      ),
    /** The instalments of an offer: each, their months and their sum. Throws (a defect) for an offer without them. */
    installments: (id: string) => {
      const plan = priceOf(offer(id), 'PaymentPlan')
      if (plan === undefined) throw new Error(`${id} is not paid in instalments`)
      const source = `offer ${id}: instalments`
      return {
        each: markClaim(shortMoney(plan.amount), source),
        months: markClaim(String(plan.months), source),
        total: markClaim(shortMoney(times(plan.amount, plan.months)), source),
        count: plan.months,
      }
    },
    /** The discount of a bundle in a month, and its months. */
    bundle: (id: string) => {
      const bundle = brand.catalog.bundles.find((one) => one.id === id)
      if (bundle === undefined) throw new Error(`${brand.name} has no bundle ${id}`)
      return {
        off: markClaim(shortMoney(bundle.off), `bundle ${id}: discount`),
        months: markClaim(String(bundle.months), `bundle ${id}: months`),
      }
    },
    /** The price of mobile lines in a table, and the years of its guarantee. `amount` is the price in cents, for a picture to scale. */
    /** The price of mobile lines in a table, also in cents for a picture to scale, and the years of its guarantee. */
    lines: (table: LineTableName, count: number) => {
      const row = lineTables[table].find(({ noOfLines }) => noOfLines === count)
      if (row === undefined) throw new Error(`${table} has no row of ${String(count)} lines`)
      const source = `line table ${table}: ${String(count)} lines`
      return {
        count: markClaim(String(count), source),
        cost: markClaim(shortMoney(row.cost), source),
        years: markClaim(String(row.priceGuaranteeDurationInYears), source),
        amount: row.cost,
      }
    },
    /** The download speed of a plan: "500 Mbps". */
    speed: (id: string): string =>
      markClaim(speedText(offer(id).speed?.downMbps ?? 0), `offer ${id}: download`),
    /** The upload speed of a plan. */
    uploadSpeed: (id: string): string =>
      markClaim(speedText(offer(id).speed?.upMbps ?? 0), `offer ${id}: upload`),
    /** The download speed of a plan in Mbps, for a picture to scale. */
    mbps: (id: string): number => offer(id).speed?.downMbps ?? 0,
    /** The speed of one use, and its Mbps for a picture to scale (SPD-03). */
    use: (use: SpeedUse) => ({
      speed: markClaim(speedText(mbpsOfUse[use]), 'rule SPD-03'),
      mbps: mbpsOfUse[use],
    }),
    /** How many of one use fit into the speed of a plan at the same time (SPD-03). */
    atOnce: (id: string, use: SpeedUse): string =>
      markClaim(
        String(Math.floor((offer(id).speed?.downMbps ?? 0) / mbpsOfUse[use])),
        `offer ${id}: download, divided by rule SPD-03`,
      ),
    /** The speed that a household needs, and its Mbps for a picture to scale (SPD-03). */
    need: (household: Household) => ({
      speed: markClaim(speedText(speedNeed(household)), 'rule SPD-03'),
      mbps: speedNeed(household),
    }),
    /** The typical latency on the label of a plan: "14 ms". */
    latency: (id: string): string =>
      markClaim(`${String(labelFacts.latencyMs[offer(id).id] ?? 0)} ms`, `label of ${id}: latency`),
    /** A download of so many gigabytes, and the minutes it takes at the speed of a plan, rounded up. */
    download: (id: string, gigabytes: number) => {
      const minutes = Math.ceil((gigabytes * 8_000) / (offer(id).speed?.downMbps ?? 0) / 60)
      return {
        size: markClaim(`${String(gigabytes)} GB`, 'size of an example'),
        minutes: markClaim(String(minutes), `offer ${id}: ${String(gigabytes)} GB at its download speed`),
        amount: minutes,
      }
    },
    /** The number of an offer that an account may have. */
    limit: (id: string): string => markClaim(String(offer(id).limit), `offer ${id}: limit`),
    /** A telephone number as it is written. */
    phone: (line: keyof Brand['phones']): string =>
      markClaim(brand.phones[line].shown, `brand: telephone of ${line}`),
    businessPhone: markClaim(brand.business.phone.shown, 'brand: telephone for businesses'),
    /** When a telephone is answered. */
    hours: (line: keyof Brand['hours']): string => {
      const hours = brand.hours[line]
      if (hours === null) throw new Error(`${brand.name} has no hours of ${line}`)
      return markClaim(openingText(hours), `brand: hours of ${line}`)
    },
    /** The number of states in which the brand sells its service. */
    statesServed: markClaim(String(brand.facts.statesServed), 'brand: states served'),
    /** The maximum that the brand pays to end the contract with another provider. Throws (a defect) for a brand that pays none. */
    buyoutLimit: (): string => {
      if (brand.facts.buyoutLimit === null) throw new Error(`${brand.name} has no buyout`)
      return markClaim(shortMoney(brand.facts.buyoutLimit), 'brand: buyout limit')
    },
    /** The number of computers that the security suite protects. Throws (a defect) for a brand without it. */
    securityComputers: (): string => {
      if (brand.facts.securityComputers === null) throw new Error(`${brand.name} has no security suite`)
      return markClaim(String(brand.facts.securityComputers), 'brand: computers of the security suite')
    },
    /** A date: "24 de noviembre de 2026". */
    date: (date: string): string => markClaim(calendarText(date as PlainDate), 'date'),
    /** A number that is part of a name ("4K", "911"), a year, or the subject of a rule of docs/rules. */
    stated: (text: string, source: Source): string => markClaim(text, source),
  }
}

export type SiteFacts = ReturnType<typeof factsOf>
