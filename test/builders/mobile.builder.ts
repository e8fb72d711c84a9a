import { devices } from '#adapters/brand/cometa/devices/devices.ts'
import { tradeInModels } from '#adapters/brand/cometa/devices/trade-in-models.ts'
import type { OfferId } from '#core/catalog/offer.ts'
import { paymentPlanId } from '#core/mobile/device-offers.ts'
import type { MobileCartItem, ServicePlan, ServicePlanType } from '#core/mobile/mobile-item.ts'
import { hasMobileLine } from '#core/mobile/mobile-item.ts'
import type { TradeInModel } from '#core/mobile/trade-in-model.ts'
import type { DeviceCategory } from '#core/mobile/product-detail.ts'

export const PHONE_SKU = 'apple-iphone-17-pro-azul-profundo-256-gb'
export const WATCH_SKU = 'apple-watch-se-3-generacion-medianoche-40-mm'
export const EARPHONES_SKU = 'apple-airpods-pro-3-blanco'
export const SOLD_OUT_SKU = 'samsung-galaxy-watch6-classic-lte-plata'
export const UNLIMITED = 'mobile-unlimited' as OfferId

export const servicePlan = (type: ServicePlanType, planId: string): ServicePlan => ({
  type,
  planId,
  tradeInImei: null,
})

/** A telephone without promotions. */
const withoutDeals = devices.find(
  ({ itemType, category, deals }) => itemType === 'NEW' && category === 'DEVICE' && deals.length === 0,
)
export const NO_DEAL_SKU = withoutDeals?.variants.find(({ inStock }) => inStock)?.sku ?? ''

/** A telephone with a discount for a ported number. */
const withDiscount = devices.find(
  ({ category, deals }) => category === 'DEVICE' && deals.includes('deviceDiscount'),
)
export const DISCOUNTED_SKU = withDiscount?.variants.find(({ inStock }) => inStock)?.sku ?? ''

/** A telephone in trade, and its model. The IMEI is valid and not blocked. */
export const TRADE_IN_IMEI = '490154203237518'
export const BLOCKED_IMEI = '356938035643809'
export const tradeInPhone = tradeInModels[0] as TradeInModel

export const tradeInPlan = (imei = TRADE_IN_IMEI, model = tradeInPhone): ServicePlan => ({
  type: 'TradeIn',
  planId: `trade-in:${model.id}`,
  tradeInImei: imei,
})

type Given = {
  readonly sku?: string
  readonly type?: DeviceCategory
  readonly ratePlan?: OfferId | null
  /** Months of instalments; null for one payment. */
  readonly term?: number | null
  readonly portsIn?: boolean
  readonly others?: readonly ServicePlan[]
}

/** An item of the mobile cart that the shop accepts, a telephone paid at once unless said otherwise. */
export const mobileItem = ({
  sku = PHONE_SKU,
  type = 'DEVICE',
  ratePlan = type === 'ACCESSORIES' ? null : UNLIMITED,
  term = null,
  portsIn = false,
  others = [],
}: Given = {}): MobileCartItem => ({
  itemType: 'NEW',
  type,
  sku,
  simType: hasMobileLine({ type }) ? 'eSIM' : null,
  productDetail: {
    servicePlans: [
      ...(ratePlan === null ? [] : [servicePlan('RatePlan', ratePlan)]),
      ...(term === null ? [] : [servicePlan('PaymentPlan', paymentPlanId(term))]),
      ...others,
    ],
    nickname: null,
    portInfo: hasMobileLine({ type }) ? { portingFlag: portsIn } : null,
    promotion: null,
  },
  fulfillmentMethod: 'SHIPPING',
})

const ownPhone = devices.find(({ itemType, category }) => itemType === 'BYOD' && category === 'DEVICE')

/** A line for the telephone that the customer has. */
export const ownPhoneItem = (given: Omit<Given, 'sku' | 'term'> = {}): MobileCartItem => ({
  ...mobileItem({ ...given, sku: ownPhone?.variants[0]?.sku ?? '' }),
  itemType: 'BYOD',
})

export const watchItem = (given: Given = {}): MobileCartItem =>
  mobileItem({ sku: WATCH_SKU, type: 'SMART_WATCH', ...given })

export const earphonesItem = (given: Given = {}): MobileCartItem =>
  mobileItem({ sku: EARPHONES_SKU, type: 'ACCESSORIES', ...given })
