import { either as E } from 'fp-ts'
import type { FulfillmentMethod } from './fulfillment.ts'
import { parseImei } from './imei.ts'
import type { ItemContradiction } from './mobile.failure.ts'
import type { DeviceCategory, ItemType } from './product-detail.ts'

export const servicePlanTypes = [
  'ActivationFee',
  'RatePlan',
  'InsurancePlan',
  'PaymentPlan',
  'TradeIn',
] as const
export type ServicePlanType = (typeof servicePlanTypes)[number]

export const simTypes = ['eSIM', 'pSIM'] as const
export type SimType = (typeof simTypes)[number]

export type ServicePlan = {
  readonly type: ServicePlanType
  readonly planId: string
  readonly tradeInImei: string | null
}

/** An item of the mobile cart: a device with its SIM and service plans. */
export type MobileCartItem = {
  readonly itemType: ItemType
  readonly type: DeviceCategory
  readonly sku: string
  readonly simType: SimType | null
  readonly productDetail: {
    readonly servicePlans: readonly ServicePlan[]
    readonly nickname: string | null
    readonly portInfo: { readonly portingFlag: boolean } | null
    readonly promotion: string | null
  }
  readonly fulfillmentMethod: FulfillmentMethod
}

/** Checks whether an item has a mobile line: every device but an accessory (MOB-10). */
export const hasMobileLine = ({ type }: Pick<MobileCartItem, 'type'>): boolean => type !== 'ACCESSORIES'

/** Returns the service plan of a type of an item, if it has one. */
export const servicePlanOf = (
  { productDetail }: Pick<MobileCartItem, 'productDetail'>,
  type: ServicePlanType,
): ServicePlan | undefined => productDetail.servicePlans.find((plan) => plan.type === type)

/** Limits of the data of an item, chosen here. */
export const itemLimits = { name: 60, servicePlans: 5 } as const

const planFailure = (plans: readonly ServicePlan[]): ItemContradiction | null => {
  for (const [index, { type, tradeInImei }] of plans.entries()) {
    if (plans.findIndex((plan) => plan.type === type) !== index) return { _tag: 'ServicePlanTwice', type }
    if (type !== 'TradeIn' && tradeInImei !== null) return { _tag: 'TradeInImeiUnexpected', type }
    const imei = type === 'TradeIn' ? parseImei(tradeInImei ?? '') : null
    if (imei !== null && E.isLeft(imei)) return imei.left
  }
  return null
}

/** Returns the first contradiction between the fields of an item, or null (MOB-10). */
export const itemContradiction = (given: MobileCartItem): ItemContradiction | null => {
  const { itemType, simType, productDetail } = given
  const { servicePlans, portInfo } = productDetail
  const isOf = (wanted: ServicePlanType): boolean => servicePlanOf(given, wanted) !== undefined
  if (!hasMobileLine(given)) {
    if (simType !== null) return { _tag: 'LineOnAccessory', field: 'simType' }
    if (portInfo !== null) return { _tag: 'LineOnAccessory', field: 'productDetail.portInfo' }
    if (isOf('RatePlan')) return { _tag: 'LineOnAccessory', field: 'productDetail.servicePlans' }
  } else {
    if (simType === null) return { _tag: 'SimTypeMissing' }
    if (!isOf('RatePlan')) return { _tag: 'RatePlanMissing' }
  }
  if (itemType === 'BYOD' && isOf('PaymentPlan')) return { _tag: 'PaymentPlanOnOwnDevice' }
  const isPurchasedLine = itemType === 'NEW' && hasMobileLine(given)
  if (isOf('TradeIn') && !isPurchasedLine) return { _tag: 'TradeInWithoutPurchase' }
  return planFailure(servicePlans)
}
