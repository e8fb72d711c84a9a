import { function as F, taskEither as TE } from 'fp-ts'
import type { PricedCart } from '../cart/cart.ts'
import type { OrchestratorFailure } from '../ports/orchestrator.failure.ts'
import type { StorefrontOrchestrator } from '../ports/storefront-orchestrator.ts'

/** Loads the cart of the session. Inside a sale, an answer without a cart means that the session has ended. */
export const loadSessionCart = ({
  cart,
}: Pick<StorefrontOrchestrator, 'cart'>): TE.TaskEither<OrchestratorFailure, PricedCart> =>
  F.pipe(
    cart(),
    TE.flatMap((answered): TE.TaskEither<OrchestratorFailure, PricedCart> =>
      answered === null ? TE.left({ _tag: 'SessionExpired' }) : TE.right(answered),
    ),
  )
