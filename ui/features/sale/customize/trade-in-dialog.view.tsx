import { useState, type ReactNode } from 'react'
import type { TradeInAnswer, TradeInModel } from '#core/mobile/trade-in-model.ts'
import type { TradeInCondition, TradeInOffer } from '#core/mobile/trade-in.ts'
import { tradeInConditions } from '#core/mobile/trade-in.ts'
import type { TradeInOfferRequest } from '#core/ports/mobile-calls.ts'
import { tradeInCheckWords } from '#ui/content/es/shared/trade-in-check.ts'
import { tradeInWords as words } from '#ui/content/es/sale/trade-in.ts'
import { Button } from '#ui/kit/button/button.tsx'
import * as chips from '#ui/kit/chips/chips.css.ts'
import { Dialog } from '#ui/kit/dialog/dialog.tsx'
import { FieldGroup } from '#ui/kit/field/field-group.tsx'
import { SelectField } from '#ui/kit/field/select-field.tsx'
import { TextField } from '#ui/kit/field/text-field.tsx'
import * as css from './customize.css.ts'
import { TradeInAnswerView } from './trade-in-answer.view.tsx'
import { tradeInErrors, tradeInRequest, type TypedTradeIn } from './trade-in-form.ts'

export type TradeInDialogProps = {
  readonly models: readonly TradeInModel[]
  /** The telephones in trade with other lines. */
  readonly otherImeis: readonly string[]
  readonly isRequesting: boolean
  readonly answer: TradeInAnswer | null
  /** Why the offer could not be requested; null where it could. */
  readonly failure: ReactNode
  readonly onRequest: (request: TradeInOfferRequest) => void
  /** What was typed changes: the answer does not hold any more. */
  readonly onChange: () => void
  readonly onAccept: (offer: TradeInOffer) => void
  readonly onClose: () => void
}

/** The longest IMEI that is read: the digits with a blank after each. */
const MAX_TYPED = 32

type QuestionProps = {
  readonly condition: TradeInCondition
  readonly answer: boolean | undefined
  readonly error: string | undefined
  readonly onAnswer: (answer: boolean) => void
}

const Question = ({ condition, answer, error, onAnswer }: QuestionProps) => (
  <FieldGroup
    name={`trade-in-${condition}`}
    legend={tradeInCheckWords.question[condition]}
    legendSize="label"
    error={error}
  >
    <div className={chips.row.narrow}>
      {[true, false].map((value) => (
        <label key={String(value)} className={chips.chip}>
          <input
            type="radio"
            className={chips.input}
            name={`trade-in-${condition}`}
            checked={answer === value}
            onChange={() => onAnswer(value)}
          />
          {value ? tradeInCheckWords.yes : tradeInCheckWords.no}
        </label>
      ))}
    </div>
  </FieldGroup>
)

/** The models by maker, in the order of the shop. */
const modelOptions = (models: readonly TradeInModel[]) => [
  { value: '', label: words.choose },
  ...[...new Set(models.map(({ brand }) => brand))].map((brand) => ({
    label: brand,
    options: models
      .filter((model) => model.brand === brand)
      .map(({ id, name }) => ({ value: id, label: name })),
  })),
]

/** The trade-in of a line: which telephone, its IMEI, the four conditions, and the decision of the provider (MOB-40). */
export const TradeInDialog = (props: TradeInDialogProps) => {
  const { models, otherImeis, isRequesting, answer, failure, onRequest, onChange, onAccept, onClose } = props
  const [typed, setTyped] = useState<TypedTradeIn>({ modelId: '', imei: '', answers: {} })
  const [isSubmitted, submit] = useState(false)
  const errors = tradeInErrors(typed, otherImeis)
  const change = (changed: Partial<TypedTradeIn>): void => {
    setTyped({ ...typed, ...changed })
    onChange()
  }
  const request = (): void => {
    submit(true)
    const complete = tradeInRequest(typed, errors)
    if (complete !== null) onRequest(complete)
  }
  return (
    <Dialog open title={words.title} closeLabel={words.close} onClose={onClose}>
      <form
        className={css.fields}
        method="dialog"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          request()
        }}
      >
        <SelectField
          label={words.model}
          name="trade-in-model"
          value={typed.modelId}
          error={isSubmitted ? errors.model : undefined}
          onChange={({ target }) => change({ modelId: target.value })}
          options={modelOptions(models)}
        />
        <TextField
          label={words.imei}
          name="trade-in-imei"
          hint={words.imeiHint}
          error={isSubmitted ? errors.imei : undefined}
          inputMode="numeric"
          autoComplete="off"
          maxLength={MAX_TYPED}
          value={typed.imei}
          onChange={({ target }) => change({ imei: target.value })}
        />
        {tradeInConditions.map((condition) => (
          <Question
            key={condition}
            condition={condition}
            answer={typed.answers[condition]}
            error={isSubmitted && errors.answers.includes(condition) ? words.answerMissing : undefined}
            onAnswer={(value) => change({ answers: { ...typed.answers, [condition]: value } })}
          />
        ))}
        {answer?.state === 'offered' ? null : (
          <Button type="submit" disabled={isRequesting}>
            {isRequesting ? words.asking : words.ask}
          </Button>
        )}
      </form>
      <div className={css.fields}>
        {failure}
        {answer === null ? null : <TradeInAnswerView answer={answer} onAccept={onAccept} />}
      </div>
    </Dialog>
  )
}
