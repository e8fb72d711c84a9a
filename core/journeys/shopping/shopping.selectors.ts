import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { createShoppingMachine } from './shopping.machine.ts'

export type ShoppingMachine = ReturnType<typeof createShoppingMachine>
export type ShoppingActor = ActorRefFrom<ShoppingMachine>
export type ShoppingSnapshot = SnapshotFrom<ShoppingMachine>
