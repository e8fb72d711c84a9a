import { extraRows } from '#ui/content/es/shared/receipt-extras.ts'
import { SummaryList } from '#ui/kit/summary/summary-list.tsx'

/** The automatic payments and coupons of an order, the unpaid balance it settles and the numbers of its telephone lines. Renders nothing without any. */
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
