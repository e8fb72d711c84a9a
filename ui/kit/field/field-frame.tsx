import { Icon } from '../icon/icon.tsx'
import * as css from './field.css.ts'
import type { Slot } from '../slot.ts'

export type FieldWords = {
  readonly label: string
  readonly hint?: string | undefined
  readonly error?: string | undefined
}

export const hintId = (id: string): string => `${id}-hint`
const errorId = (id: string): string => `${id}-error`

/** Returns the attributes that connect a control to its hint and its error. */
export const described = (id: string, { hint, error }: Omit<FieldWords, 'label'>) => ({
  'aria-invalid': error === undefined ? undefined : true,
  'aria-describedby':
    [error === undefined ? '' : errorId(id), hint === undefined ? '' : hintId(id)]
      .filter(Boolean)
      .join(' ') || undefined,
})

/** The error of a control. It is announced when it appears. */
export const FieldError = ({ id, error }: { readonly id: string; readonly error: string | undefined }) =>
  error === undefined ? null : (
    <p id={errorId(id)} className={css.error} role="alert">
      <Icon name="alert" size="small" />
      <span>{error}</span>
    </p>
  )

/** The label, the hint under it, the control, and the error under the control. */
export const FieldFrame = ({
  id,
  label,
  hint,
  error,
  children,
}: FieldWords & { readonly id: string; readonly children: Slot }) => (
  <div className={css.field}>
    <label className={css.label} htmlFor={id}>
      {label}
    </label>
    {hint === undefined ? null : (
      <p id={hintId(id)} className={css.hint}>
        {hint}
      </p>
    )}
    {children}
    <FieldError id={id} error={error} />
  </div>
)
