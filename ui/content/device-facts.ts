import type { Brand } from '#core/brand/brand.ts'
import { deviceLists, filterDevices, pathOfFilter, type DeviceFilter } from '#core/mobile/device-filter.ts'
import { type DeviceDetailPage, soldDevices } from '#core/mobile/device-pages.ts'
import { leastOneTime, monthlyPrices } from '#core/mobile/device-price.ts'
import { shownVariant } from '#core/metadata/device-page.ts'
import type { DeviceVariant } from '#core/mobile/product-detail.ts'
import { cents, type Cents } from '#core/shared/money.ts'
import { markClaim } from '#core/template/claim.ts'
import { shortMoney } from '#ui/content/es/shared/sections.ts'
import { deviceText } from './device-text.ts'

const least = (amounts: readonly Cents[]): Cents => cents(Math.min(...amounts))

/** The lowest monthly price of some variants and its months; null where none is paid by month. */
const leastMonthly = (variants: readonly DeviceVariant[], source: string) => {
  const prices = variants.flatMap(monthlyPrices).toSorted((a, b) => a.originalPrice - b.originalPrice)
  const [price] = prices
  return price === undefined
    ? null
    : {
        each: markClaim(shortMoney(price.originalPrice), `${source}: lowest monthly price`),
        months: markClaim(String(price.term), `${source}: months`),
      }
}

/** The numbers of device pages, each from the catalogue of devices or a rule (docs/rules/mobile.md). */
export const deviceFacts = (brand: Brand) => ({
  /** The rate of monthly payments: "0 %". */
  apr: markClaim('0\u00A0%', 'rule MOB-17'),
  /** Number of devices in a list, makers, lowest prices; `monthly` is null if all are paid once. */
  deviceList: (filter: DeviceFilter) => {
    const listed = filterDevices(soldDevices(brand.site.devices), filter)
    const variants = listed.flatMap((device) => device.variants)
    const source = `devices ${pathOfFilter(filter)}`
    const oneTime = variants.flatMap((variant) => leastOneTime([variant]) ?? [])
    return {
      count: markClaim(String(listed.length), `${source}: count`),
      brands: markClaim(String(deviceLists[filter.list].brands.length), 'rule MOB-08'),
      price: markClaim(shortMoney(least(oneTime)), `${source}: lowest price`),
      monthly: leastMonthly(variants, source),
    }
  },
  /** Names and lowest prices of a device in a colour; `monthly` is null if paid once. Throws for another colour. */
  device: ({ device, color }: Pick<DeviceDetailPage, 'device' | 'color'>) => {
    const ofColor = device.variants.filter((variant) => variant.color.name === color.name)
    const variant = shownVariant(ofColor)
    if (variant === undefined) throw new Error(`${device.name} is not sold in ${color.name}`)
    const source = `device ${variant.sku}`
    return {
      brand: device.brand,
      name: markClaim(deviceText(brand, device.name), 'name'),
      color: markClaim(deviceText(brand, color.name), 'name'),
      price: markClaim(shortMoney(leastOneTime([variant]) ?? cents(0)), `${source}: price`),
      monthly: leastMonthly([variant], source),
    }
  },
})
