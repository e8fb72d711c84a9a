import type { ComponentProps } from 'react'
import { described, FieldFrame, type FieldWords } from './field-frame.tsx'
import * as css from './field.css.ts'

type Option = { readonly value: string; readonly label: string }

/** Options under a heading. */
type OptionGroup = { readonly label: string; readonly options: readonly Option[] }

export type SelectFieldProps = Omit<ComponentProps<'select'>, 'children' | 'name'> &
  FieldWords & {
    readonly name: string
    readonly options: readonly (Option | OptionGroup)[]
  }

const optionOf = ({ value, label }: Option) => (
  <option key={value} value={value}>
    {label}
  </option>
)

/** One of several answers, in the control of the platform. Its id is `field-{name}` by default. */
export const SelectField = ({ label, name, hint, error, id, options, ...rest }: SelectFieldProps) => {
  const fieldId = id ?? `field-${name}`
  return (
    <FieldFrame id={fieldId} label={label} hint={hint} error={error}>
      <select
        {...rest}
        {...described(fieldId, { hint, error })}
        id={fieldId}
        name={name}
        className={css.input}
      >
        {options.map((one) =>
          'options' in one ? (
            <optgroup key={one.label} label={one.label}>
              {one.options.map(optionOf)}
            </optgroup>
          ) : (
            optionOf(one)
          ),
        )}
      </select>
    </FieldFrame>
  )
}
