import type { ChangeEvent, FocusEvent } from 'react'
import type { IdentificationType } from '#core/risk/identification-type.ts'
import { checkoutWords, riskOutlookWords } from './es.ts'
import { useRestoredFocus } from '#ui/features/shared/heading-focus.ts'
import { retype } from '#ui/features/shared/typing.ts'
import { Button } from '#ui/kit/button/button.tsx'
import { ChipGroup } from '#ui/kit/chips/chip-group.tsx'
import { SecretField } from '#ui/kit/field/secret-field.tsx'
import { Notice } from '#ui/kit/notice/notice.tsx'
import { Section } from '#ui/kit/section/section.tsx'
import type { FieldTexts } from './checkout.errors.ts'
import { groupIdentification } from './identification-typing.ts'
import { NumberPath } from './number-path.view.tsx'
import { riskOutlook } from './risk-outlook.ts'
import { RiskRecord, type RiskOnRecord } from './risk-record.view.tsx'
import { isNumbered, NUMBER_FIELD, yearAnswers, type RiskAnswers } from './risk-answers.ts'
import * as css from './risk.css.ts'

export type RiskQuestionProps = {
  readonly answers: RiskAnswers
  /** The stored answer. It replaces the question unless the buyer changes it. */
  readonly onRecord: RiskOnRecord | null
  readonly offered: readonly IdentificationType[]
  /** A deposit was required earlier in this sale. */
  readonly isReferred: boolean
  /** The deposit amount as text; null if the catalogue has none. */
  readonly deposit: string | null
  /** The address on one line. */
  readonly place: string | null
  /** A number was submitted and wiped. The buyer has to type it again. */
  readonly isWiped: boolean
  readonly onAnswer: (answers: RiskAnswers) => void
  readonly onNumberEdit: () => void
  readonly onChange: () => void
  /** Returns to the stored answer; null if there is none. */
  readonly onKeep: (() => void) | null
}

type OutlookProps = Pick<RiskQuestionProps, 'answers' | 'isReferred' | 'deposit'>

const Outlook = ({ answers, isReferred, deposit }: OutlookProps) => {
  const outlook = riskOutlook(answers, isReferred)
  if (outlook === null || deposit === null) return null
  const { title, body } = riskOutlookWords[outlook](deposit)
  return (
    <Notice tone={outlook === 'cleared' ? 'confirmed' : 'info'} title={title}>
      <p>{body}</p>
    </Notice>
  )
}

type FormProps = RiskQuestionProps & {
  readonly errors: FieldTexts
  /** The buyer left the field of the number with this text. */
  readonly onLeave: (name: string, text: string) => void
}

const Question = (props: FormProps) => {
  const {
    answers,
    offered,
    isReferred,
    deposit,
    place,
    isWiped,
    errors,
    onAnswer,
    onNumberEdit,
    onKeep,
    onLeave,
  } = props
  const { addressOneYear, identificationType: type } = answers
  return (
    <>
      <ChipGroup
        legend={checkoutWords.risk.addressOneYear}
        name="addressOneYear"
        hint={place ?? undefined}
        error={errors.addressOneYear}
        chips={yearAnswers.map((value) => ({ value, label: checkoutWords.risk.answers[value] }))}
        value={addressOneYear}
        onChange={(value) => onAnswer({ ...answers, addressOneYear: value })}
      />
      <ChipGroup
        legend={checkoutWords.risk.identificationType}
        name="identificationType"
        hint={deposit === null ? undefined : checkoutWords.risk.identificationHint(deposit)}
        error={errors.identificationType}
        chips={offered.map((value) => ({ value, label: checkoutWords.risk.types[value] }))}
        value={type}
        onChange={(value) => onAnswer({ ...answers, identificationType: value })}
      />
      {isNumbered(type) && offered.includes(type) ? (
        <>
          <SecretField
            name={NUMBER_FIELD}
            label={checkoutWords.risk.numbers[type].label}
            hint={isWiped ? checkoutWords.risk.wiped : checkoutWords.risk.numbers[type].hint}
            error={errors[NUMBER_FIELD]}
            showLabel={checkoutWords.risk.show}
            hideLabel={checkoutWords.risk.hide}
            subject={checkoutWords.risk.ofNumber}
            onBlur={({ target }: FocusEvent<HTMLInputElement>) => onLeave(NUMBER_FIELD, target.value)}
            onChange={({ target }: ChangeEvent<HTMLInputElement>) => {
              retype(target, (text) => groupIdentification(type, text))
              onNumberEdit()
            }}
          />
          <NumberPath />
        </>
      ) : null}
      <div role="status" className={css.outlook}>
        <Outlook answers={answers} isReferred={isReferred} deposit={deposit} />
      </div>
      {onKeep === null ? null : (
        <Button variant="quiet" onClick={onKeep}>
          {checkoutWords.risk.record.keep}
        </Button>
      )}
    </>
  )
}

/**
 * Asks how long the buyer has lived at the address, and for an optional identification. Shows the cost of each answer
 * before the buyer gives it.
 */
export const RiskQuestion = (props: FormProps) => {
  const { onRecord, deposit, onChange } = props
  useRestoredFocus(onRecord === null ? 'question' : 'record', '#risk :is(input, button)')
  return (
    <div id="risk">
      <Section heading={checkoutWords.risk.heading} hint={checkoutWords.risk.hint}>
        {onRecord === null ? (
          <Question {...props} />
        ) : (
          <RiskRecord {...onRecord} deposit={deposit} onChange={onChange} />
        )}
      </Section>
    </div>
  )
}
