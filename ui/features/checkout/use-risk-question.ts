import { useState } from 'react'
import type { CustomerForm } from '#core/checkout/customer-form.ts'
import type { RiskAnswers, RiskEntry, RiskErrors } from './risk.schema.ts'

/** The answer to the risk question while it is given. A number is never part of it: only whether it was refused, or sent and wiped. */
export type RiskQuestion = {
  readonly isAsked: boolean
  readonly isChanging: boolean
  readonly isWiped: boolean
  readonly answers: RiskAnswers
  readonly numberError: RiskErrors['identificationNumber']
  readonly entryWith: (number: string) => RiskEntry | null
  readonly answer: (answers: RiskAnswers) => void
  readonly change: () => void
  readonly keep: () => void
  readonly numberEdited: () => void
  readonly numberRefused: (error: RiskErrors['identificationNumber']) => void
  /** The answer goes to the provider now, with a number or without. */
  readonly sent: (isNumbered: boolean) => void
}

/** A first answer is typed into the form; a change to the one on record stays here until it is sent, and is dropped by leaving. */
export const useRiskQuestion = (
  form: CustomerForm,
  isOnRecord: boolean,
  onType: (form: CustomerForm) => void,
): RiskQuestion => {
  const [changed, setChanged] = useState<RiskAnswers | null>(null)
  const [numberError, setNumberError] = useState<RiskErrors['identificationNumber']>(undefined)
  const [isWiped, setWiped] = useState(false)
  const { addressOneYear, identificationType } = changed ?? form
  const answers = { addressOneYear, identificationType }
  const isAsked = !isOnRecord || changed !== null
  const numberEdited = (): void => {
    setNumberError(undefined)
    setWiped(false)
  }
  return {
    isAsked,
    isChanging: isOnRecord && changed !== null,
    isWiped,
    answers,
    numberError,
    entryWith: (number) => (isAsked ? { ...answers, identificationNumber: number } : null),
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
