import type { Offer } from '../catalog/offer.ts'
import type { OfferedPromo } from '../mobile/device-promotions.ts'
import type { IdentifiedItem, MobilePort } from '../phone/mobile-ports.ts'
import type { MobileNext } from '../mobile/mobile-next-step.ts'
import type { TradeInAnswer, TradeInModel } from '../mobile/trade-in-model.ts'
import type { TradeInAnswers } from '../mobile/trade-in.ts'
import type { ProductDetail } from '../mobile/product-detail.ts'
import type { MobileQuery } from '../template/page-request.ts'
import type { ChangedShop } from './promotion-calls.ts'
import type { Call } from './orchestrator.failure.ts'

/**
 * The devices and mobile lines that a version of the cart should have. An empty list removes all of them. A line has
 * the id that the last answer gave it; a line without one is new (MOB-39).
 */
export type MobileItemsRequest = { readonly version: number; readonly items: readonly IdentifiedItem[] }

/**
 * The devices and mobile lines of the cart, the cart with the lines that are derived from them (MOB-31), its offers,
 * which include those of its devices, and the next step of the mobile shop (MOB-05).
 */
export type MobileCartAnswer = ChangedShop & {
  readonly items: readonly IdentifiedItem[]
  readonly next: MobileNext
  /** What a single line can add: the insurance of its device. */
  readonly addOns: readonly Offer[]
  /** The promotions of devices. The items have theirs: the provider applies them (CPN-14). */
  readonly promos: readonly OfferedPromo[]
  /** The lines that bring their numbers, and what each still needs (MOB-39). */
  readonly ports: readonly MobilePort[]
}

/** The telephone to trade in. Answers are those of its owner (MOB-12). */
export type TradeInOfferRequest = {
  readonly modelId: string
  readonly imei: string
  readonly answers: TradeInAnswers
}

/** The calls of the mobile shop about the cart of a sale. */
export type MobileCalls = {
  /** Returns the devices of a category in their order, each variant with whether it is in stock now (MOB-33). */
  readonly devices: Call<MobileQuery, { readonly devices: readonly ProductDetail[] }>
  readonly mobileCart: Call<void, MobileCartAnswer>
  /** Puts exactly these devices and lines in the cart, or nothing; `CART_STALE` with the cart if changed (MOB-32). */
  readonly setMobileItems: Call<MobileItemsRequest, MobileCartAnswer>
  /** Returns the models that the shop takes in trade. */
  readonly tradeInModels: Call<void, { readonly models: readonly TradeInModel[] }>
  /** Returns a telephone's offer, or why there is none. Read-only: an item that names the offer accepts it (MOB-40). */
  readonly tradeInOffer: Call<TradeInOfferRequest, TradeInAnswer>
}
