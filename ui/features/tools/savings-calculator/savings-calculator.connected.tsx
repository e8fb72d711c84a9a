import { useState } from 'react'
import type { CarriedParameter } from '#core/affiliate/marketing-parameters.ts'
import type { SavingsForm } from '#core/savings/savings-form.ts'
import { savingsAnswer } from './savings-answer.ts'
import type { SavingsPlace } from './savings-place.ts'
import { SavingsCalculator } from './savings-calculator.view.tsx'

export type SavingsConnectedProps = SavingsPlace & {
  /** What the visitor typed before the script ran. */
  readonly typed: SavingsForm
  readonly carried: readonly CarriedParameter[]
}

/** The calculator with script: answers update the result at once. Errors show at submit and go once fixed. */
export const SavingsConnected = ({ typed, carried, ...given }: SavingsConnectedProps) => {
  const [form, setForm] = useState(typed)
  const [refusals, setRefusals] = useState(0)
  const { failures, ...answer } = savingsAnswer(form, given.offers, carried)
  return (
    <SavingsCalculator
      {...given}
      {...answer}
      form={form}
      carried={carried}
      failures={refusals === 0 ? {} : failures}
      refusals={refusals}
      onField={(field, text) => setForm((now) => ({ ...now, [field]: text }))}
      onSubmit={() => {
        if (answer.result === null) setRefusals((count) => count + 1)
      }}
    />
  )
}
