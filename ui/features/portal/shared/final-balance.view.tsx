import type { ChangePreview } from '#core/portal/service-change.ts'
import { subtract, ZERO } from '#core/shared/money.ts'
import { billingCycleWords as words } from '#ui/content/es/portal/billing-cycle.ts'
import { money } from '#ui/content/format.ts'
import { SummaryList, type SummaryRow } from '#ui/kit/summary/summary-list.tsx'

export type FinalBalanceProps = Pick<
  ChangePreview,
  'unpaidBills' | 'proration' | 'instalmentsDue' | 'balance'
>

const rowsOf = ({ unpaidBills, proration, instalmentsDue }: FinalBalanceProps): readonly SummaryRow[] => {
  const returned = proration?.returned ?? ZERO
  return [
    ...(unpaidBills === 0 ? [] : [{ id: 'unpaid', label: words.unpaid, amount: money(unpaidBills).text }]),
    ...(returned > 0
      ? [
          {
            id: 'returned',
            label: words.returnedDays,
            amount: money(subtract(ZERO, returned)).text,
            tone: 'saved' as const,
          },
        ]
      : []),
    ...(instalmentsDue > 0
      ? [{ id: 'instalments', label: words.instalments, amount: money(instalmentsDue).text }]
      : []),
  ]
}

const totalOf = (balance: FinalBalanceProps['balance']) => {
  if (balance < 0)
    return {
      label: words.refund,
      amount: money(subtract(ZERO, balance)).text,
      detail: words.refundDetail,
    }
  return balance > 0
    ? { label: words.due, amount: money(balance).text, detail: words.dueDetail }
    : { label: words.due, amount: money(ZERO).text }
}

/** What is owed or returned after a cancellation, and why. */
export const FinalBalance = (props: FinalBalanceProps) => {
  const rows = rowsOf(props)
  return rows.length === 0 && props.balance === 0 ? (
    <p>{words.nothing}</p>
  ) : (
    <SummaryList rows={rows} total={totalOf(props.balance)} />
  )
}
