import { useState } from 'react'
import { cancelReasons, type CancelReason } from '#core/portal/cancel-reason.ts'
import { decisionWords } from '#ui/content/es/portal/change.ts'
import { reasonsWords as words, reasonWords } from '#ui/content/es/portal/reasons.ts'
import { useRefusalFocus } from '#ui/features/shared/refusal-focus.ts'
import { Button } from '#ui/kit/button/button.tsx'
import { ChoiceCard, ChoiceGroup } from '#ui/kit/choice/choice-card.tsx'
import { ChangeFailure } from '#ui/features/portal/shared/change-failure.view.tsx'
import { ChangeFrame } from '#ui/features/portal/shared/change-frame.view.tsx'
import { ContinueCancelling } from '#ui/features/portal/shared/continue-cancelling.view.tsx'
import { SubscribedServices, namesOf } from '#ui/features/portal/shared/subscribed-services.view.tsx'
import type { RetentionProps } from '#ui/features/portal/shared/retention-frame.view.tsx'
import * as css from './reasons.css.ts'

export type ReasonsViewProps = RetentionProps & {
  /** The reason of an earlier visit; undefined before the first choice, null for 'I would rather not say'. */
  readonly chosen?: CancelReason | null | undefined
  readonly onReason: (reason: CancelReason | null) => void
}

const NONE = 'none'

type ReasonFormProps = Pick<ReasonsViewProps, 'chosen' | 'onReason' | 'isBusy'>

const ReasonForm = ({ chosen, onReason, isBusy }: ReasonFormProps) => {
  const [value, setValue] = useState(chosen === null ? NONE : chosen)
  const [refusals, setRefusals] = useState(0)
  const form = useRefusalFocus(refusals)
  const submit = (): void => {
    if (value === undefined) setRefusals((count) => count + 1)
    else onReason(cancelReasons.find((reason) => reason === value) ?? null)
  }
  return (
    <form
      ref={form}
      noValidate
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy) submit()
      }}
    >
      <div className={css.choices}>
        <ChoiceGroup
          legend={words.legend}
          name="reason"
          value={value}
          onChange={setValue}
          error={refusals > 0 && value === undefined ? words.missing : undefined}
        >
          {[...cancelReasons, NONE].map((reason) => (
            <ChoiceCard key={reason} value={reason} {...reasonWords[reason as CancelReason | typeof NONE]} />
          ))}
        </ChoiceGroup>
      </div>
      <Button type="submit" busy={isBusy} busyLabel={decisionWords.busy}>
        {words.continue}
      </Button>
    </form>
  )
}

/** The reason of a cancellation, which the customer does not have to give. */
export const ReasonsView = (props: ReasonsViewProps) => {
  const { services, total, brand, trouble, onRetry, chosen, onReason, ...decision } = props
  return (
    <ChangeFrame
      kicker={decisionWords.kicker(namesOf(services), 1)}
      title={words.title}
      lead={words.lead}
      margin={<SubscribedServices services={services} total={total} />}
      actions={<ContinueCancelling {...decision} />}
    >
      <ChangeFailure trouble={trouble} brand={brand} onRetry={onRetry} />
      <ReasonForm chosen={chosen} onReason={onReason} isBusy={decision.isBusy} />
    </ChangeFrame>
  )
}
