import type { PaymentSummary } from '../payment/payment.ts'
import type { PlainDate } from '../shared/plain-date.ts'
import { cycleAt } from './billing-cycle.ts'
import type { PortalAccount } from './portal-account.ts'

type AutoPay = Pick<PortalAccount, 'isAutoPay' | 'autoPaySince' | 'autoPayUntil'>

/**
 * Checks whether a bill is paid automatically (PTL-32): it was issued while automatic payments were on. Without
 * `autoPaySince` they were on from the beginning.
 */
export const isPaidAutomatically = (
  issuedOn: PlainDate,
  { isAutoPay, autoPaySince, autoPayUntil }: AutoPay,
): boolean => {
  if (autoPaySince !== undefined && issuedOn < autoPaySince) return false
  return isAutoPay || (autoPayUntil !== undefined && issuedOn <= autoPayUntil)
}

/** Returns the account with automatic payments from `today` on, resuming those ended since the last bill (PTL-32). */
export const withAutoPay = (
  { autoPayUntil, ...account }: PortalAccount,
  autoPayMethod: PaymentSummary,
  today: PlainDate,
): PortalAccount => {
  const goesOn =
    account.isAutoPay || (autoPayUntil !== undefined && autoPayUntil >= cycleAt(account.cycleDay, today).from)
  return {
    ...account,
    isAutoPay: true,
    autoPayMethod,
    ...(goesOn ? {} : { autoPaySince: today }),
  }
}

/** Returns the account without automatic payments from `today`; the method stays. Unchanged without any (PTL-32). */
export const withoutAutoPay = (account: PortalAccount, today: PlainDate): PortalAccount =>
  account.isAutoPay ? { ...account, isAutoPay: false, autoPayUntil: today } : account
