import type { PricedCart } from '../../cart/cart.ts'

/** The actors of a running sale by name. */
export type ActorSystem = { get(id: string): unknown }

type SaleActor = {
  getSnapshot(): {
    readonly context: {
      readonly cart: { readonly saved: PricedCart | null }
      readonly answer: { readonly sessionInfo: { readonly newCustomer: boolean } | null } | null
    }
  }
}

/** Reads the cart and the session of the sale that runs the checkout. */
export const saleOf = (system: ActorSystem): ReturnType<SaleActor['getSnapshot']>['context'] =>
  (system.get('sale') as SaleActor).getSnapshot().context
