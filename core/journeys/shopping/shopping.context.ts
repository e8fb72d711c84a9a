import type { OrchestratorFailure } from '../../ports/orchestrator.failure.ts'
import type { ShopStep } from '../../routes/sale-step.ts'

/** A page of the shop in front of the configuration: where the visitor chooses services, or the details of the cart. */
export type ShopPage = Exclude<ShopStep, 'configure'>

/** A page on which the visitor chooses services: the plans, or the page on which an outcome starts shopping. */
export type ChoicePage = Exclude<ShopPage, 'cartDetails' | 'customize'>

/** Checks whether the visitor chooses services on a page. */
export const isChoicePage = (page: ShopStep | 'outcome'): page is ChoicePage =>
  page !== 'outcome' && page !== 'configure' && page !== 'cartDetails' && page !== 'customize'

/** `page` is the current page, `choicePage` the last one on which the visitor chose. `failure` is why the shop did not load. Offers and cart belong to the sale. */
export type ShoppingContext = {
  readonly page: ShopPage
  readonly choicePage: ChoicePage
  readonly failure: OrchestratorFailure | null
}
