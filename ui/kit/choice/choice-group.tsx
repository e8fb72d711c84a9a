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
export const useChoice = (): Choice => use(ChoiceContext)

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
