import type { OrchestratorFailure } from '../../ports/orchestrator.failure.ts'
import type { ShopStep } from '../../routes/sale-step.ts'

/** A page of the shop in front of the configuration: where the visitor chooses services, or the details of the cart. */
export type ShopPage = Exclude<ShopStep, 'configure'>

/** A page on which the visitor chooses services: the plans, or the page on which an outcome starts shopping. */
export type ChoicePage = Exclude<ShopPage, 'cartDetails' | 'customize'>

/** Checks whether the visitor chooses services on a page. */
export const isChoicePage = (page: ShopStep | 'outcome'): page is ChoicePage =>
  page !== 'outcome' && page !== 'configure' && page !== 'cartDetails' && page !== 'customize'

/** `page`: current page; `choicePage`: last one with a choice. `failure`: of loading. The sale owns offers and cart. */
export type ShoppingContext = {
  readonly page: ShopPage
  readonly choicePage: ChoicePage
  readonly failure: OrchestratorFailure | null
}
