import { waitFor } from 'xstate'
import type { SaleActor } from './sale.selectors.ts'
import { selectSaving } from './sale.selectors.ts'

/** Waits until the provider has saved the wanted cart, or has refused to. Never rejects. */
export const whenSaved = async (actor: SaleActor): Promise<void> => {
  await waitFor(actor, (snapshot) => selectSaving(snapshot) !== 'sending').catch(() => undefined)
}
