import type { LineChange } from '#core/cart/concurrent-changes.ts'
import type { OfferId } from '#core/catalog/offer.ts'
import { lineChangeText } from '#ui/content/es/sale/line-changes.ts'
import { SummaryList } from '#ui/kit/summary/summary-list.tsx'

export type LineChangesProps = {
  readonly changes: readonly LineChange[]
  readonly nameOf: (offerId: OfferId) => string
}

/** The cart lines that were added or removed, or whose quantity changed. */
export const LineChanges = ({ changes, nameOf }: LineChangesProps) => (
  <SummaryList
    rows={changes.map((change) => ({
      id: change.offerId,
      label: nameOf(change.offerId),
      amount: lineChangeText(change),
    }))}
  />
)
