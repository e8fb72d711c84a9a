import type { CartChangeCalls } from './cart-change-calls.ts'
import type { KeptCartCalls } from './kept-cart-calls.ts'
import type { Orchestrator } from './orchestrator.ts'
import type { PromotionCalls } from './promotion-calls.ts'

/**
 * Every call a provider answers: those of the sale, and those of each group beside it. A caller names the calls it needs, so that none
 * carries the rest.
 */
export type WholeOrchestrator = Orchestrator & CartChangeCalls & KeptCartCalls & PromotionCalls
