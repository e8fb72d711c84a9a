import type { SaleStep } from '../../routes/sale-step.ts'
import type { ShoppingSnapshot } from './shopping.selectors.ts'

/** The place of the sale this state is seen at. */
export const shoppingStepOf = (snapshot: ShoppingSnapshot): Extract<SaleStep, 'products' | 'configure'> =>
  snapshot.matches({ open: { place: 'configuring' } }) || snapshot.matches({ open: { place: 'confirming' } })
    ? 'configure'
    : 'products'
