import type { SubmitEvent } from 'react'
import type { BrandIdentity } from '#core/brand/brand.ts'
import { ORDER_CODE_DIGITS } from '#core/checkout/order-code.ts'
import { ORDER_NUMBER_MAX } from '#core/checkout/order-status-form.ts'
import type { OrchestratorFailure } from '#core/ports/orchestrator.failure.ts'
import type { CodeChannel } from '#core/ports/order-status-calls.ts'
import { codeChannels } from '#core/ports/order-status-calls.ts'
import { orderStatusWords as words } from '#ui/content/es/sale/order-status.ts'
import { autofill } from '#ui/features/shared/autofill.ts'
import { CodeFailure } from '#ui/features/sale/shared/code-failure.view.tsx'
import { useRefusalFocus } from '#ui/features/shared/refusal-focus.ts'
import { Button } from '#ui/kit/button/button.tsx'
import { ChoiceCard, ChoiceGroup } from '#ui/kit/choice/choice-card.tsx'
import { TextField } from '#ui/kit/field/text-field.tsx'
import * as css from './order-status.css.ts'
import type { Slot } from '#ui/kit/slot.ts'

type Sheet = {
  readonly brand: BrandIdentity
  readonly failure: OrchestratorFailure | null
  readonly error: string | undefined
  /** The number of submits with an error. Each one focuses the field. */
  readonly refusals: number
  readonly isBusy: boolean
  readonly onSubmit: () => void
}

type FormProps = Pick<Sheet, 'refusals' | 'onSubmit'> & {
  readonly name: string
  readonly children: Slot
}

const Form = ({ refusals, onSubmit, name, children }: FormProps) => {
  const element = useRefusalFocus(refusals)
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form ref={element} noValidate aria-label={name} onSubmit={submit} className={css.sheet}>
      {children}
    </form>
  )
}

export type NumberFormProps = Sheet & {
  readonly orderNumber: string
  readonly channel: CodeChannel
  readonly onNumber: (text: string) => void
  readonly onChannel: (channel: CodeChannel) => void
}

/** Asks for the order number and where to send the code. */
export const NumberForm = (props: NumberFormProps) => (
  <Form name={words.title} refusals={props.refusals} onSubmit={props.onSubmit}>
    <CodeFailure failure={props.failure} brand={props.brand} wrong={words.wrong} />
    <TextField
      label={words.number}
      hint={words.numberHint}
      name="orderNumber"
      width="short"
      autoComplete={autofill.orderStatus.orderNumber}
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={ORDER_NUMBER_MAX}
      value={props.orderNumber}
      error={props.error}
      onChange={(event) => props.onNumber(event.currentTarget.value)}
    />
    <ChoiceGroup
      legend={words.channel}
      name="channel"
      value={props.channel}
      onChange={(value) => {
        const channel = codeChannels.find((known) => known === value)
        if (channel !== undefined) props.onChannel(channel)
      }}
    >
      {codeChannels.map((channel) => (
        <ChoiceCard key={channel} value={channel} title={words.channels[channel]} />
      ))}
    </ChoiceGroup>
    <Button type="submit" busy={props.isBusy} busyLabel={words.sending}>
      {words.send}
    </Button>
  </Form>
)

export type CodeFormProps = Sheet & {
  readonly channel: CodeChannel
  readonly code: string
  readonly onCode: (text: string) => void
  readonly onAgain: () => void
  readonly onOtherNumber: () => void
}

/** Asks for the code that was sent. Offers another code and another order number. */
export const CodeForm = (props: CodeFormProps) => (
  <Form name={words.codeTitle} refusals={props.refusals} onSubmit={props.onSubmit}>
    <div className={css.stage}>
      <h2 tabIndex={-1}>{words.codeTitle}</h2>
      <p role="status">{words.codeLead(props.channel)}</p>
    </div>
    <CodeFailure failure={props.failure} brand={props.brand} wrong={words.wrong} />
    <TextField
      label={words.code}
      name="code"
      width="zip"
      inputMode="numeric"
      autoComplete={autofill.orderStatus.code}
      maxLength={ORDER_CODE_DIGITS + 2}
      value={props.code}
      error={props.error}
      onChange={(event) => props.onCode(event.currentTarget.value)}
    />
    <div className={css.ways}>
      <Button type="submit" busy={props.isBusy} busyLabel={words.looking}>
        {words.show}
      </Button>
      <Button variant="secondary" onClick={props.onAgain}>
        {words.again}
      </Button>
      <Button variant="quiet" onClick={props.onOtherNumber}>
        {words.otherNumber}
      </Button>
    </div>
  </Form>
)
