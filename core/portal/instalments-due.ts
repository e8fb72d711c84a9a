import type { Cents } from '../shared/money.ts'
import { ZERO, add, shareOf, sum, times } from '../shared/money.ts'
import type { BasisPoints } from '../shared/money.ts'
import type { PlainDate } from '../shared/plain-date.ts'
import type { ChargedLine } from './charged-line.ts'
import { monthOfService } from './charged-line.ts'

/**
 * Returns the instalments of an offer after the billing month that begins on `from`, with tax in cents: they fall due
 * when its service ends. A service that began after the bill of this month has paid none (PTL-18).
 */
export const instalmentsAfter = (
  { service, line: { offer }, charges }: ChargedLine,
  from: PlainDate,
  taxRate: BasisPoints,
): Cents => {
  const paidMonths = service.since > from ? 0 : monthOfService(service, from)
  return sum(
    charges.flatMap(({ kind, amount, fromMonth, toMonth }) => {
      const months = toMonth - Math.max(paidMonths, fromMonth - 1)
      if (kind !== 'instalment' || months <= 0) return []
      const tax = offer.taxable ? shareOf(amount, taxRate) : ZERO
      return [times(add(amount, tax), months)]
    }),
  )
}
