import { repayment, switchTerms } from '#core/mobile/switch-offer.ts'
import { switchCalculatorWords as words } from '#ui/content/es/shared/switch-calculator.ts'
import * as css from './switch-calculator.css.ts'

/** The months that the chart shows: those of the offer and two more. */
export const CHART_MONTHS = switchTerms.activeMonths + 3

const BAR = { width: 20, step: 26, height: 88 } as const
const WIDTH = CHART_MONTHS * BAR.step

/** The part of the payment that is repaid after a number of months, from 0 to 1. */
const repaidPart = (month: number): number => {
  const decided = repayment(switchTerms.most, month)
  return decided._tag === 'Left' ? 0 : decided.right.owed / switchTerms.most
}

const centreOf = (month: number): number => month * BAR.step + BAR.step / 2

/** What is repaid by the month of a cancellation, a bar for each month. The script marks the month of the form. */
export const RepaymentChart = ({ chosen }: { readonly chosen: number }) => (
  <svg
    className={css.chart}
    viewBox={`0 0 ${WIDTH} 124`}
    width={WIDTH}
    height="124"
    role="img"
    aria-label={words.chart}
  >
    {Array.from({ length: CHART_MONTHS }, (_, month) => {
      const height = Math.max(3, repaidPart(month) * BAR.height)
      return (
        <rect
          key={month}
          className={css.bar}
          data-month={month}
          data-chosen={month === chosen ? '' : undefined}
          x={centreOf(month) - BAR.width / 2}
          y={98 - height}
          width={BAR.width}
          height={height}
          rx={2}
        />
      )
    })}
    <path className={css.axis} d={`M0 99H${WIDTH}`} />
    <text className={css.label} x={2} y={118}>
      {words.monthLabel(0)}
    </text>
    <text className={css.label} x={centreOf(switchTerms.activeMonths)} y={118} textAnchor="middle">
      {words.monthLabel(switchTerms.activeMonths)}
    </text>
  </svg>
)
