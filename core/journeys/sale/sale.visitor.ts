import type { Address } from '../../address/address.ts'
import type { PricedCart } from '../../cart/cart.ts'
import type { Offer } from '../../catalog/offer.ts'
import type { StorefrontOrchestrator } from '../../ports/storefront-orchestrator.ts'
import type { LoadVisitor, VisitAffiliate, VisitOrigin, Visitor } from '../../ports/visitor.ts'
import type { Channel } from '../../session/session.ts'
import { PUBLIC_CHANNEL } from '../../session/session.ts'
import type { RestoreCart } from '../shopping/shopping.actors.ts'
import type { SaleVisitor, Visit } from './sale.context.ts'

export const UNKNOWN_VISITOR: SaleVisitor = {
  origin: null,
  isAffiliateMissing: false,
  restore: 'none',
  missingDevices: [],
}

const NO_AFFILIATE: VisitAffiliate = { isMissing: false, vParam: null }

type Localize = StorefrontOrchestrator['localize']

/** Side effects for visitor recognition. They never block the sale; if their code fails, it continues without. */
export type SaleVisitorEffects = {
  readonly recall: (visit: Visit) => Promise<VisitOrigin | null>
  readonly findAffiliate: (visit: Visit) => Promise<VisitAffiliate>
  readonly localize: Localize
  /** Waits until the saves of the cart that have begun are answered. Never rejects. */
  readonly whenCartSaved: () => Promise<unknown>
  readonly restoreCart: RestoreCart
  readonly saveAddress: (address: Address, channel: Channel) => void
  readonly saveCart: (cart: PricedCart, offers: readonly Offer[]) => void
  readonly forgetCart: () => void
  readonly closeOrder: () => void
}

/** Connects the sale to the visitor, whose code is loaded on first use. */
export const saleVisitorEffects = (load: LoadVisitor | undefined, localize: Localize): SaleVisitorEffects => {
  const withVisitor = async <A>(work: (visitor: Visitor) => A | Promise<A>, otherwise: A): Promise<A> => {
    const visitor = await load?.().catch(() => undefined)
    return visitor === undefined ? otherwise : work(visitor)
  }
  let recalled: Promise<VisitOrigin | null> = Promise.resolve(null)
  let affiliate: Promise<VisitAffiliate> = Promise.resolve(NO_AFFILIATE)
  let saving: Promise<unknown> = Promise.resolve()

  return {
    recall: ({ query = '' }) => {
      recalled = withVisitor((visitor) => visitor.recall(query), null)
      return recalled
    },
    findAffiliate: ({ channel }) => {
      affiliate = recalled.then(() =>
        withVisitor((visitor) => visitor.findAffiliate(channel ?? PUBLIC_CHANNEL), NO_AFFILIATE),
      )
      return affiliate
    },
    // The session is credited when it is opened. The affiliate call answers within its time-out (AFF-02).
    // A new session ends the one before, whose cart can only be saved while it is open (CRT-06).
    localize: (request) => async () => {
      const [{ vParam }] = await Promise.all([affiliate, saving])
      return localize(vParam === null ? request : { ...request, vParam })()
    },
    whenCartSaved: () => saving,
    restoreCart: (cart) => withVisitor((visitor) => visitor.restoreCart(cart), { cart, restore: 'none' }),
    saveAddress: (address, channel) =>
      void withVisitor((visitor) => visitor.saveAddress(address, channel), undefined),
    saveCart: (cart, offers) => {
      const saved = withVisitor((visitor) => visitor.saveCart(cart, offers), undefined)
      saving = Promise.all([saving, saved])
    },
    forgetCart: () => void withVisitor((visitor) => visitor.forgetCart(), undefined),
    closeOrder: () => void withVisitor((visitor) => visitor.closeOrder(), undefined),
  }
}
