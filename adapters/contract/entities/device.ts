import type { DeviceAppearance } from '#core/mobile/device-appearance.ts'
import { appearanceLimits, deviceFamilies } from '#core/mobile/device-appearance.ts'
import type { DevicePrice } from '#core/mobile/device-price.ts'
import { MAX_TERM } from '#core/mobile/instalments.ts'
import type { DeviceColor, DeviceVariant, ProductDetail } from '#core/mobile/product-detail.ts'
import { deviceBrands, deviceCategories, deviceLimits, itemTypes } from '#core/mobile/product-detail.ts'
import { either, list, nil, nullable, unbranded } from '../../shape/composite.shape.ts'
import { object } from '../../shape/object.shape.ts'
import type { Shape } from '../../shape/shape.ts'
import { boolean, integer, literal, text } from '../../shape/shape.ts'
import { identifier } from './identifier.ts'
import { cents } from './pricing.ts'

const name = text({ min: 1, max: deviceLimits.name })

const millimetres = integer({ min: appearanceLimits.min, max: appearanceLimits.max })

const appearance = object<DeviceAppearance>({
  family: literal(...Object.values(deviceFamilies).flat()),
  width: millimetres,
  height: millimetres,
  parts: integer({ min: 0, max: appearanceLimits.parts }),
})

type MonthlyPrice = DevicePrice & { readonly id: 'recurring'; readonly term: number }
type OneTimePrice = DevicePrice & { readonly id: 'oneTime'; readonly term: null }

const term = integer({ min: 1, max: MAX_TERM })

const price: Shape<DevicePrice> = unbranded(
  either(
    object<MonthlyPrice>({ id: literal('recurring'), originalPrice: cents, term }),
    object<OneTimePrice>({ id: literal('oneTime'), originalPrice: cents, term: nil }),
  ),
)

const image = object<{ readonly url: string }>({ url: text({ min: 1, max: deviceLimits.url }) })

const variant = object<DeviceVariant>({
  sku: identifier,
  color: object<DeviceVariant['color']>({ name }),
  capacity: nullable(name),
  images: object<DeviceVariant['images']>({ hero: image, primary: image }),
  prices: list(price, { max: deviceLimits.list }),
  inStock: boolean,
})

const device: Shape<ProductDetail> = object<ProductDetail>({
  itemType: literal(...itemTypes),
  category: literal(...deviceCategories),
  brand: literal(...deviceBrands),
  name,
  description: text({ min: 1, max: deviceLimits.description }),
  appearance,
  colors: list(object<DeviceColor>({ name, swatch: text({ min: 7, max: 7 }) }), { max: deviceLimits.list }),
  variants: list(variant, { max: deviceLimits.list }),
  deals: list(name, { max: deviceLimits.list }),
})

export const devices = list(device, { max: 500 })
