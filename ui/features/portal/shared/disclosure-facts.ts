import type { ChangePreview } from '#core/portal/service-change.ts'
import { pricePeriods } from '#core/pricing/price-timeline.ts'
import { subtract, ZERO, type Cents } from '#core/shared/money.ts'
import { addMonths } from '#core/shared/plain-date.ts'
import type { DisclosureFacts } from '#ui/content/es/portal/disclosures.ts'
import { calendarText, dayText, money } from '#ui/content/format.ts'
import { namesOf, type NamedService } from './subscribed-services.view.tsx'

const absolute = (amount: Cents): Cents => (amount < 0 ? subtract(ZERO, amount) : amount)

/** Writes what the sentences of the disclosures name: dates and amounts of a change. */
export const disclosureFacts = (
  preview: ChangePreview,
  services: readonly NamedService[],
): DisclosureFacts => {
  const { effectiveOn, cycle, balance, equipment, instalmentsDue, after, before } = preview
  const priced = after ?? before
  const last = pricePeriods(priced).at(-1)
  const [fee = ZERO] = equipment.map((device) => device.fee).toSorted((a, b) => b - a)
  const returnBy = equipment[0]?.returnBy ?? effectiveOn
  return {
    names: namesOf(services),
    day: dayText(effectiveOn),
    returnBy: calendarText(returnBy),
    fee: money(fee).text,
    balance: money(absolute(balance)).text,
    isRefund: balance < 0,
    isSettled: balance === 0,
    billDay: calendarText(cycle.nextBillOn),
    instalments: money(instalmentsDue).text,
    laterPrice: money(last?.monthly.total ?? priced.monthly.total).text,
    laterDay: calendarText(addMonths(effectiveOn, (last?.fromMonth ?? 1) - 1)),
  }
}
