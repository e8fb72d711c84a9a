import type { ReactNode } from 'react'
import { useChoice } from './choice-group.tsx'
import * as css from './choice.css.ts'

export { ChoiceGroup, type ChoiceGroupProps } from './choice-group.tsx'

export type ChoiceCardProps = {
  readonly value: string
  readonly title: ReactNode
  readonly detail?: ReactNode
  /** At the end of the card: a price, a badge. */
  readonly aside?: ReactNode
  readonly disabled?: boolean | undefined
}

/** One card of a `ChoiceGroup`: a large native radio button. */
export const ChoiceCard = ({ value, title, detail, aside, disabled = false }: ChoiceCardProps) => {
  const group = useChoice()
  return (
    <label className={css.card}>
      <input
        type="radio"
        className={css.radio}
        name={group.name}
        value={value}
        checked={group.value === value}
        onChange={() => group.onChange(value)}
        disabled={disabled}
      />
      <span className={css.words}>
        <span className={css.title}>{title}</span>
        {detail === undefined ? null : <span className={css.detail}>{detail}</span>}
      </span>
      {aside === undefined ? null : <span className={css.aside}>{aside}</span>}
    </label>
  )
}
