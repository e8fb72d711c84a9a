import { Icon } from '../icon/icon.tsx'
import * as css from './quantity.css.ts'

export type QuantityProps = {
  readonly label: string
  readonly value: number
  readonly min: number
  readonly max: number
  readonly onValue: (value: number) => void
  readonly lessLabel: string
  readonly moreLabel: string
  /** The announcement after a press, for instance the count with its noun. */
  readonly spoken: string
}

/** A stepper. At its limits a button stays focusable and does nothing. */
export const Quantity = ({
  label,
  value,
  min,
  max,
  onValue,
  lessLabel,
  moreLabel,
  spoken,
}: QuantityProps) => {
  const step = (by: number) => () => {
    const next = Math.min(max, Math.max(min, value + by))
    if (next !== value) onValue(next)
  }
  return (
    <fieldset aria-label={label} className={css.quantity}>
      <button
        type="button"
        className={css.step}
        aria-label={lessLabel}
        aria-disabled={value <= min}
        onClick={step(-1)}
      >
        <Icon name="minus" />
      </button>
      <span className={css.number} aria-hidden>
        {value}
      </span>
      <button
        type="button"
        className={css.step}
        aria-label={moreLabel}
        aria-disabled={value >= max}
        onClick={step(1)}
      >
        <Icon name="plus" />
      </button>
      <output className={css.spoken}>{spoken}</output>
    </fieldset>
  )
}
