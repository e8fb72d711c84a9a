import { useSelector } from '@xstate/react'
import { useState } from 'react'
import type { Sale } from '#core/journeys/sale/sale.ts'
import { typedIn, wipe } from '#ui/features/shared/typing.ts'
import { detailsErrorTexts, type FieldTexts } from './checkout.errors.ts'
import { readDetails, type DetailsRead } from './checkout.schema.ts'
import { NUMBER_FIELD } from './risk.schema.ts'
import type { RiskQuestion } from './use-risk-question.ts'

export type DetailsSubmit = {
  readonly errors: FieldTexts
  readonly attempt: number
  readonly onSubmit: (form: HTMLFormElement) => void
}

/** Returns the current error texts of the form. The error of the number is the one from the last submit. */
const textsOf = (read: DetailsRead, { answers, numberError }: RiskQuestion): FieldTexts =>
  read.isComplete
    ? {}
    : detailsErrorTexts(
        { ...read.errors, risk: { ...read.errors.risk, identificationNumber: numberError } },
        answers.identificationType,
      )

/** Submits complete details. The identification number goes from its field into the event and is wiped. */
export const useDetailsSubmit = (
  { checkout }: Sale,
  question: RiskQuestion,
  accepted: readonly string[],
): DetailsSubmit => {
  const context = useSelector(checkout, (state) => state.context)
  const [attempt, setAttempt] = useState(0)
  const { customerForm: form, agreements, riskRequirements, installKind } = context
  const readWith = (number: string): DetailsRead =>
    readDetails(
      { form, risk: question.entryWith(number), installKind, accepted },
      { agreements, riskRequirements },
    )
  return {
    errors: attempt === 0 ? {} : textsOf(readWith(''), question),
    attempt,
    onSubmit: (element) => {
      const read = readWith(typedIn(element, NUMBER_FIELD))
      if (read.isComplete) {
        const { customer, risk, agreements } = read
        wipe(element, [NUMBER_FIELD])
        question.sent(risk !== null && risk.identification !== null)
        checkout.send({ type: 'details.submitted', customer, risk, agreements })
      } else {
        question.numberRefused(read.errors.risk.identificationNumber)
        setAttempt(attempt + 1)
      }
    },
  }
}
