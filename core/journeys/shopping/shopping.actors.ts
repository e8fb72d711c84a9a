import type { either as E } from 'fp-ts'
import { function as F, taskEither as TE } from 'fp-ts'
import { fromPromise } from 'xstate'
import type { PricedCart } from '../../cart/cart.ts'
import type { OrchestratorFailure } from '../../ports/orchestrator.failure.ts'
import type { OffersAnswer, StorefrontOrchestrator } from '../../ports/storefront-orchestrator.ts'

export type ShoppingPorts = { readonly orchestrator: Pick<StorefrontOrchestrator, 'getOffers' | 'cart'> }

export type StorefrontData = { readonly offers: OffersAnswer; readonly cart: PricedCart }

export const shoppingActors = ({ orchestrator }: ShoppingPorts) => ({
  loadStorefront: fromPromise<E.Either<OrchestratorFailure, StorefrontData>>(() =>
    F.pipe(
      TE.Do,
      TE.apS('offers', orchestrator.getOffers({ featuredOffersOnly: false })),
      TE.apS('cart', orchestrator.cart()),
    )(),
  ),
})
