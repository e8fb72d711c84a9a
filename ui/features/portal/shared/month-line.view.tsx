import { useId } from 'react'
import type { BillingCycle } from '#core/portal/billing-cycle.ts'
import type { Proration } from '#core/portal/service-change.ts'
import type { PlainDate } from '#core/shared/plain-date.ts'
import { billingCycleWords as words } from '#ui/content/es/portal/billing-cycle.ts'
import { dateParts, money } from '#ui/content/format.ts'
import { Figure } from '#ui/kit/figure/figure.tsx'
import * as css from './month-line.css.ts'

export type MonthLineProps = {
  readonly cycle: BillingCycle
  /** The charge until the end; null when the month is used completely. */
  readonly proration: Proration | null
}

/** The height of the line over the month, from the top, and its margin to the top, for the kite. */
const LEVEL = '32%'

const percent = (share: number): string => `${Math.round(share * 1_000) / 10}%`

const Kite = ({ x, y }: { readonly x: string; readonly y: string }) => (
  <svg className={css.kite} x={x} y={y}>
    <Figure name="small" light={css.light} shade={css.shade} />
  </svg>
)

const shortDay = (date: PlainDate): string => {
  const { day, month } = dateParts(date)
  return words.shortDay(day, month)
}

const anchorAt = (share: number): 'start' | 'middle' | 'end' => {
  if (share < 0.15) return 'start'
  return share > 0.85 ? 'end' : 'middle'
}

/** The line of a month: level while there is service, down to the ground on the day it ends. */
const Drawing = ({ cycle, proration }: MonthLineProps) => {
  const usedDays = proration?.usedDays ?? cycle.days
  const end = percent(usedDays / cycle.days)
  const today = cycle.daysBegun / cycle.days
  const isToday = usedDays === cycle.daysBegun
  return (
    <svg className={css.drawing} aria-hidden>
      <rect className={css.used} y={LEVEL} width={end} height="68%" />
      {usedDays < cycle.days ? (
        <rect
          className={css.returned}
          x={end}
          y={LEVEL}
          width={percent(1 - usedDays / cycle.days)}
          height="68%"
        />
      ) : null}
      {Array.from({ length: cycle.days + 1 }, (_, day) => (
        <line
          key={day}
          className={css.tick}
          x1={percent(day / cycle.days)}
          y1={day % 7 === 0 ? '92%' : '96%'}
          x2={percent(day / cycle.days)}
          y2="100%"
        />
      ))}
      <line className={css.ground} y1="100%" x2="100%" y2="100%" />
      {usedDays < cycle.days ? <line className={css.dots} x1={end} y1={LEVEL} x2="100%" y2={LEVEL} /> : null}
      {isToday ? null : (
        <line className={css.dots} x1={percent(today)} y1="22%" x2={percent(today)} y2="100%" />
      )}
      <text className={css.mark} x={percent(today)} y="14%" textAnchor={anchorAt(today)}>
        {words.today}
      </text>
      <line className={css.line} y1={LEVEL} x2={end} y2={LEVEL} />
      <line className={css.line} x1={end} y1={LEVEL} x2={end} y2="100%" />
      <Kite x={end} y={LEVEL} />
    </svg>
  )
}

type PartProps = {
  readonly look: string | null
  readonly name: string
  readonly amount: string
  readonly days: number
}

const Part = ({ look, name, amount, days }: PartProps) => (
  <div className={css.part}>
    <dt className={css.name}>
      {look === null ? null : (
        <svg className={css.swatch} aria-hidden>
          <rect className={look} width="100%" height="100%" rx="3" />
          <rect className={css.line} width="100%" height="100%" rx="3" fill="none" />
        </svg>
      )}
      <span>{name}</span>
    </dt>
    <dd className={css.amount}>{amount}</dd>
    <dd className={css.count}>{words.charged(days)}</dd>
  </div>
)

/** The paid month as a line up to the service's end: days used and days returned, with their amounts. */
export const MonthLine = ({ cycle, proration }: MonthLineProps) => {
  const caption = useId()
  const used = proration?.usedDays ?? cycle.days
  return (
    <figure className={css.figure} aria-labelledby={caption}>
      <Drawing cycle={cycle} proration={proration} />
      <div className={css.days} aria-hidden>
        <span>{shortDay(cycle.from)}</span>
        <span>{shortDay(cycle.until)}</span>
      </div>
      <figcaption id={caption}>
        {proration === null ? words.wholeMonth : words.drawn(used, cycle.days, cycle.days - used)}
      </figcaption>
      {proration === null ? null : (
        <dl className={css.legend}>
          <Part look={null} name={words.paid} amount={money(proration.paid).text} days={proration.days} />
          <Part
            look={css.used}
            name={words.used}
            amount={money(proration.charged).text}
            days={proration.usedDays}
          />
          <Part
            look={css.returned}
            name={words.returned}
            amount={money(proration.returned).text}
            days={proration.days - proration.usedDays}
          />
        </dl>
      )}
    </figure>
  )
}
