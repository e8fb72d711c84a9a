import { createContext, use, type ReactNode } from 'react'
import { described, FieldError, hintId } from '../field/field-frame.tsx'
import * as css from './choice.css.ts'

type Choice = {
  readonly name: string
  readonly value: string | undefined
  readonly onChange: (value: string) => void
}

const ChoiceContext = createContext<Choice>({ name: '', value: undefined, onChange: () => undefined })

/** Returns the group of a card. */
export const useChoice = (): Choice => use(ChoiceContext)

export type ChoiceGroupProps = {
  readonly legend: ReactNode
  readonly name: string
  /** The value of the selected card, if any. */
  readonly value: string | undefined
  readonly onChange: (value: string) => void
  readonly hint?: string | undefined
  readonly error?: string | undefined
  readonly children: ReactNode
}

/** One of several, as radio cards in a fieldset. */
export const ChoiceGroup = ({ legend, name, value, onChange, hint, error, children }: ChoiceGroupProps) => {
  const id = `field-${name}`
  return (
    <fieldset {...described(id, { hint, error })} id={id} className={css.group}>
      <legend className={css.legend}>{legend}</legend>
      {hint === undefined ? null : (
        <p id={hintId(id)} className={css.hint}>
          {hint}
        </p>
      )}
      <FieldError id={id} error={error} />
      <div className={css.cards}>
        <ChoiceContext value={{ name, value, onChange }}>{children}</ChoiceContext>
      </div>
    </fieldset>
  )
}
