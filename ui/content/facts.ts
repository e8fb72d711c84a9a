import type { Brand } from '#core/brand/brand.ts'
import { lineTables, type LineTableName } from '#core/catalog/line-table.ts'
import type { Offer } from '#core/catalog/offer.ts'
import { oneTimeOf } from '#core/catalog/price.ts'
import { offerPrice } from '#core/pricing/offer-price.ts'
import { cents } from '#core/shared/money.ts'
import type { PlainDate } from '#core/shared/plain-date.ts'
import { markClaim } from '#core/template/claim.ts'
import { shortMoney } from '#ui/content/es/shared/sections.ts'
import { calendarText, speedText } from '#ui/content/format.ts'

/** Where a number that is neither an offer nor a fact of the brand comes from: a name, a date, or a rule by its id. */
type Source = 'name' | 'date' | `rule ${string}-${number}`

/** Returns an offer of a brand. Throws (a defect) where the brand does not sell it: its page needs it (`page-offers.ts`). */
const offerIn = ({ catalog, name }: Brand, id: string): Offer => {
  const offer = catalog.offers.find((one) => one.id === id)
  if (offer === undefined) throw new Error(`${name} does not sell ${id}`)
  return offer
}

/** The numbers that a page may state, written in the current language. Each is a claim with its source (docs/rules/content.md). */
export const factsOf = (brand: Brand) => {
  const offer = (id: string): Offer => offerIn(brand, id)
  const change = (id: string) => {
    const { change: found } = offerPrice(offer(id))
    if (found === null) throw new Error(`the price of ${id} never changes`)
    return found
  }
  return {
    /** The name of an offer. Its digits are part of the name. */
    name: (id: string): string => markClaim(offer(id).name, `offer ${id}: name`),
    /** The monthly price of the first month: "$50". */
    price: (id: string): string =>
      markClaim(shortMoney(offerPrice(offer(id)).first), `offer ${id}: first month`),
    /** The monthly price after the promotion. Throws (a defect) for a price that never changes. */
    laterPrice: (id: string): string => markClaim(shortMoney(change(id).later), `offer ${id}: later price`),
    /** The number of months of the first price. */
    promotionMonths: (id: string): string =>
      markClaim(String(change(id).fromMonth - 1), `offer ${id}: months of its promotion`),
    /** The price that is paid once. */
    oneTime: (id: string): string =>
      markClaim(shortMoney(oneTimeOf(offer(id))), `offer ${id}: one-time price`),
    /** The sum of the first monthly prices of offers. */
    together: (...ids: readonly string[]): string =>
      markClaim(
        shortMoney(cents(ids.reduce((sum, id) => sum + offerPrice(offer(id)).first, 0))),
        `offers ${ids.join(', ')}: first month`,
      ),
    /** The discount of a bundle in a month, and its months. */
    bundle: (id: string) => {
      const bundle = brand.catalog.bundles.find((one) => one.id === id)
      if (bundle === undefined) throw new Error(`${brand.name} has no bundle ${id}`)
      return {
        off: markClaim(shortMoney(bundle.off), `bundle ${id}: discount`),
        months: markClaim(String(bundle.months), `bundle ${id}: months`),
      }
    },
    /** The price of mobile lines in a table, and the years of its guarantee. */
    lines: (table: LineTableName, count: number) => {
      const row = lineTables[table].find(({ noOfLines }) => noOfLines === count)
      if (row === undefined) throw new Error(`${table} has no row of ${String(count)} lines`)
      const source = `line table ${table}: ${String(count)} lines`
      return {
        count: markClaim(String(count), source),
        cost: markClaim(shortMoney(row.cost), source),
        years: markClaim(String(row.priceGuaranteeDurationInYears), source),
      }
    },
    /** The download speed of a plan: "500 Mbps". */
    speed: (id: string): string =>
      markClaim(speedText(offer(id).speed?.downMbps ?? 0), `offer ${id}: download`),
    /** The upload speed of a plan. */
    uploadSpeed: (id: string): string =>
      markClaim(speedText(offer(id).speed?.upMbps ?? 0), `offer ${id}: upload`),
    /** The number of an offer that an account may have. */
    limit: (id: string): string => markClaim(String(offer(id).limit), `offer ${id}: limit`),
    /** A telephone number as it is written. */
    phone: (line: keyof Brand['phones']): string =>
      markClaim(brand.phones[line].shown, `brand: telephone of ${line}`),
    businessPhone: markClaim(brand.business.phone.shown, 'brand: telephone for businesses'),
    /** When a telephone is answered. */
    hours: (line: keyof Brand['hours']): string => markClaim(brand.hours[line], `brand: hours of ${line}`),
    /** A date: "24 de noviembre de 2026". */
    date: (date: string): string => markClaim(calendarText(date as PlainDate), 'date'),
    /** A number that is part of a name ("4K", "911"), a year, or the subject of a rule of docs/rules. */
    stated: (text: string, source: Source): string => markClaim(text, source),
  }
}

export type SiteFacts = ReturnType<typeof factsOf>
