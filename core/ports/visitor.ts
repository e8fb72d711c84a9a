import type { either as E } from 'fp-ts'
import type { AddressForm } from '../address/address-form.ts'
import type { PricedCart } from '../cart/cart.ts'
import type { MissingDevice } from '../cart/restored-mobile.ts'
import type { TransferCode } from '../cart/transfer-code.ts'
import type { Offer } from '../catalog/offer.ts'
import type { Address } from '../address/address.ts'
import type { ReferralStatus } from '../referral/referral.ts'
import type { Channel } from '../session/session.ts'
import type { OrchestratorFailure } from './orchestrator.failure.ts'
import type { TransferOffer } from './saved-cart-calls.ts'
import type { OffersAnswer } from './storefront-orchestrator.ts'

/**
 * The origin of a visit. `returnAddress` is the stored address of a returning visitor, null for any other (LOC-20).
 * `hasSavedCart`: the browser has lost what it stored, and only its cookie still names a saved cart (CRT-06).
 */
export type VisitOrigin = {
  readonly returnAddress: AddressForm | null
  readonly hasSavedCart: boolean
  readonly referral: ReferralStatus
}

/**
 * A visit's affiliate. `isMissing`: a retail visit needs its partner (AFF-03). `vParam` replaces the parameter
 * of a visit with a reused stored affiliate (AFF-01) or the default pair (AFF-04); otherwise null.
 */
export type VisitAffiliate = { readonly isMissing: boolean; readonly vParam: string | null }

/** Why a transfer code restores nothing. */
export type CodeFailure = 'codeUnknown' | 'codeLimited' | 'codeFailed'

/** The result of restoring a cart. */
export type RestoreResult = 'none' | 'restored' | CodeFailure

/** A cart after a saved one was added to it. `offers` and `missingDevices` are absent where nothing was restored. */
export type RestoredCart = {
  readonly cart: PricedCart
  readonly restore: RestoreResult
  readonly offers?: OffersAnswer
  readonly missingDevices?: readonly MissingDevice[]
}

/** Cart of a transfer code. `address`: where it was filled; null if unknown to the provider by now (CRT-14). */
export type OfferedTransfer = { readonly address: Address | null }

/**
 * Remembers a visit beyond its session: its address, its cart, its affiliate and its referral. Never names, never
 * payment data (LOC-26). No method rejects: a visit that can't be remembered goes on without it.
 */
export type Visitor = {
  /** Reads the landing query and the stored data of earlier visits. */
  readonly recall: (query: string) => VisitOrigin
  /** Finds the affiliate of the visit: the stored one, the one of its parameter, or the fallback (AFF-01 to AFF-04). */
  readonly findAffiliate: (channel: Channel) => Promise<VisitAffiliate>
  /** Finds the cart of a code, without using the code (CRT-14). */
  readonly findTransfer: (code: TransferCode) => Promise<E.Either<CodeFailure, OfferedTransfer>>
  /** Remembers a code that the next opened shop restores. */
  readonly enterCode: (code: TransferCode) => void
  /** Adds a code's cart, or to an empty cart the saved or cookie one, to a session's cart (CRT-06, CRT-09). */
  readonly restoreCart: (cart: PricedCart) => Promise<RestoredCart>
  /** Saves the address of the visit. A cart that was saved at another address is forgotten (LOC-24). */
  readonly saveAddress: (address: Address, channel: Channel) => void
  /** Saves the cart beyond its session, or deletes the saved one if nothing is paid by the month (CRT-06). */
  readonly saveCart: (cart: PricedCart, offers: readonly Offer[]) => Promise<void>
  /** Forgets the saved cart. */
  readonly forgetCart: () => void
  /** After an order: forgets the cart and credits the referrer (CRT-07, REF-05). */
  readonly closeOrder: () => Promise<void>
  /** Requests a code for another device; null for a cart without monthly items. */
  readonly requestCode: () => Promise<E.Either<OrchestratorFailure, TransferOffer | null>>
}

/** Loads the code of the visitor when it is first needed. */
export type LoadVisitor = () => Promise<Visitor>
