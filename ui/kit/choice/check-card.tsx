import type { ReactNode } from 'react'
import { box } from '../checkbox/checkbox.css.ts'
import * as css from './choice.css.ts'

export type CheckCardProps = {
  readonly name: string
  readonly checked: boolean
  readonly onChange: (isChecked: boolean) => void
  readonly title: ReactNode
  readonly detail?: ReactNode
  /** At the end of the card: a price. */
  readonly aside?: ReactNode
}

/** One thing to accept or decline: a native checkbox as large as the cards of a `ChoiceGroup`. */
export const CheckCard = ({ name, checked, onChange, title, detail, aside }: CheckCardProps) => (
  <label className={css.card}>
    <input
      type="checkbox"
      className={`${box} ${css.check}`}
      name={name}
      checked={checked}
      onChange={() => onChange(!checked)}
    />
    <span className={css.words}>
      <span className={css.title}>{title}</span>
      {detail === undefined ? null : <span className={css.detail}>{detail}</span>}
    </span>
    {aside === undefined ? null : <span className={css.aside}>{aside}</span>}
  </label>
)
