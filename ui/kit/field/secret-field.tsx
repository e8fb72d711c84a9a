import { useState, type ComponentProps } from 'react'
import { described, FieldFrame, type FieldWords } from './field-frame.tsx'
import * as css from './field.css.ts'

type NotHere = 'children' | 'name' | 'width' | 'className' | 'value' | 'defaultValue' | 'autoComplete'

export type SecretFieldProps = Omit<ComponentProps<'input'>, NotHere> &
  FieldWords & {
    readonly name: string
    /** The labels of the button: show what is typed, and hide it again. */
    readonly showLabel: string
    readonly hideLabel: string
    /** The name of the hidden value, spoken after the button's label. */
    readonly subject: string
  }

/**
 * A field whose digits are masked during typing. It is not a password field, so no browser offers to save them. It is
 * uncontrolled, so that the digits are never in a component's state.
 */
export const SecretField = ({
  label,
  name,
  hint,
  error,
  showLabel,
  hideLabel,
  subject,
  id,
  ...rest
}: SecretFieldProps) => {
  const [isShown, setShown] = useState(false)
  const fieldId = id ?? `field-${name}`
  return (
    <FieldFrame id={fieldId} label={label} hint={hint} error={error}>
      <div className={css.secret}>
        <input
          {...rest}
          {...described(fieldId, { hint, error })}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          id={fieldId}
          name={name}
          className={isShown ? `${css.input} ${css.digits}` : `${css.input} ${css.digits} ${css.covered}`}
        />
        <button type="button" className={css.reveal} onClick={() => setShown(!isShown)}>
          <span>{isShown ? hideLabel : showLabel}</span>
          <span className={css.spoken}>{` ${subject}`}</span>
        </button>
      </div>
    </FieldFrame>
  )
}
