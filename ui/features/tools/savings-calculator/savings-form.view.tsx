import type { SubmitEvent } from 'react'
import type { CarriedParameter } from '#core/affiliate/marketing-parameters.ts'
import { speedImportances } from '#core/savings/internet-price.ts'
import type { SavingsField, SavingsForm as Typed } from '#core/savings/savings-form.ts'
import { MAX_LINES, MIN_LINES, mobilePlans, savingsTypes } from '#core/savings/savings-input.ts'
import type { SavingsFailure } from '#core/savings/savings.failure.ts'
import type { SavingsOffers } from '#core/savings/savings-offers.ts'
import { savingsCalculatorWords as words } from '#ui/content/es/shared/savings-calculator.ts'
import { autofill } from '#ui/features/shared/autofill.ts'
import { useRefusalFocus } from '#ui/features/shared/refusal-focus.ts'
import { Button } from '#ui/kit/button/button.tsx'
import { ChipGroup } from '#ui/kit/chips/chip-group.tsx'
import { ChoiceCard, ChoiceGroup } from '#ui/kit/choice/choice-card.tsx'
import { TextField } from '#ui/kit/field/text-field.tsx'
import * as css from './savings-form.css.ts'

export type SavingsFormProps = {
  /** The path of the page, which answers the form without script. */
  readonly action: string
  readonly form: Typed
  /** The failures to show. */
  readonly failures: Partial<Record<SavingsField, SavingsFailure>>
  /** The number of refused submits. Each one focuses the first field with an error. */
  readonly refusals: number
  readonly offers: SavingsOffers
  /** Marketing parameters of the page, which its answer has too. */
  readonly carried: readonly CarriedParameter[]
  readonly onField: (field: SavingsField, text: string) => void
  readonly onSubmit: () => void
}

const lineCounts = Array.from({ length: MAX_LINES - MIN_LINES + 1 }, (_, index) => String(MIN_LINES + index))

/** The questions of the calculator, as a plain form. It has no speed question for mobile lines alone. */
export const SavingsForm = ({
  action,
  form,
  failures,
  refusals,
  offers,
  carried,
  onField,
  onSubmit,
}: SavingsFormProps) => {
  const element = useRefusalFocus(refusals)
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    onSubmit()
  }
  const question = (name: SavingsField) => {
    const failure = failures[name]
    return {
      name,
      value: form[name],
      error: failure === undefined ? undefined : words.failures[failure._tag],
      onChange: (text: string) => onField(name, text),
    }
  }
  const { onChange: onSpend, ...spend } = question('monthlySpendAtDifferentProvider')
  return (
    <form
      ref={element}
      action={action}
      noValidate
      aria-label={words.form}
      onSubmit={submit}
      className={css.form}
    >
      {carried.map(([name, text]) => (
        <input key={name} type="hidden" name={name} value={text} />
      ))}
      <ChipGroup
        wide
        legend={words.type}
        chips={savingsTypes.toReversed().map((value) => ({ value, label: words.types[value] }))}
        {...question('type')}
      />
      <div className={css.speed}>
        <ChoiceGroup legend={words.speed} {...question('speedImportance')}>
          {speedImportances.map((value) => (
            <ChoiceCard key={value} value={value} {...words.speeds[value]} />
          ))}
        </ChoiceGroup>
      </div>
      <ChipGroup
        legend={words.lines}
        chips={lineCounts.map((value) => ({ value, label: value }))}
        {...question('mobileLineQty')}
      />
      <ChipGroup
        wide
        legend={words.plan}
        chips={mobilePlans.map((value) => ({ value, label: offers.lines[value].name }))}
        {...question('mobilePlan')}
      />
      <TextField
        label={words.spend}
        hint={words.spendHint}
        width="short"
        inputMode="decimal"
        autoComplete={autofill.savings.spend}
        maxLength={12}
        {...spend}
        onChange={(event) => onSpend(event.currentTarget.value)}
      />
      <Button type="submit" className={css.submit}>
        {words.submit}
      </Button>
    </form>
  )
}
