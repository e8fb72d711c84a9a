import type { either as E } from 'fp-ts'
import { function as F, taskEither as TE } from 'fp-ts'
import { fromPromise } from 'xstate'
import type { PricedCart } from '../../cart/cart.ts'
import type { Log } from '../../ports/log.ts'
import type { OrchestratorFailure } from '../../ports/orchestrator.failure.ts'
import type { OffersAnswer, StorefrontOrchestrator } from '../../ports/storefront-orchestrator.ts'
import type { RestoredCart } from '../../ports/visitor.ts'
import { loadSessionCart } from '../session-cart.ts'

/** Restores a saved cart into the cart of the session, if there is one. */
export type RestoreCart = (cart: PricedCart) => Promise<RestoredCart>

export type ShoppingPorts = {
  readonly orchestrator: Pick<StorefrontOrchestrator, 'getOffers' | 'cart'>
  readonly restoreCart?: RestoreCart
  readonly log?: Log
}

/** The offers and the cart of the session. `restore` is missing when no cart was restored. */
export type StorefrontData = Pick<RestoredCart, 'cart' | 'missingDevices'> & {
  readonly offers: OffersAnswer
  readonly restore?: RestoredCart['restore']
}

export const shoppingActors = ({ orchestrator, restoreCart }: ShoppingPorts) => ({
  loadStorefront: fromPromise<E.Either<OrchestratorFailure, StorefrontData>>(() =>
    F.pipe(
      TE.Do,
      TE.apS('offers', orchestrator.getOffers({ featuredOffersOnly: false })),
      TE.apS('cart', loadSessionCart(orchestrator)),
      TE.flatMap((loaded): TE.TaskEither<OrchestratorFailure, StorefrontData> =>
        restoreCart === undefined
          ? TE.right(loaded)
          : TE.fromTask(async () => ({ ...loaded, ...(await restoreCart(loaded.cart)) })),
      ),
    )(),
  ),
})
