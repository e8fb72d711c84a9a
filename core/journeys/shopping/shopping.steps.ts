import type { ShopStep } from '../../routes/sale-step.ts'
import type { ShoppingSnapshot } from './shopping.selectors.ts'

/** Returns the step of the sale at which this state is shown. */
export const shoppingStepOf = (snapshot: ShoppingSnapshot): ShopStep =>
  snapshot.matches({ open: 'configuring' }) ? 'configure' : snapshot.context.page
