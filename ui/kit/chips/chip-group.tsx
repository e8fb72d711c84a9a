import type { ReactNode } from 'react'
import { FieldGroup, type FieldGroupProps } from '../field/field-group.tsx'
import * as css from './chips.css.ts'

export type ChipGroupProps<Value extends string> = FieldGroupProps & {
  readonly chips: readonly { readonly value: Value; readonly label: ReactNode }[]
  /** The selected value. Any other text selects none. */
  readonly value: string
  readonly onChange: (value: Value) => void
  /** The chips share the row and fill it. */
  readonly wide?: boolean | undefined
}

/** One of a few short answers, as radio buttons in a row. */
export const ChipGroup = <Value extends string>({
  chips,
  value: chosen,
  onChange,
  wide = false,
  ...question
}: ChipGroupProps<Value>) => (
  <FieldGroup {...question} legendSize="label">
    <div className={wide ? css.row.wide : css.row.narrow}>
      {chips.map(({ value, label }) => (
        <label key={value} className={wide ? `${css.chip} ${css.tall}` : css.chip}>
          <input
            type="radio"
            className={css.input}
            name={question.name}
            value={value}
            checked={value === chosen}
            onChange={() => onChange(value)}
          />
          <span className={css.label}>{label}</span>
        </label>
      ))}
    </div>
  </FieldGroup>
)
