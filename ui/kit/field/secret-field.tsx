import { useState, type ComponentProps } from 'react'
import { described, FieldFrame, type FieldWords } from './field-frame.tsx'
import * as css from './field.css.ts'

type NotHere = 'children' | 'name' | 'width' | 'className' | 'value' | 'defaultValue' | 'autoComplete'

export type SecretFieldProps = Omit<ComponentProps<'input'>, NotHere> &
  FieldWords & {
    readonly name: string
    /** The words of the button that uncovers what is typed, and of the one that covers it again. */
    readonly showLabel: string
    readonly hideLabel: string
    /** What is shown or hidden: spoken after the word of the button. */
    readonly subject: string
  }

/**
 * Digits that are covered while they are typed. Not a password field: no browser offers to keep them. Uncontrolled, so that they are the
 * state of no component.
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
          {isShown ? hideLabel : showLabel}
          <span className={css.spoken}> {subject}</span>
        </button>
      </div>
    </FieldFrame>
  )
}
