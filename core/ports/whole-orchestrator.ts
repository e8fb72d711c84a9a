import type { AddressCalls } from './address-calls.ts'
import type { Orchestrator } from './orchestrator.ts'
import type { TemplateCalls } from './template-calls.ts'
import type { OrderStatusCalls } from './order-status-calls.ts'
import type { DetailsCalls } from './details-calls.ts'
import type { PhoneCalls } from './phone-calls.ts'
import type { VisitorCalls } from './visitor-calls.ts'
import type { CartChangeCalls } from './cart-change-calls.ts'
import type { KeptCartCalls } from './kept-cart-calls.ts'
import type { PromotionCalls } from './promotion-calls.ts'

/**
 * Every call a provider answers: those of the sale, and those of each group beside it. A caller names the calls it needs, so that none
 * carries the rest. Calls of the sale that a group tells in full are the group's.
 */
export type WholeOrchestrator = Omit<Orchestrator, keyof AddressCalls> &
  AddressCalls &
  CartChangeCalls &
  DetailsCalls &
  KeptCartCalls &
  OrderStatusCalls &
  PhoneCalls &
  PromotionCalls &
  TemplateCalls &
  VisitorCalls
