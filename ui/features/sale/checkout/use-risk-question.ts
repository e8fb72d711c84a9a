import { useState } from 'react'
import type { CustomerForm } from '#core/checkout/customer-form.ts'
import type { IdentificationFailure } from '#core/risk/risk.ts'
import type { RiskAnswers } from './risk-answers.ts'

/** The current risk answer. Never holds a number, only whether it was refused, or submitted and wiped. */
export type RiskQuestion = {
  readonly isAsked: boolean
  readonly isChanging: boolean
  readonly isWiped: boolean
  readonly answers: RiskAnswers
  readonly numberError: IdentificationFailure | null
  readonly answer: (answers: RiskAnswers) => void
  readonly change: () => void
  readonly keep: () => void
  readonly numberEdited: () => void
  readonly numberRefused: (error: IdentificationFailure | null) => void
  /** Records that the answer was sent to the provider, with a number or without. */
  readonly sent: (isNumbered: boolean) => void
}

/**
 * Manages the answer to the risk question. A first answer is stored in the form. A change of the stored answer stays
 * local until the submit, and leaving the screen discards it.
 */
export const useRiskQuestion = (
  form: CustomerForm,
  isOnRecord: boolean,
  onType: (form: CustomerForm) => void,
): RiskQuestion => {
  const [changed, setChanged] = useState<RiskAnswers | null>(null)
  const [numberError, setNumberError] = useState<IdentificationFailure | null>(null)
  const [isWiped, setWiped] = useState(false)
  const { addressOneYear, identificationType } = changed ?? form
  const answers = { addressOneYear, identificationType }
  const isAsked = !isOnRecord || changed !== null
  const numberEdited = (): void => {
    setNumberError(null)
    setWiped(false)
  }
  return {
    isAsked,
    isChanging: isOnRecord && changed !== null,
    isWiped,
    answers,
    numberError,
    answer: (next) => {
      numberEdited()
      if (isOnRecord) setChanged(next)
      else onType({ ...form, ...next })
    },
    change: () => setChanged(answers),
    keep: () => setChanged(null),
    numberEdited,
    numberRefused: setNumberError,
    sent: (isNumbered) => {
      setWiped(isNumbered)
      if (changed !== null) onType({ ...form, ...changed })
    },
  }
}
