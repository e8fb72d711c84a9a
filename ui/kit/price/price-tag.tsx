import type { ReactNode } from 'react'
import * as css from './price-tag.css.ts'

export type PriceTagProps = {
  readonly whole: string
  readonly cents: string
  readonly currencySign: string
  readonly period?: string | undefined
  /** The later price and its start, in the same block. */
  readonly after?: ReactNode
  /** The line above `after`: the price steps up then, or stays flat. */
  readonly timeline?: 'steps' | 'flat' | undefined
  readonly size?: 'small' | 'medium' | 'large' | undefined
  /** The full price as one sentence for screen readers. */
  readonly spoken: string
}

/** A price whose numeral is the hero. */
export const PriceTag = ({
  whole,
  cents,
  currencySign,
  period,
  after,
  timeline = 'steps',
  size = 'medium',
  spoken,
}: PriceTagProps) => (
  <div className={`${css.tag} ${css.size[size]}`}>
    <span className={css.spoken}>{spoken}</span>
    <span className={css.figure} aria-hidden>
      <span className={css.sign}>{currencySign}</span>
      <span className={css.whole}>{whole}</span>
      <span className={css.side}>
        <span className={css.cents}>{cents}</span>
        {period === undefined ? null : <span className={css.period}>{period}</span>}
      </span>
    </span>
    {after === undefined ? null : (
      <div className={css.after}>
        <svg className={css.timeline} viewBox="0 0 40 20" aria-hidden>
          <path d={timeline === 'steps' ? 'M2 16H26V5H38' : 'M2 10H38'} />
        </svg>
        <span>{after}</span>
      </div>
    )}
  </div>
)
