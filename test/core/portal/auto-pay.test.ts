import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isPaidAutomatically, withAutoPay, withoutAutoPay } from '#core/portal/auto-pay.ts'
import { balanceOf } from '#core/portal/balance.ts'
import { billsUntil } from '#core/portal/bills.ts'
import { cycleAt } from '#core/portal/billing-cycle.ts'
import type { PortalAccount } from '#core/portal/portal-account.ts'
import { addDays, addMonths, type PlainDate } from '#core/shared/plain-date.ts'
import { ZERO } from '#core/shared/money.ts'
import { heldAccount, heldCatalog } from '#test/arbitraries/portal-account.arbitrary.ts'
import { forAll } from '#test/for-all.ts'

const visa = { kind: 'card', issuer: 'Visa', lastFour: '1111' } as const

describe('withoutAutoPay', () => {
  it('leaves the bills that are out as they were, and the later ones open (PTL-32)', () =>
    forAll(heldAccount, ({ account, today }) => {
      const on: PortalAccount = { ...account, isAutoPay: true, autoPayMethod: visa }
      const off = withoutAutoPay(on, today)
      const balanceAt = (one: PortalAccount, day: PlainDate) =>
        balanceOf(billsUntil(one, heldCatalog, day), one, day)
      expect(balanceAt(off, today)).toEqual(balanceAt(on, today))
      const { nextBillOn } = cycleAt(account.cycleDay, today)
      const next = balanceAt(off, nextBillOn).bills.find(({ issuedOn }) => issuedOn === nextBillOn)
      const byHand = { ...account, isAutoPay: false }
      const expected = balanceAt(byHand, nextBillOn).bills.find(({ issuedOn }) => issuedOn === nextBillOn)
      expect(next?.open ?? ZERO).toBe(expected?.open ?? ZERO)
      expect(off.autoPayMethod).toEqual(visa)
      expect(withoutAutoPay(off, addDays(today, 1))).toBe(off)
    }))
})

describe('withAutoPay', () => {
  it('goes on when no bill was issued since the end, and otherwise begins with the next bill (PTL-32)', () =>
    forAll(heldAccount, fc.integer({ min: 0, max: 60 }), ({ account, today }, days) => {
      const on = withAutoPay({ ...account, isAutoPay: false }, visa, addMonths(today, -6))
      expect(on).toMatchObject({ isAutoPay: true, autoPaySince: addMonths(today, -6) })
      expect(withAutoPay(on, visa, today)).toEqual(on)
      const again = withAutoPay(withoutAutoPay(on, today), visa, addDays(today, days))
      const latest = cycleAt(account.cycleDay, addDays(today, days)).from
      expect(isPaidAutomatically(latest, again)).toBe(latest <= today || latest === addDays(today, days))
      expect(isPaidAutomatically(addMonths(latest, 1), again)).toBe(true)
    }))
})
