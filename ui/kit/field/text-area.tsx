import type { ComponentProps } from 'react'
import { described, FieldFrame, type FieldWords } from './field-frame.tsx'
import * as css from './field.css.ts'

export type TextAreaProps = Omit<ComponentProps<'textarea'>, 'children' | 'name'> &
  FieldWords & { readonly name: string }

/** A text field of several lines. Its id is `field-{name}` by default. */
export const TextArea = ({ label, name, hint, error, id, rows = 4, ...rest }: TextAreaProps) => {
  const fieldId = id ?? `field-${name}`
  return (
    <FieldFrame id={fieldId} label={label} hint={hint} error={error}>
      <textarea
        {...rest}
        {...described(fieldId, { hint, error })}
        id={fieldId}
        name={name}
        rows={rows}
        className={`${css.input} ${css.area}`}
      />
    </FieldFrame>
  )
}
