import type { LineChange } from '#core/cart/concurrent-changes.ts'
import type { OfferId } from '#core/catalog/offer.ts'
import { lineChangeText } from '#ui/content/es/line-changes.ts'
import { SummaryList } from '#ui/kit/summary/summary-list.tsx'

export type LineChangesProps = {
  readonly changes: readonly LineChange[]
  readonly nameOf: (offerId: OfferId) => string
}

/** The lines of a cart that came in, left, or changed their quantity. */
export const LineChanges = ({ changes, nameOf }: LineChangesProps) => (
  <SummaryList
    rows={changes.map((change) => ({
      id: change.offerId,
      label: nameOf(change.offerId),
      amount: lineChangeText(change),
    }))}
  />
)
