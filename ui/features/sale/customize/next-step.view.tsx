import type { MobileNext, MobileNextStep } from '#core/mobile/mobile-next-step.ts'
import { customizeWords as words } from './es.ts'
import { StepAction } from '#ui/features/sale/shared/step-action.tsx'
import { Button } from '#ui/kit/button/button.tsx'

export type NextStepProps = {
  /** Null before the provider has answered. */
  readonly next: MobileNext | null
  /** The lines are being saved. The visitor leaves as soon as they are. */
  readonly isLeaving: boolean
  readonly hasItems: boolean
  readonly onAdd: () => void
  readonly onNext: (step: Exclude<MobileNextStep, 'add-mobile-line'>) => void
}

type LeaveProps = Pick<NextStepProps, 'isLeaving' | 'onNext'> & {
  readonly to: Exclude<MobileNextStep, 'add-mobile-line'>
  readonly variant?: 'quiet'
  readonly label: string
}

const Leave = ({ to, label, isLeaving, onNext, ...look }: LeaveProps) => (
  <Button {...look} busy={isLeaving} busyLabel={words.saving} onClick={() => onNext(to)}>
    {label}
  </Button>
)

/** The action of the page: a first line, the rest of the order, or the checkout of mobile lines alone (MOB-05). */
export const NextStep = ({ next, hasItems, onAdd, ...leaving }: NextStepProps) => {
  if (next === null) return null
  const { step, reason } = next
  if (step !== 'add-mobile-line')
    return (
      <StepAction>
        <Leave {...leaving} to={step} label={words.nextOf[step]} />
      </StepAction>
    )
  const hasHome = reason === 'HomeServicesWithoutMobile'
  // Without items the page itself offers the first line.
  if (!hasHome && !hasItems) return null
  return (
    <StepAction>
      {hasItems ? <Button onClick={onAdd}>{words.nextOf[step]}</Button> : null}
      {hasHome ? <Leave {...leaving} variant="quiet" to="next-steps" label={words.withoutLines} /> : null}
    </StepAction>
  )
}
