import type { Cents } from '#core/shared/money.ts'
import { savingsCalculatorWords as words } from '#ui/content/es/shared/savings-calculator.ts'
import { Figure } from '#ui/kit/figure/figure.tsx'
import * as css from './savings-bars.css.ts'

const percent = (share: number): string => `${Math.round(share * 1_000) / 10}%`

type BarProps = {
  readonly label: string
  readonly amount: Cents
  /** The amount of the other bar. */
  readonly other: Cents
  /** The look of what is left. */
  readonly rest: string
}

/** A string as long as its amount, on a shared scale, with the kite at its end. The rest is the difference. */
const Bar = ({ label, amount, other, rest }: BarProps) => {
  const top = Math.max(amount, other, 1)
  const end = percent(amount / top)
  return (
    <li className={css.bar}>
      <span className={css.label}>{label}</span>
      <strong className={css.amount}>{words.perMonth(amount)}</strong>
      <svg className={css.drawing} aria-hidden>
        {amount < other ? (
          <>
            <rect className={rest} x={end} y="2" width={percent(1 - amount / top)} height="28" />
            <line className={css.dots} x1={end} y1="16" x2="100%" y2="16" />
          </>
        ) : null}
        <rect className={css.paid} y="2" width={end} height="28" />
        <line className={css.line} x1="0" y1="16" x2={end} y2="16" />
        <svg className={css.kite} x={end} y="16">
          <Figure name="bar" light={css.light} shade={css.shade} />
        </svg>
      </svg>
    </li>
  )
}

export type SavingsBarsProps = {
  readonly brandName: string
  readonly spend: Cents
  readonly price: Cents
}

/** Today's spend and the price of the provider as two strings of one scale. */
export const SavingsBars = ({ brandName, spend, price }: SavingsBarsProps) => (
  <ul className={css.bars}>
    <Bar label={words.today} amount={spend} other={price} rest={css.more} />
    <Bar label={words.here(brandName)} amount={price} other={spend} rest={css.saved} />
  </ul>
)
