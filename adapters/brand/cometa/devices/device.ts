import type { BrandTexts } from '#core/brand/brand-texts.ts'
import { translatedText } from '#core/brand/brand-texts.ts'
import type { DeviceFamily } from '#core/mobile/device-appearance.ts'
import type { DevicePrice } from '#core/mobile/device-price.ts'
import { colorSlug, deviceSlug, slugOf } from '#core/mobile/device-slug.ts'
import { instalmentsOf } from '#core/mobile/instalments.ts'
import type {
  DeviceBrand,
  DeviceCategory,
  DeviceColor,
  DeviceVariant,
  ProductDetail,
} from '#core/mobile/product-detail.ts'
import { cents } from '#core/shared/money.ts'
import type { Color } from './colors.ts'
import { deviceNamesEnglish } from '../device-names.ts'

/** Number of interest-free monthly payments of a device. */
const TERM = 36

/** The lowest price of an accessory with monthly payments, in cents. */
const PLAN_FROM = 9_900

/** A model of a maker: one row of a list. */
export type Model = {
  readonly name: string
  /** What it is, in Spanish and in English. */
  readonly es: string
  readonly en: string
  readonly colors: readonly Color[]
  /** The form in drawings, the front in millimetres and the number of lenses, ports or similar parts. */
  readonly look: readonly [family: DeviceFamily, width: number, height: number, parts: number]
  /** The full price in cents, or the one of each capacity. */
  readonly prices: number | Readonly<Record<string, number>>
  readonly deals?: readonly ('deviceDiscount' | 'tradeInPromo')[]
  /** The colours that are sold out, in some or all capacities; `all` for the model. */
  readonly soldOut?: 'all' | readonly (readonly [color: Color, capacity?: string])[]
}

/** A model with its place in the shop. */
export type Row = Pick<ProductDetail, 'itemType' | 'category' | 'brand'> & Model

/** Returns the rows of the models of one maker. */
export const rowsOf = (
  category: DeviceCategory,
  brand: DeviceBrand,
  models: readonly Model[],
): readonly Row[] => models.map((model) => ({ itemType: 'NEW', category, brand, ...model }))

/** A cheap accessory has no payment plan. A customer's own device costs nothing. */
const pricesOf = ({ itemType, category }: Row, price: number): readonly DevicePrice[] => {
  const oneTime = { id: 'oneTime' as const, originalPrice: cents(price), term: null }
  const hasPlan = itemType === 'NEW' && (category !== 'ACCESSORIES' || price >= PLAN_FROM)
  const plan = hasPlan ? instalmentsOf(price, TERM) : null
  if (plan === null) return [oneTime]
  if (plan._tag === 'Left') throw new RangeError(`no payment plan: ${JSON.stringify(plan.left)}`)
  return [oneTime, { id: 'recurring', originalPrice: plan.right.monthly, term: TERM }]
}

const isSoldOut = ({ soldOut = [] }: Row, color: Color, capacity: string | null): boolean =>
  soldOut === 'all' ||
  soldOut.some(([one, ofCapacity]) => one === color && (ofCapacity === undefined || ofCapacity === capacity))

const variantsOf = (row: Row): readonly DeviceVariant[] => {
  const slug = deviceSlug(row)
  const { prices } = row
  const capacities = typeof prices === 'number' ? ([[null, prices]] as const) : Object.entries(prices)
  return row.colors.flatMap((color) =>
    capacities.map(([capacity, price]) => {
      const path = `/devices/${slug}/${colorSlug(color)}`
      return {
        sku: [slug, colorSlug(color), ...(capacity === null ? [] : [slugOf(capacity)])].join('-'),
        color: { name: color.name },
        capacity,
        images: { hero: { url: `${path}.svg` }, primary: { url: `${path}.svg` } },
        prices: pricesOf(row, price),
        inStock: !isSoldOut(row, color, capacity),
      }
    }),
  )
}

/** Returns the device of a row. */
export const deviceOf = (row: Row): ProductDetail => {
  const { itemType, category, brand, name, deals = [] } = row
  const [family, width, height, parts] = row.look
  return {
    itemType,
    category,
    brand,
    name,
    description: row.es,
    appearance: { family, width, height, parts },
    colors: row.colors.map(({ name, swatch }): DeviceColor => ({ name, swatch })),
    variants: variantsOf(row),
    deals,
  }
}

/** Returns the English of the texts of a row. */
export const englishOf = ({ name, es, en, colors }: Row): BrandTexts => ({
  [name]: translatedText(name, deviceNamesEnglish),
  [es]: en,
  ...Object.fromEntries(colors.map((color) => [color.name, translatedText(color.name, deviceNamesEnglish)])),
})
