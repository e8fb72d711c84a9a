import type { Bill, BillLine } from '#core/portal/bill.ts'
import { subtract, ZERO } from '#core/shared/money.ts'
import { balanceWords, billLineWords as words } from './es.ts'
import { brandText } from '#ui/content/es/shared/brand-text.ts'
import { money } from '#ui/content/format.ts'
import { SummaryList } from '#ui/kit/summary/summary-list.tsx'
import * as css from './bill-lines.css.ts'

const labelOf = ({ kind, name, quantity }: BillLine): string => {
  const kindName = words.names[kind]
  return name === null ? kindName : `${words.times(brandText(name), quantity)}: ${kindName.toLowerCase()}`
}

/** Says why an amount is on the bill, and until when. The end of a discount names what it adds to a month. */
const reasonOf = ({ kind, amount, days, lastsUntil }: BillLine): string => {
  const reason = words.reasons[kind](days)
  if (lastsUntil === null) return reason
  const end = amount < 0 ? words.ends(lastsUntil, subtract(ZERO, amount)) : words.until(lastsUntil)
  return `${reason} ${end}`
}

/** The amounts of a bill, each with its reason and its end. They add up to the total. */
export const BillLines = ({ bill }: { readonly bill: Bill }) => (
  <div className={css.sheet}>
    <div className={css.facts}>
      <p>{balanceWords.months(bill.from, bill.until)}</p>
      <p>{balanceWords.issued(bill.issuedOn)}</p>
    </div>
    <SummaryList
      rows={bill.lines.map((line, index) => ({
        id: `${index} ${line.kind}`,
        label: labelOf(line),
        amount: money(line.amount).text,
        detail: reasonOf(line),
        tone: line.amount < 0 ? 'saved' : 'plain',
      }))}
      total={{
        label: balanceWords.total,
        amount: money(bill.total).text,
        detail: bill.open > 0 && bill.open < bill.total ? balanceWords.openPart(bill.open) : undefined,
      }}
    />
  </div>
)
