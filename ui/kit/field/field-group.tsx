import type { ReactNode } from 'react'
import { described, FieldError, hintId } from './field-frame.tsx'
import * as css from './field-group.css.ts'
import type { Slot } from '../slot.ts'

export type FieldGroupProps = {
  readonly legend: ReactNode
  readonly name: string
  readonly hint?: string | undefined
  readonly error?: string | undefined
}

/** A question with several controls: legend, hint, error, controls. The fieldset's id is `field-{name}`. */
export const FieldGroup = ({
  legend,
  name,
  hint,
  error,
  legendSize,
  children,
}: FieldGroupProps & { readonly legendSize: keyof typeof css.legend; readonly children: Slot }) => {
  const id = `field-${name}`
  return (
    <fieldset {...described(id, { hint, error })} id={id} className={css.group}>
      <legend className={css.legend[legendSize]}>{legend}</legend>
      {hint === undefined ? null : (
        <p id={hintId(id)} className={css.hint}>
          {hint}
        </p>
      )}
      <FieldError id={id} error={error} />
      {children}
    </fieldset>
  )
}
