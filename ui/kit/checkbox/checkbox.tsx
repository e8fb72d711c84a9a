import type { ComponentProps, ReactNode } from 'react'
import { described, FieldError, hintId } from '../field/field-frame.tsx'
import * as css from './checkbox.css.ts'

export type CheckboxProps = Omit<ComponentProps<'input'>, 'children' | 'name' | 'type'> & {
  readonly label: ReactNode
  readonly name: string
  readonly hint?: string | undefined
  readonly error?: string | undefined
}

/** A single yes or no. Its id is `field-{name}` by default. */
export const Checkbox = ({ label, name, hint, error, id, ...rest }: CheckboxProps) => {
  const fieldId = id ?? `field-${name}`
  return (
    <div className={css.checkbox}>
      <input
        {...rest}
        {...described(fieldId, { hint, error })}
        type="checkbox"
        id={fieldId}
        name={name}
        className={css.box}
      />
      <label className={css.label} htmlFor={fieldId}>
        {label}
      </label>
      {hint === undefined ? null : (
        <p id={hintId(fieldId)} className={css.hint}>
          {hint}
        </p>
      )}
      <div className={css.error}>
        <FieldError id={fieldId} error={error} />
      </div>
    </div>
  )
}
