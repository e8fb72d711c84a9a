import { pricePeriods } from '#core/pricing/price-timeline.ts'
import type { Quote } from '#core/pricing/quoted.ts'
import type { OptionId } from '#core/portal/retention-option.ts'
import { addMonths, type PlainDate } from '#core/shared/plain-date.ts'
import { decisionWords } from '#ui/content/es/portal/change.ts'
import { switchingWords as words } from '#ui/content/es/portal/switching.ts'
import { calendarText, money, speedText } from '#ui/content/format.ts'
import { Button } from '#ui/kit/button/button.tsx'
import { hidden } from '#ui/theme/text.css.ts'
import { differenceText, totalAfter } from '#ui/features/portal/shared/totals-comparison.view.tsx'
import * as css from './plan-table.css.ts'
import type { Slot } from '#ui/kit/slot.ts'

/** A plan in the comparison, with the price of all services with it. `optionId` is null for the present plan. */
export type ComparedPlan = {
  readonly optionId: OptionId | null
  readonly name: string
  readonly downMbps: number | null
  readonly quote: Quote
  readonly start: PlainDate
}

type RowProps = {
  readonly plan: ComparedPlan
  readonly present: ComparedPlan
  readonly isBusy: boolean
  /** The plan that costs least has the one primary action. */
  readonly isFirst: boolean
  readonly onChoose: (optionId: OptionId) => void
}

const laterText = ({ quote, start }: ComparedPlan): string => {
  const next = pricePeriods(quote)[1]
  return next === undefined
    ? words.noLater
    : words.from(money(next.monthly.total).text, calendarText(addMonths(start, next.fromMonth - 1)))
}

const Cell = ({ label, children }: { readonly label: string; readonly children: Slot }) => (
  <td className={css.cell}>
    <span className={css.label} aria-hidden>
      {label}
    </span>
    {children}
  </td>
)

const Row = ({ plan, present, isBusy, isFirst, onChoose }: RowProps) => {
  const { optionId, name, downMbps, quote, start } = plan
  const year = totalAfter(quote, 12, start)
  const presentYear = totalAfter(present.quote, 12, present.start)
  return (
    <tr className={optionId === null ? css.present : css.row}>
      <th scope="row" className={css.name}>
        <span>{name}</span>
        {optionId === null ? <span className={css.mine}>{words.present}</span> : null}
      </th>
      <Cell label={words.speed}>
        <span className={css.whole}>{downMbps === null ? words.noSpeed : speedText(downMbps)}</span>
      </Cell>
      <Cell label={words.now}>
        <strong className={css.price}>{money(quote.monthly.total).text}</strong>
        <span className={css.later}>{laterText(plan)}</span>
      </Cell>
      <Cell label={words.year}>
        <span className={css.year}>
          <span className={css.total}>{money(year).text}</span>
          {optionId === null ? null : (
            <span className={year < presentYear ? css.saved : css.more}>
              {differenceText(presentYear, year)}
            </span>
          )}
        </span>
      </Cell>
      <td className={css.choose}>
        {optionId === null ? null : (
          <Button
            variant={isFirst ? 'primary' : 'secondary'}
            busy={isBusy}
            busyLabel={decisionWords.busy}
            aria-label={words.chooseSpoken(name)}
            onClick={() => onChoose(optionId)}
          >
            {words.choose}
          </Button>
        )}
      </td>
    </tr>
  )
}

export type PlanTableProps = {
  readonly present: ComparedPlan
  readonly smaller: readonly ComparedPlan[]
  readonly isBusy: boolean
  readonly onChoose: (optionId: OptionId) => void
}

/** The present plan and each smaller one: a table on a wide screen, cards on a phone. */
export const PlanTable = ({ present, smaller, isBusy, onChoose }: PlanTableProps) => (
  <div className={css.frame}>
    <table className={css.table}>
      <caption className={hidden}>{words.comparison}</caption>
      <thead className={css.head}>
        <tr>
          {[words.plan, words.speed, words.now, words.year, words.action].map((column) => (
            <th key={column} scope="col" className={css.column}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={css.body}>
        {[present, ...smaller].map((plan) => (
          <Row
            key={plan.optionId ?? 'present'}
            plan={plan}
            present={present}
            isBusy={isBusy}
            isFirst={plan === smaller[0]}
            onChoose={onChoose}
          />
        ))}
      </tbody>
    </table>
  </div>
)
