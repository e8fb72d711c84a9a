import type { OrchestratorFailure } from '../../ports/orchestrator.failure.ts'

/** The failure that stopped the shop from loading. Offers and cart belong to the sale. */
export type ShoppingContext = { readonly failure: OrchestratorFailure | null }
