import type { DevicePrice } from '../mobile/device-price.ts'
import type { DeviceColor, DeviceVariant, ProductDetail } from '../mobile/product-detail.ts'
import { leastOneTime, monthlyPrices } from '../mobile/device-price.ts'
import type { Cents } from '../shared/money.ts'

/** Writes a non-negative amount as dollars with two decimals, directly from its cents: 189999 is `1899.99` (MET-10). */
export const decimalText = (amount: Cents): string => {
  const digits = String(amount).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}

const currency = { priceCurrency: 'USD' } as const

const monthlySpecification = ({ originalPrice, term }: DevicePrice) => ({
  '@type': 'UnitPriceSpecification',
  price: decimalText(originalPrice),
  ...currency,
  unitCode: 'MON',
  billingDuration: term,
  annualPercentageRate: '0',
})

/** Returns the variant shown for a colour: the one with the lowest one-time price, the first of equals. */
export const shownVariant = (variants: readonly DeviceVariant[]): DeviceVariant | undefined => {
  const least = leastOneTime(variants)
  return variants.find((variant) => leastOneTime([variant]) === least)
}

/** Data for a device's structured products: image origin, address of each colour, texts in a language. */
export type DeviceSource = {
  readonly origin: string
  readonly urlOf: (color: DeviceColor) => string
  readonly textOf: (text: string) => string
}

const offersOf = (url: string, variant: DeviceVariant) => {
  const price = leastOneTime([variant])
  const monthly = monthlyPrices(variant).map(monthlySpecification)
  if (price === null) return {}
  return {
    offers: {
      '@type': 'Offer',
      url,
      price: decimalText(price),
      ...currency,
      availability: `https://schema.org/${variant.inStock ? 'InStock' : 'OutOfStock'}`,
      ...(monthly.length === 0 ? {} : { priceSpecification: monthly }),
    },
  }
}

/**
 * Returns a device page's structured products, one per colour, in order: the colour's lowest one-time price, and that
 * variant's monthly prices (0 % APR term) and stock. A colour without a one-time price has no offer (MET-10).
 */
export const structuredProducts = (
  device: ProductDetail,
  { origin, urlOf, textOf }: DeviceSource,
): readonly object[] =>
  device.colors.map((color) => {
    const variant = shownVariant(device.variants.filter((one) => one.color.name === color.name))
    const url = urlOf(color)
    return {
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: textOf(device.name),
      description: textOf(device.description),
      category: device.category,
      brand: { '@type': 'Brand', name: device.brand },
      color: textOf(color.name),
      url,
      ...(variant === undefined
        ? {}
        : { image: `${origin}${variant.images.hero.url}`, ...offersOf(url, variant) }),
    }
  })
