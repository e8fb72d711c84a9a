import { chargeKinds } from '#core/pricing/charge.ts'
import { LEDGER_MONTHS_MAX, ledger, type LedgerMonth } from '#core/pricing/ledger.ts'
import type { PlainDate } from '#core/shared/plain-date.ts'
import { ledgerEventWords } from '#ui/content/es/shared/price-details.ts'
import { monthsText } from '#ui/content/es/shared/price-timeline.ts'
import { money } from '#ui/content/format.ts'
import { PriceOverTime } from '#ui/features/shared/price-over-time.view.tsx'
import { namesOf, type PricedInput } from './cart-summary.tsx'
import { DataTable, Sentences } from './data-table.tsx'
import * as css from './lab.css.ts'
import { chargeWords, labWords, type NameOf } from './lab-words.ts'

type Period = { readonly first: LedgerMonth; readonly toMonth: number | null }

const isSame = (a: LedgerMonth, b: LedgerMonth): boolean =>
  chargeKinds.every((kind) => a.parts[kind] === b.parts[kind])

/** Joins the months with the same parts and without events. The last period has no end. */
const periodsOf = (months: readonly LedgerMonth[]): readonly Period[] => {
  const firsts = months.filter((month, index) => {
    const before = months[index - 1]
    return before === undefined || month.events.length > 0 || !isSame(before, month)
  })
  return firsts.map((first, index) => {
    const next = firsts[index + 1]
    return { first, toMonth: next === undefined ? null : next.month - 1 }
  })
}

const eventTexts = ({ events }: LedgerMonth, nameOf: NameOf): readonly string[] =>
  events.map(({ what, change, offerId }) => ledgerEventWords[what][change](nameOf(offerId)))

/** The price of a cart over five years: a chart of the months, and a table of what each month consists of (PRC-11). */
export const LedgerChart = ({ input, quote, start }: PricedInput & { readonly start: PlainDate }) => {
  const answer = ledger(input, LEDGER_MONTHS_MAX, start)
  if (answer._tag === 'Left') return <code className={css.id}>{JSON.stringify(answer.left)}</code>
  const { months } = answer.right
  const { ledger: words } = labWords
  const kinds = chargeKinds.filter((kind) => months.some(({ parts }) => parts[kind] !== 0))
  const nameOf = namesOf(input)
  return (
    <div className={css.part}>
      <PriceOverTime quote={quote} start={start} size="large" />
      <DataTable
        caption={words.caption}
        columns={{
          months: words.columns.months,
          ...Object.fromEntries(kinds.map((kind) => [kind, chargeWords[kind]])),
          monthly: words.columns.monthly,
          events: words.columns.events,
        }}
        rows={periodsOf(months).map(({ first, toMonth }) => ({
          id: String(first.month),
          cells: {
            ...Object.fromEntries(kinds.map((kind) => [kind, money(first.parts[kind]).text])),
            months: monthsText({ fromMonth: first.month, toMonth }),
            monthly: money(first.monthly).text,
            events: <Sentences texts={eventTexts(first, nameOf)} />,
          },
        }))}
      />
    </div>
  )
}
