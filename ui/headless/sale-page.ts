import { createOrchestratorLookup } from '#adapters/address-lookup/orchestrator-lookup.ts'
import { standardizerOver } from '#adapters/address-lookup/orchestrator-standardizer.ts'
import { createCardEncryption } from '#adapters/card-encryption/encrypt.ts'
import { withSessionActivity } from '#adapters/orchestrator/sale-activity.ts'
import { createCheckoutMachine } from '#core/journeys/checkout/checkout.machine.ts'
import type { Sale } from '#core/journeys/sale/sale.ts'
import { createSale } from '#core/journeys/sale/sale.ts'
import type { Draft, DraftStore } from '#core/ports/draft.ts'
import type { Orchestrator } from '#core/ports/orchestrator.ts'
import type { SaleStep } from '#core/routes/sale-step.ts'
import type { HeadlessStore } from './embedded-store.ts'

/** Stores the draft of a tab in memory. */
export const memoryDrafts = (): DraftStore => {
  let draft: Draft | null = null
  return {
    load: () => draft,
    save: (next) => {
      draft = next
    },
    clear: () => {
      draft = null
    },
  }
}

/** The tab of a visitor without a browser: what it stores outlives its pages. */
export type HeadlessTab = { readonly store: HeadlessStore; readonly drafts: DraftStore }

/** A tab with the calls of its page. */
type HeadlessPage = HeadlessTab & { readonly calls: Orchestrator }

/** Starts a page's sale with the browser's machines. `mayHaveSession`: an earlier page opened a session. */
export const openSalePage = (
  { store, drafts, calls }: HeadlessPage,
  { step, mayHaveSession }: { readonly step: SaleStep; readonly mayHaveSession: boolean },
): Sale => {
  const { clock, random } = store
  const { orchestrator, sessionActivity } = withSessionActivity(calls)
  const cardEncryption = createCardEncryption()
  return createSale(
    {
      orchestrator,
      sessionActivity,
      addressLookup: { ...createOrchestratorLookup(orchestrator), ...standardizerOver(orchestrator) },
      loadCheckout: async () => createCheckoutMachine({ orchestrator, cardEncryption, random, clock }),
      drafts,
      clock,
    },
    { channel: null, step, mayHaveSession },
  )
}
