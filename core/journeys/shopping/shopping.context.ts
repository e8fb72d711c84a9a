import type { OrchestratorFailure } from '../../ports/orchestrator.failure.ts'
import type { ShopStep } from '../../routes/sale-step.ts'

/** A page on which the visitor chooses services: the plans, or the page on which an outcome starts shopping. */
export type ChoicePage = Exclude<ShopStep, 'configure'>

/** `page` is where the visitor chooses. `failure` is why the shop did not load. Offers and cart belong to the sale. */
export type ShoppingContext = {
  readonly page: ChoicePage
  readonly failure: OrchestratorFailure | null
}
