import { createContext, use, type ReactNode } from 'react'
import { FieldGroup, type FieldGroupProps } from '../field/field-group.tsx'
import * as css from './choice.css.ts'

type Choice = {
  readonly name: string
  readonly value: string | undefined
  readonly onChange: (value: string) => void
}

const ChoiceContext = createContext<Choice>({ name: '', value: undefined, onChange: () => undefined })

/** Returns the group of a card. */
const useChoice = (): Choice => use(ChoiceContext)

export type ChoiceGroupProps = FieldGroupProps & {
  /** The value of the selected card, if any. */
  readonly value: string | undefined
  readonly onChange: (value: string) => void
  readonly children: ReactNode
}

/** One of several answers with details, as radio cards. */
export const ChoiceGroup = ({ value, onChange, children, ...question }: ChoiceGroupProps) => (
  <FieldGroup {...question} legendSize="title">
    <div className={css.cards}>
      <ChoiceContext value={{ name: question.name, value, onChange }}>{children}</ChoiceContext>
    </div>
  </FieldGroup>
)

export type ChoiceCardProps = {
  readonly value: string
  readonly title: ReactNode
  readonly detail?: ReactNode
  /** At the end of the card: a price, a badge. */
  readonly aside?: ReactNode
  readonly disabled?: boolean | undefined
}

/** One card of a `ChoiceGroup`: a large native radio button. */
export const ChoiceCard = ({ value, title, detail, aside, disabled = false }: ChoiceCardProps) => {
  const group = useChoice()
  return (
    <label className={css.card}>
      <input
        type="radio"
        className={css.radio}
        name={group.name}
        value={value}
        checked={group.value === value}
        onChange={() => group.onChange(value)}
        disabled={disabled}
      />
      <span className={css.words}>
        <span className={css.title}>{title}</span>
        {detail === undefined ? null : <span className={css.detail}>{detail}</span>}
      </span>
      {aside === undefined ? null : <span className={css.aside}>{aside}</span>}
    </label>
  )
}
