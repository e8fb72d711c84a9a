import { extraRows } from '#ui/content/es/shared/receipt-extras.ts'
import { SummaryList } from '#ui/kit/summary/summary-list.tsx'

/** An order's autopay, coupons, settled balance and telephone numbers. Renders nothing without any. */
export const ReceiptExtras = (props: Parameters<typeof extraRows>[0]) => {
  const rows = extraRows(props)
  return rows.length === 0 ? null : (
    <SummaryList
      dense
      rows={rows.map(({ id, label, value, isSaved }) => ({
        id,
        label,
        amount: value,
        tone: isSaved ? 'saved' : 'plain',
      }))}
    />
  )
}
