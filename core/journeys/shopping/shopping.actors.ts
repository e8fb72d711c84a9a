import type { either as E } from 'fp-ts'
import { function as F, taskEither as TE } from 'fp-ts'
import { fromPromise } from 'xstate'
import type { PricedCart } from '../../cart/cart.ts'
import { findOffer } from '../../catalog/offer.ts'
import type { OrchestratorFailure } from '../../ports/orchestrator.failure.ts'
import type { OffersAnswer, Orchestrator } from '../../ports/orchestrator.ts'
import type { PendingChange } from './shopping.context.ts'

export type ShoppingPorts = {
  readonly orchestrator: Pick<
    Orchestrator,
    'getOffers' | 'cart' | 'addOffer' | 'removeOffer' | 'addCartItem' | 'removeCartItem'
  >
}

export type Shelf = { readonly offers: OffersAnswer; readonly cart: PricedCart }

type Change = { readonly change: PendingChange; readonly offers: OffersAnswer }

export const shoppingActors = ({ orchestrator }: ShoppingPorts) => {
  const save = ({ change, offers }: Change): TE.TaskEither<OrchestratorFailure, PricedCart> => {
    const { offerId, quantity } = change
    const offer = findOffer(offers.catalog.offers, offerId)
    if (offer?.role === 'plan' && quantity <= 1)
      return quantity === 0 ? orchestrator.removeOffer({ id: offerId }) : orchestrator.addOffer({ offerId })
    const lineOfBusiness = offer?.lineOfBusiness ?? 'Internet'
    return quantity === 0
      ? orchestrator.removeCartItem({ offerId, lineOfBusiness })
      : orchestrator.addCartItem({ offerId, quantity, lineOfBusiness })
  }
  return {
    loadShelf: fromPromise<E.Either<OrchestratorFailure, Shelf>>(() =>
      F.pipe(
        TE.Do,
        TE.apS('offers', orchestrator.getOffers({ featuredOffersOnly: false })),
        TE.apS('cart', orchestrator.cart()),
      )(),
    ),
    saveChange: fromPromise<E.Either<OrchestratorFailure, PricedCart>, Change>(({ input }) => save(input)()),
  }
}
