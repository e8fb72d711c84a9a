import type { CarriedParameter } from '#core/affiliate/marketing-parameters.ts'
import type { SavingsForm } from '#core/savings/savings-form.ts'
import { EMPTY_SAVINGS_FORM } from '#core/savings/savings-form.ts'
import { savingsAnswer } from '#ui/features/tools/savings-calculator/savings-answer.ts'
import type { SavingsPlace } from '#ui/features/tools/savings-calculator/savings-place.ts'
import { SavingsCalculator } from '#ui/features/tools/savings-calculator/savings-calculator.view.tsx'
import { Island } from './islands/island.tsx'

const nothing = (): void => undefined

export type PlainSavingsCalculatorProps = SavingsPlace & {
  /** The form that was sent; null before. */
  readonly form: SavingsForm | null
  /** Marketing parameters of the page, which the order takes along. */
  readonly carried?: readonly CarriedParameter[]
}

/** The savings calculator in a document: a plain GET form of its own page, which answers with the result. */
export const PlainSavingsCalculator = ({ form, carried = [], ...place }: PlainSavingsCalculatorProps) => {
  const answer = savingsAnswer(form ?? EMPTY_SAVINGS_FORM, place.offers, carried)
  return (
    <Island name="savingsCalculator" data={place}>
      <SavingsCalculator
        {...place}
        {...answer}
        carried={carried}
        form={form ?? EMPTY_SAVINGS_FORM}
        failures={form === null ? {} : answer.failures}
        refusals={0}
        onField={nothing}
        onSubmit={nothing}
      />
    </Island>
  )
}
