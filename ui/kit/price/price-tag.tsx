import type { ReactNode } from 'react'
import * as css from './price-tag.css.ts'

export type PriceTagProps = {
  readonly whole: string
  readonly cents: string
  readonly currencySign: string
  readonly period?: string | undefined
  /** What comes after this price and when; it stays in the same block. */
  readonly after?: ReactNode
  readonly size?: 'small' | 'medium' | 'large' | undefined
  /** The whole price as one sentence for screen readers. */
  readonly spoken: string
}

/** A price whose numeral is the hero. */
export const PriceTag = ({ whole, cents, currencySign, period, after, size = 'medium', spoken }: PriceTagProps) => (
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
    {after === undefined ? null : <div className={css.after}>{after}</div>}
  </div>
)
