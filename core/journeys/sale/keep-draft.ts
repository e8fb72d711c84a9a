import type { Draft, DraftStore } from '../../ports/draft.ts'
import type { CheckoutActor } from '../checkout/checkout.selectors.ts'
import type { LocalizationActor } from '../localization/localization.selectors.ts'

/** Saves what is typed and the key of an order under way, whenever they change; clears them once the order is placed. */
export const keepDraft = (
  drafts: DraftStore,
  localization: LocalizationActor,
  checkout: CheckoutActor,
): void => {
  let kept: Draft | null = null
  const keep = (): void => {
    const { form } = localization.getSnapshot().context
    const { customerForm, orderKey } = checkout.getSnapshot().context
    const isPlaced = checkout.getSnapshot().matches('placed')
    const isKept =
      kept?.addressForm === form && kept.customerForm === customerForm && kept.orderKey === orderKey
    if (isPlaced) {
      if (kept !== null) drafts.clear()
      kept = null
    } else if (!isKept) {
      kept = { addressForm: form, customerForm, orderKey }
      drafts.save(kept)
    }
  }
  localization.subscribe(keep)
  checkout.subscribe(keep)
}
