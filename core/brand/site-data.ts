import type { CallingRate } from '../calling/calling-rate.ts'
import type { Channel } from '../channels/channel.ts'
import type { LineOfBusiness } from '../catalog/offer.ts'
import type { DeviceBrand, DeviceCategory } from '../mobile/product-detail.ts'
import type { DevicePromo } from '../mobile/device-promotions.ts'
import type { ProductDetail } from '../mobile/product-detail.ts'
import type { TradeInModel } from '../mobile/trade-in-model.ts'
import type { Language } from '../shared/language.ts'
import type { UsState } from '../shared/us-state.ts'
import type { Store } from '../stores/store.ts'

/** A text of a brand in every language. */
export type LocalText = Readonly<Record<Language, string>>

/** Where an application runs. */
export type AppPlatform = 'ios' | 'android' | 'tv' | 'web'

/** An application of the brand for telephones, televisions or browsers. Its name is the same in every language. */
export type BrandApp = {
  readonly id: string
  readonly name: string
  readonly about: LocalText
  readonly platforms: readonly AppPlatform[]
  /** The lines of business whose customers use it. */
  readonly lines: readonly LineOfBusiness[]
}

/** A family of devices that customers may bring. */
export type OwnDevice = {
  readonly brand: DeviceBrand
  readonly category: DeviceCategory
  readonly name: LocalText
}

/** The facts of a brand that only public pages show. Each list may be empty; its page then says so. */
export type SiteData = {
  readonly channels: readonly Channel[]
  readonly stores: readonly Store[]
  readonly callingRates: readonly CallingRate[]
  readonly apps: readonly BrandApp[]
  readonly ownDevices: readonly OwnDevice[]
  /** The states of service. */
  readonly states: readonly UsState[]
  /** The devices of the mobile shop in featured order; the server sells them. */
  readonly devices: readonly ProductDetail[]
  /** English of the device texts, by Spanish text. Only documents show them, so browsers do not receive it. */
  readonly deviceEnglish: Readonly<Record<string, string>>
  /** The promotions of devices, each with what a line must have. */
  readonly devicePromos: readonly DevicePromo[]
  /** The models that the shop takes in trade. */
  readonly tradeInModels: readonly TradeInModel[]
}
