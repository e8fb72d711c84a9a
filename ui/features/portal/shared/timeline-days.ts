import type { ChangePreview, ServiceChange } from '#core/portal/service-change.ts'
import { pricePeriods } from '#core/pricing/price-timeline.ts'
import { subtract, ZERO } from '#core/shared/money.ts'
import { addDays, addMonths, type PlainDate } from '#core/shared/plain-date.ts'
import { pendingWords as words } from '#ui/content/es/portal/change-review.ts'
import { disclosuresWords } from '#ui/content/es/portal/disclosures.ts'
import { dayText, money } from '#ui/content/format.ts'
import { brandText } from '#ui/content/es/shared/brand-text.ts'
import { listText } from '#ui/content/format.ts'
import type { TimelineDay } from './change-timeline.view.tsx'

const billText = ({ balance }: ChangePreview): string => {
  if (balance < 0) return words.billRefund(money(subtract(ZERO, balance)).text)
  return balance > 0 ? words.billDue(money(balance).text) : words.billNothing
}

const cancelDays = (preview: ChangePreview, names: string): readonly TimelineDay[] => {
  const { effectiveOn, cycle, equipment } = preview
  const returnBy = equipment[0]?.returnBy
  return [
    { id: 'end', date: effectiveOn, title: words.ends(names), body: words.endsBody, isMain: true },
    { id: 'bill', date: cycle.nextBillOn, title: words.bill, body: billText(preview), isMain: false },
    ...(returnBy === undefined
      ? []
      : [
          {
            id: 'return',
            date: returnBy,
            title: words.returns,
            body: listText(
              equipment.map(({ name, quantity }) => disclosuresWords.times(brandText(name), quantity)),
            ),
            isMain: false,
          },
        ]),
  ]
}

const optionDays = ({ effectiveOn, after, option, before }: ChangePreview): readonly TimelineDay[] => {
  const quote = option?.quote ?? after ?? before
  return pricePeriods(quote).map(({ fromMonth, monthly }) => {
    const price = money(monthly.total).text
    return {
      id: `month-${fromMonth}`,
      date: addMonths(effectiveOn, fromMonth - 1),
      title: fromMonth === 1 ? words.starts : words.changes(price),
      body: fromMonth === 1 ? words.startsBody(price) : words.changesBody,
      isMain: fromMonth === 1,
    }
  })
}

/** Returns the last day to undo a change: a service's last day, or the day before an option starts (PTL-21). */
const lastUndoDay = ({ request, effectiveOn }: ChangePreview): PlainDate =>
  request.kind === 'cancel' ? effectiveOn : addDays(effectiveOn, -1)

/** Returns the events of a requested change by day. `requestedOn`: the request's day; `names`: its services. */
export const timelineDays = (
  { preview, state }: Pick<ServiceChange, 'preview' | 'state'>,
  requestedOn: PlainDate,
  names: string,
): readonly TimelineDay[] => {
  const days = preview.request.kind === 'cancel' ? cancelDays(preview, names) : optionDays(preview)
  const body = state === 'pending' ? words.undoable(dayText(lastUndoDay(preview))) : words.requestedBody
  return [
    { id: 'request', date: requestedOn, title: words.requested, body, isMain: false },
    ...days,
  ].toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
}
