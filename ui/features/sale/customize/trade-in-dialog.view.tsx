import { useId, useState, type SyntheticEvent } from 'react'
import type { TradeInAnswer, TradeInModel } from '#core/mobile/trade-in-model.ts'
import type { TradeInOffer } from '#core/mobile/trade-in.ts'
import { tradeInConditions } from '#core/mobile/trade-in.ts'
import type { TradeInOfferRequest } from '#core/ports/mobile-calls.ts'
import { tradeInWords as words } from './trade-in.es.ts'
import { useFocusOn } from '#ui/features/shared/heading-focus.ts'
import { useRefusalFocus } from '#ui/features/shared/refusal-focus.ts'
import { Button } from '#ui/kit/button/button.tsx'
import { Dialog } from '#ui/kit/dialog/dialog.tsx'
import { SelectField } from '#ui/kit/field/select-field.tsx'
import { TextField } from '#ui/kit/field/text-field.tsx'
import * as css from './customize.css.ts'
import { TradeInAccept, TradeInAnswerView } from './trade-in-answer.view.tsx'
import { TradeInQuestion } from './trade-in-question.view.tsx'
import { tradeInErrors, tradeInRequest, type TradeInErrors, type TypedTradeIn } from './trade-in-form.ts'
import type { Slot } from '#ui/kit/slot.ts'

export type TradeInDialogProps = {
  readonly models: readonly TradeInModel[]
  /** The telephones in trade with other lines. */
  readonly otherImeis: readonly string[]
  readonly isRequesting: boolean
  readonly answer: TradeInAnswer | null
  /** Why the offer could not be requested; null where it could. */
  readonly failure: Slot
  readonly onRequest: (request: TradeInOfferRequest) => void
  /** What was typed changes: the answer does not hold any more. */
  readonly onChange: () => void
  readonly onAccept: (offer: TradeInOffer) => void
  readonly onClose: () => void
}

const NO_ERRORS: TradeInErrors = { answers: [] }

/** The longest IMEI that is read: the digits with a blank after each. */
const MAX_TYPED = 32

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

type FormProps = Pick<TradeInDialogProps, 'models' | 'otherImeis' | 'onRequest'> & {
  readonly id: string
  readonly typed: TypedTradeIn
  readonly onTyped: (typed: TypedTradeIn) => void
}

/** The questions about a telephone. A refused submit names each field that is missing or wrong. */
const TradeInForm = ({ id, models, otherImeis, typed, onTyped, onRequest }: FormProps) => {
  const [submits, countSubmits] = useState(0)
  const form = useRefusalFocus(submits)
  const found = tradeInErrors(typed, otherImeis)
  const errors = submits === 0 ? NO_ERRORS : found
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault()
    countSubmits(submits + 1)
    const complete = tradeInRequest(typed, found)
    if (complete !== null) onRequest(complete)
  }
  return (
    <form ref={form} id={id} className={css.fields} method="dialog" noValidate onSubmit={submit}>
      <SelectField
        label={words.model}
        name="trade-in-model"
        value={typed.modelId}
        error={errors.model}
        onChange={({ target }) => onTyped({ ...typed, modelId: target.value })}
        options={modelOptions(models)}
      />
      <TextField
        label={words.imei}
        name="trade-in-imei"
        hint={words.imeiHint}
        error={errors.imei}
        inputMode="numeric"
        autoComplete="off"
        maxLength={MAX_TYPED}
        value={typed.imei}
        onChange={({ target }) => onTyped({ ...typed, imei: target.value })}
      />
      <div className={css.selects}>
        {tradeInConditions.map((condition) => (
          <TradeInQuestion
            key={condition}
            condition={condition}
            answer={typed.answers[condition]}
            error={errors.answers.includes(condition) ? words.answerMissing : undefined}
            onAnswer={(value) => onTyped({ ...typed, answers: { ...typed.answers, [condition]: value } })}
          />
        ))}
      </div>
    </form>
  )
}

/** A line's trade-in: telephone, IMEI, four conditions, then the provider's decision (MOB-40). */
export const TradeInDialog = ({
  answer,
  failure,
  isRequesting,
  onChange,
  onAccept,
  onClose,
  ...form
}: TradeInDialogProps) => {
  const id = useId()
  const [typed, setTyped] = useState<TypedTradeIn>({ modelId: '', imei: '', answers: {} })
  const decision = useFocusOn<HTMLDivElement>(answer?.state ?? null)
  const change = (changed: TypedTradeIn): void => {
    setTyped(changed)
    onChange()
  }
  return (
    <Dialog
      open
      title={words.title}
      closeLabel={words.close}
      onClose={onClose}
      footer={
        answer === null ? (
          <Button form={id} type="submit" disabled={isRequesting}>
            {isRequesting ? words.asking : words.ask}
          </Button>
        ) : (
          <>
            {answer.state === 'offered' ? <TradeInAccept offer={answer.offer} onAccept={onAccept} /> : null}
            <Button variant="quiet" onClick={onChange}>
              {words.change}
            </Button>
          </>
        )
      }
    >
      {answer === null ? (
        <div className={css.fields}>
          <TradeInForm {...form} id={id} typed={typed} onTyped={change} />
          {failure}
        </div>
      ) : (
        <div ref={decision} className={css.decision} tabIndex={-1}>
          <TradeInAnswerView answer={answer} />
        </div>
      )}
    </Dialog>
  )
}
