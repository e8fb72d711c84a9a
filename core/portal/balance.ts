import type { OfferId } from '../catalog/offer.ts'
import type { Cents } from '../shared/money.ts'
import { ZERO, add, atLeastZero, subtract, sum } from '../shared/money.ts'
import type { PlainDate } from '../shared/plain-date.ts'
import { addMonths } from '../shared/plain-date.ts'
import { isPaidAutomatically } from './auto-pay.ts'
import type { Bill, BillState } from './bill.ts'
import type { IssuedBill } from './bills.ts'
import type { PortalAccount } from './portal-account.ts'

/** What an account owes in cents: `pastDue` of past bills, and the balance with the bill that is not due yet. */
export type Balance = { readonly bills: readonly Bill[]; readonly balance: Cents; readonly pastDue: Cents }

/** Returns what orders paid of a bill: new services' first month, and first days of those begun a month before. */
const paidByOrders = ({ lines, from }: IssuedBill, { services }: Pick<PortalAccount, 'services'>): Cents => {
  const before = addMonths(from, -1)
  const offersSince = (isSince: (since: PlainDate) => boolean): ReadonlySet<OfferId | null> =>
    new Set(
      services
        .filter(({ buyer, since }) => buyer !== undefined && isSince(since))
        .flatMap((service) => service.lines.map(({ offerId }) => offerId)),
    )
  const began = offersSince((since) => since === from)
  const beganBefore = offersSince((since) => since > before && since < from)
  return sum(
    lines.flatMap(({ offerId, kind, amount }) => {
      const isFirst = kind === 'partialMonth' || kind === 'oneTime' || kind === 'oneTimeTax'
      return (began.has(offerId) && kind !== 'partialMonth') || (beganBefore.has(offerId) && isFirst)
        ? [amount]
        : []
    }),
  )
}

const stateOf = (open: Cents, isPast: boolean): BillState => {
  if (open <= 0) return 'paid'
  return isPast ? 'pastDue' : 'due'
}

/**
 * Returns bills with their unpaid part. Older bills are paid first: a debt belongs to the latest overdue ones. The bill
 * that is not due yet is open, unless it is paid automatically or with the order that began its services (PTL-15).
 */
export const balanceOf = (
  issued: readonly IssuedBill[],
  account: Pick<PortalAccount, 'owed' | 'isAutoPay' | 'autoPaySince' | 'autoPayUntil' | 'services'>,
  today: PlainDate,
): Balance => {
  let owed = atLeastZero(account.owed)
  let due = ZERO
  const bills = issued.map((bill): Bill => {
    const isPast = bill.dueOn < today
    const total = atLeastZero(bill.total)
    if (!isPast) {
      const open = isPaidAutomatically(bill.issuedOn, account)
        ? ZERO
        : atLeastZero(subtract(total, paidByOrders(bill, account)))
      due = add(due, open)
      return { ...bill, open, state: stateOf(open, false) }
    }
    const open = owed > total ? total : owed
    owed = subtract(owed, open)
    return { ...bill, open, state: stateOf(open, true) }
  })
  return { bills, balance: add(account.owed, due), pastDue: atLeastZero(account.owed) }
}
