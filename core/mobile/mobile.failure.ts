import type { FieldFailure } from '../shared/reader.ts'

type Range = { readonly min: number; readonly max: number }
type Unknown = { readonly value: string }

/** Reasons why an IMEI is invalid. They never contain the number. */
export type ImeiFailure =
  | { readonly _tag: 'ImeiMissing' }
  | { readonly _tag: 'ImeiNotDigits' }
  | { readonly _tag: 'ImeiLength'; readonly length: number }
  | { readonly _tag: 'ImeiCheckDigit' }

/** Reasons why the page data of a device are refused. */
export type DeviceFailure =
  | FieldFailure
  | { readonly _tag: 'ColorTwice'; readonly color: string }
  | { readonly _tag: 'ColorUnknown'; readonly color: string }
  | { readonly _tag: 'TermMismatch'; readonly field: string; readonly term: number | null }
  | { readonly _tag: 'SkuTwice'; readonly sku: string }
  | { readonly _tag: 'OwnDevicePriced'; readonly field: string }

/** Reasons why a price is not split into payments, or a balance is unknown. */
export type InstalmentFailure =
  | ({ readonly _tag: 'PriceOutOfRange'; readonly price: number } & Range)
  | ({ readonly _tag: 'TermOutOfRange'; readonly term: number } & Range)
  | { readonly _tag: 'PriceTooSmall'; readonly price: number; readonly term: number }
  | ({ readonly _tag: 'PaymentsOutOfRange'; readonly payments: number } & Range)

/** Contradictions between the fields of an item of the mobile cart. */
export type ItemContradiction =
  | ImeiFailure
  | { readonly _tag: 'SimTypeMissing' }
  | { readonly _tag: 'LineOnAccessory'; readonly field: string }
  | { readonly _tag: 'RatePlanMissing' }
  | { readonly _tag: 'ServicePlanTwice'; readonly type: string }
  | { readonly _tag: 'PaymentPlanOnOwnDevice' }
  | { readonly _tag: 'TradeInWithoutPurchase' }
  | { readonly _tag: 'TradeInImeiUnexpected'; readonly type: string }

/** Reasons why an item of the mobile cart is refused. */

/** Reasons why the items of a mobile cart are refused. `index` is the place of the item in the list, from 0. */
export type MobileCartFailure =
  | { readonly _tag: 'TooManyMobileItems'; readonly of: 'lines' | 'accessories'; readonly max: number }
  | { readonly _tag: 'ItemContradictory'; readonly index: number; readonly contradiction: ItemContradiction }
  | { readonly _tag: 'RatePlansMixed'; readonly index: number }
  | { readonly _tag: 'DeviceUnknown'; readonly index: number }
  | { readonly _tag: 'ServicePlanUnknown'; readonly index: number; readonly type: string }
  | { readonly _tag: 'TradeInTwice'; readonly index: number }
  | { readonly _tag: 'TradeInBlocked'; readonly index: number }
  | {
      readonly _tag: 'DeviceSoldOut'
      readonly index: number
      readonly sku: string
      readonly unitsLeft: number
    }

/** Reasons why the device of a link is not added to the cart. */
export type DeviceLinkFailure =
  | { readonly _tag: 'LinkedDeviceUnknown' }
  | { readonly _tag: 'LinkedDeviceInCart' | 'LinkedDeviceSoldOut' | 'MobileCartFull'; readonly sku: string }

/** Reasons why a request to the mobile shop is refused. */
export type MobileFailure =
  | ({ readonly _tag: 'UnknownMobilePlan' } & Unknown)
  | ({ readonly _tag: 'UnknownLineOfBusiness' } & Unknown)
  | ({ readonly _tag: 'UnknownAccountType' } & Unknown)
  | ({ readonly _tag: 'UnknownDeviceList' } & Unknown)
  | ({ readonly _tag: 'UnknownDeviceFilter'; readonly list: string } & Unknown)
  | ({ readonly _tag: 'UnknownSortOrder' } & Unknown)
  | ({ readonly _tag: 'LinesOutOfRange'; readonly lines: number } & Range)
  | ({ readonly _tag: 'GigabytesOutOfRange'; readonly gigabytes: number } & Range)
  | ({ readonly _tag: 'MonthsOutOfRange'; readonly months: number } & Range)
  | ({ readonly _tag: 'PayoffOutOfRange'; readonly index: number; readonly payoff: number } & Range)
  | { readonly _tag: 'PlanNotOffered'; readonly plan: 'unlimitedPlus'; readonly needs: 'Internet' }
  | { readonly _tag: 'UpgradeAhead'; readonly upgradedOn: string; readonly today: string }
  | { readonly _tag: 'TotalOutOfRange'; readonly max: number }
