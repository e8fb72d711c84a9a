import type { Bill, BillId } from '#core/portal/bill.ts'
import { subtract, ZERO } from '#core/shared/money.ts'
import { balanceWords as words } from './es.ts'
import { monthText } from '#ui/content/es/portal/month.ts'
import { money } from '#ui/content/format.ts'
import { Fold } from '#ui/features/portal/shared/fold.view.tsx'
import { BillLines } from './bill-lines.view.tsx'
import * as css from './bill-lines.css.ts'

export type BillsProps = {
  /** Latest first. */
  readonly bills: readonly Bill[]
  readonly openBill: BillId | null
  readonly onOpen: (billId: BillId) => void
}

const differenceOf = (bill: Bill, before: Bill | undefined): string | null => {
  if (before === undefined) return null
  const change = subtract(bill.total, before.total)
  if (change === 0) return words.difference.same
  return change > 0 ? words.difference.more(change) : words.difference.less(subtract(ZERO, change))
}

const Summary = ({ bill, before }: { readonly bill: Bill; readonly before: Bill | undefined }) => {
  const difference = differenceOf(bill, before)
  return (
    <span className={css.summary}>
      <span className={css.month}>{monthText(bill.from)}</span>
      <span className={css.total}>{money(bill.total).text}</span>
      <span className={css.states[bill.state]}>{words.state[bill.state](bill.dueOn)}</span>
      {difference === null ? null : <span className={css.difference}>{difference}</span>}
    </span>
  )
}

/** The bills, latest first. Each one opens to its amounts; one is open at a time. */
export const Bills = ({ bills, openBill, onOpen }: BillsProps) => (
  <ul className={css.bills}>
    {bills.map((bill, index) => (
      <li key={bill.id} className={css.bill}>
        <Fold
          summary={<Summary bill={bill} before={bills[index + 1]} />}
          isOpen={bill.id === openBill}
          onOpen={() => {
            if (bill.id !== openBill) onOpen(bill.id)
          }}
        >
          <BillLines bill={bill} />
        </Fold>
      </li>
    ))}
  </ul>
)
