import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { createShoppingMachine } from './shopping.machine.ts'
import type { ShopStep } from '../../routes/sale-step.ts'

/** Returns the step of the sale at which this state is shown. */
export const shoppingStepOf = (snapshot: ShoppingSnapshot): ShopStep =>
  snapshot.matches({ open: 'configuring' }) ? 'configure' : snapshot.context.page

export type ShoppingMachine = ReturnType<typeof createShoppingMachine>
export type ShoppingActor = ActorRefFrom<ShoppingMachine>
export type ShoppingSnapshot = SnapshotFrom<ShoppingMachine>
