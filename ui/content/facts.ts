import type { Brand } from '#core/brand/brand.ts'
import type { Offer } from '#core/catalog/offer.ts'
import { listPriceOf, oneTimeOf, priceOf } from '#core/catalog/price.ts'
import { offerPrice } from '#core/pricing/offer-price.ts'
import { cents, subtract, times } from '#core/shared/money.ts'
import type { PlainDate } from '#core/shared/plain-date.ts'
import { markClaim } from '#core/template/claim.ts'
import { afterPrice, sectionWords, shortMoney } from '#ui/content/es/shared/sections.ts'
import { calendarText } from '#ui/content/format.ts'
import { changeIn, offerIn } from './brand-offer.ts'
import { callingFacts } from './calling-facts.ts'
import { channelFacts } from './channel-facts.ts'
import { deviceFacts } from './device-facts.ts'
import { packageFacts } from './package-facts.ts'
import { promotionFacts } from './promotion-facts.ts'
import { speedFacts } from './speed-facts.ts'
import { storeFacts } from './store-facts.ts'

/** Where a number that is neither an offer nor a fact of the brand comes from: a name, a date, or a rule by its id. */
type Source = 'name' | 'date' | `rule ${string}-${number}`

/** Numbers that a page may state, in the current language. Each is a claim with its source (docs/decisions/0093). */
export const factsOf = (brand: Brand) => {
  const offer = (id: string): Offer => offerIn(brand, id)
  const change = (id: string) => changeIn(brand, id)
  const sumOf = (ids: readonly string[]) => {
    const amount = cents(ids.reduce((sum, id) => sum + offerPrice(offer(id)).first, 0))
    return { value: markClaim(shortMoney(amount), `offers ${ids.join(', ')}: first month`), amount }
  }
  return {
    ...storeFacts(brand),
    ...channelFacts(brand),
    ...deviceFacts(brand),
    ...callingFacts(brand),
    ...packageFacts(brand),
    ...promotionFacts(brand),
    ...speedFacts(brand),
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
    /** The monthly price of an existing customer, where it is another one. */
    customerPrice: (id: string): string =>
      markClaim(shortMoney(listPriceOf(offer(id), 1, false)), `offer ${id}: price of existing customers`),
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
    /** The number of an offer that an account may have. */
    limit: (id: string): string => markClaim(String(offer(id).limit), `offer ${id}: limit`),
    /** A date: "24 de noviembre de 2026". */
    date: (date: string): string => markClaim(calendarText(date as PlainDate), 'date'),
    /** A number that is part of a name ("4K", "911"), a year, or the subject of a rule of docs/rules. */
    stated: (text: string, source: Source): string => markClaim(text, source),
  }
}

export type SiteFacts = ReturnType<typeof factsOf>
