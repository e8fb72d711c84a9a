import type { ComponentProps } from 'react'
import { described, FieldFrame, type FieldWords } from './field-frame.tsx'
import * as css from './field.css.ts'

export type TextFieldProps = Omit<ComponentProps<'input'>, 'children' | 'name' | 'autoComplete'> &
  FieldWords & {
    readonly name: string
    /** The autocomplete token (WCAG 1.3.5); `off` if no token fits. */
    readonly autoComplete: string
    /** The width of the field, from the length of the expected answer. */
    readonly width?: 'full' | 'short' | 'zip' | undefined
  }

/** A one-line text field. Its id is `field-{name}` by default. */
export const TextField = ({
  label,
  name,
  hint,
  error,
  width = 'full',
  id,
  className,
  ...rest
}: TextFieldProps) => {
  const fieldId = id ?? `field-${name}`
  return (
    <FieldFrame id={fieldId} label={label} hint={hint} error={error}>
      <input
        type="text"
        {...rest}
        {...described(fieldId, { hint, error })}
        id={fieldId}
        name={name}
        className={[css.input, css.width[width], className ?? ''].filter(Boolean).join(' ')}
      />
    </FieldFrame>
  )
}
