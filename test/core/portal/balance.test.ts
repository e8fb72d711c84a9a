import { describe, expect, it } from 'vitest'
import { UNKNOWN_BUYER } from '#core/catalog/condition.ts'
import { balanceOf } from '#core/portal/balance.ts'
import { DUE_DAYS, billsUntil } from '#core/portal/bills.ts'
import { add, cents, sum } from '#core/shared/money.ts'
import { addDays, addMonths } from '#core/shared/plain-date.ts'
import { accountOfOneOrder, heldAccount, heldCatalog } from '#test/arbitraries/portal-account.arbitrary.ts'
import type { HeldAccount } from '#test/arbitraries/portal-account.arbitrary.ts'
import { forAllWith } from '#test/for-all.ts'

const balanceFor = ({ account, today }: HeldAccount) =>
  balanceOf(billsUntil(account, heldCatalog, today), account, today)

describe('balanceOf', () => {
  it('opens no more of a bill than its total, and says why (PTL-15)', () =>
    forAllWith({ numRuns: 100 }, heldAccount, (held) => {
      for (const { open, total, state, dueOn } of balanceFor(held).bills) {
        expect(open >= 0 && open <= Math.max(0, total)).toBe(true)
        expect(state).toBe(open === 0 ? 'paid' : dueOn < held.today ? 'pastDue' : 'due')
      }
    }))

  it('owes what is past due and what is due (PTL-15)', () =>
    forAllWith({ numRuns: 100 }, heldAccount, (held) => {
      const { bills, balance, pastDue } = balanceFor(held)
      const due = sum(bills.filter(({ state }) => state === 'due').map(({ open }) => open))
      expect(pastDue).toBe(held.account.owed)
      expect(balance).toBe(add(pastDue, due))
      if (held.account.isAutoPay) expect(due).toBe(0)
    }))

  it('finds what is owed on the latest bills whose due day is over (PTL-15)', () =>
    forAllWith({ numRuns: 100 }, accountOfOneOrder, ({ account, today }) => {
      const owed = cents(4_520)
      const { bills } = balanceFor({ account: { ...account, owed }, today })
      const past = bills.filter(({ dueOn }) => dueOn < today)
      const total = past.reduce((all, bill) => all + bill.total, 0)
      expect(sum(past.map(({ open }) => open))).toBe(Math.min(owed, total))
      const firstPaid = past.findIndex(({ open, total: whole }) => open < whole)
      if (firstPaid >= 0) expect(past.slice(firstPaid + 1).every(({ open }) => open === 0)).toBe(true)
    }))

  it('expects no first month that the order has paid (PTL-15)', () =>
    forAllWith({ numRuns: 100 }, accountOfOneOrder, ({ account, since }) => {
      const ordered = {
        ...account,
        owed: cents(0),
        isAutoPay: false,
        services: account.services.map((one) => ({ ...one, buyer: UNKNOWN_BUYER })),
      }
      expect(balanceFor({ account: ordered, today: since })).toMatchObject({ balance: 0, pastDue: 0 })
      const later = addDays(since, 32)
      const { balance, bills } = balanceFor({ account: ordered, today: later })
      const isDue = bills[0] !== undefined && bills[0].dueOn >= later
      expect(balance).toBe(isDue ? Math.max(0, bills[0]?.total ?? 0) : 0)
    }))

  it('expects neither the first days of a service whose first month the order has paid (PTL-15)', () =>
    forAllWith({ numRuns: 100 }, accountOfOneOrder, ({ account, since }) => {
      const from = addMonths(since, 1)
      const late = {
        ...account,
        owed: cents(0),
        isAutoPay: false,
        services: account.services.map((one) => ({
          ...one,
          since: addDays(since, 3),
          buyer: UNKNOWN_BUYER,
        })),
      }
      const [bill] = billsUntil(late, heldCatalog, from)
      const whole = sum(
        (bill?.lines ?? []).flatMap(({ kind, amount }) => (kind === 'partialMonth' ? [] : [amount])),
      )
      expect(balanceFor({ account: late, today: from }).balance).toBe(Math.max(0, whole))
    }))

  it('gives some weeks to pay (PTL-15)', () => {
    expect(DUE_DAYS).toBe(20)
  })
})
