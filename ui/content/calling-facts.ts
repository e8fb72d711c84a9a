import type { Brand } from '#core/brand/brand.ts'
import type { CallingRate } from '#core/calling/calling-rate.ts'
import { type Cents, times } from '#core/shared/money.ts'
import { markClaim } from '#core/template/claim.ts'
import { shortMoney } from '#ui/content/es/shared/sections.ts'
import { currentTag } from './language.ts'

/** Writes a price of a minute: "2¢". */
const centsText = (amount: Cents): string => `${String(amount)}¢`

const rateOf = (brand: Brand, country: string): CallingRate => {
  const rate = brand.site.callingRates.find((one) => one.country === country)
  if (rate === undefined) throw new Error(`${brand.name} has no price of calls to ${country}`)
  return rate
}

const countryName = (country: string): string =>
  new Intl.DisplayNames(currentTag(), { type: 'region' }).of(country) ?? country

/** The prices of international calls that a page may state. */
export const callingFacts = (brand: Brand) => ({
  /** Every country with the prices of a minute, in the order of its name in the current language. */
  callingRates: () =>
    brand.site.callingRates
      .map(({ country, landline, mobile }) => ({
        country: countryName(country),
        landline: markClaim(centsText(landline), `calling rate ${country}: landline`),
        mobile: markClaim(centsText(mobile), `calling rate ${country}: mobile`),
      }))
      .toSorted((a, b) => a.country.localeCompare(b.country, currentTag())),
  countriesCalled: markClaim(String(brand.site.callingRates.length), 'brand: countries with a calling rate'),
  /** A call of some minutes to a landline or mobile telephone and its cost. Throws for a country without a price. */
  call: (country: string, minutes: number) => {
    const { landline, mobile } = rateOf(brand, country)
    const source = `calling rate ${country}: ${String(minutes)} minutes`
    return {
      country: countryName(country),
      minutes: markClaim(String(minutes), 'length of an example'),
      landline: markClaim(shortMoney(times(landline, minutes)), source),
      mobile: markClaim(shortMoney(times(mobile, minutes)), source),
      amount: times(landline, minutes),
    }
  },
})
