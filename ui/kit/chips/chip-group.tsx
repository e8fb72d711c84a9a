import type { ReactNode } from 'react'
import { described, FieldError, hintId } from '../field/field-frame.tsx'
import * as css from './chips.css.ts'

export type ChipGroupProps<Value extends string> = {
  readonly legend: ReactNode
  readonly name: string
  readonly chips: readonly { readonly value: Value; readonly label: ReactNode }[]
  /** The selected value. Any other text selects none. */
  readonly value: string
  readonly onChange: (value: Value) => void
  readonly hint?: string | undefined
  readonly error?: string | undefined
  /** The chips share the row and fill it. */
  readonly wide?: boolean | undefined
}

/** One of a few short answers, as radio buttons in a fieldset. The id of the fieldset is `field-{name}`. */
export const ChipGroup = <Value extends string>({
  legend,
  name,
  chips,
  value: chosen,
  onChange,
  hint,
  error,
  wide = false,
}: ChipGroupProps<Value>) => {
  const id = `field-${name}`
  return (
    <fieldset {...described(id, { hint, error })} id={id} className={css.group}>
      <legend className={css.legend}>{legend}</legend>
      {hint === undefined ? null : (
        <p id={hintId(id)} className={css.hint}>
          {hint}
        </p>
      )}
      <div className={wide ? css.row.wide : css.row.narrow}>
        {chips.map(({ value, label }) => (
          <label key={value} className={wide ? `${css.chip} ${css.tall}` : css.chip}>
            <input
              type="radio"
              className={css.input}
              name={name}
              value={value}
              checked={value === chosen}
              onChange={() => onChange(value)}
            />
            {label}
          </label>
        ))}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  )
}
