import type { ChangePreview, ChangeTiming } from '#core/portal/service-change.ts'
import { addDays, type PlainDate } from '#core/shared/plain-date.ts'
import { billingCycleWords as words, timingWords } from '#ui/content/es/portal/billing-cycle.ts'
import { decisionWords } from '#ui/content/es/portal/change.ts'
import { calendarText, dayText } from '#ui/content/format.ts'
import { ChoiceCard, ChoiceGroup } from '#ui/kit/choice/choice-card.tsx'
import { Progress } from '#ui/kit/progress/progress.tsx'
import { Section } from '#ui/kit/section/section.tsx'
import { ChangeFailure } from '#ui/features/portal/shared/change-failure.view.tsx'
import { ChangeFrame } from '#ui/features/portal/shared/change-frame.view.tsx'
import type { ChangeStep } from '#ui/features/portal/shared/change-step.ts'
import { FinalBalance } from '#ui/features/portal/shared/final-balance.view.tsx'
import { namesOf } from '#ui/features/portal/shared/subscribed-services.view.tsx'
import { KeptPrice } from '#ui/features/portal/shared/kept-price.view.tsx'
import { MonthLine } from '#ui/features/portal/shared/month-line.view.tsx'
import { NextStep } from '#ui/features/portal/shared/next-step.view.tsx'

export type BillingCycleViewProps = ChangeStep & {
  readonly timing: ChangeTiming
  readonly onTiming: (timing: ChangeTiming) => void
  readonly onNext: () => void
}

type TimingProps = Pick<BillingCycleViewProps, 'timing' | 'onTiming'> & Pick<ChangePreview, 'cycle'>

const Timing = ({ timing, onTiming, cycle }: TimingProps) => {
  const day: Readonly<Record<ChangeTiming, PlainDate>> = {
    endOfCycle: cycle.until,
    today: addDays(cycle.from, cycle.daysBegun - 1),
  }
  return (
    <ChoiceGroup
      legend={words.legend}
      name="timing"
      value={timing}
      onChange={(value) => onTiming(value === 'today' ? 'today' : 'endOfCycle')}
    >
      {(['endOfCycle', 'today'] as const).map((each) => (
        <ChoiceCard
          key={each}
          value={each}
          title={timingWords[each].title}
          detail={timingWords[each].detail(dayText(day[each]))}
        />
      ))}
    </ChoiceGroup>
  )
}

const Figures = ({ preview }: { readonly preview: ChangePreview }) => {
  const { cycle, proration, after } = preview
  return (
    <div>
      <Section
        heading={words.month}
        hint={words.monthHint(calendarText(cycle.from), calendarText(cycle.until))}
      >
        <MonthLine cycle={cycle} proration={proration} />
      </Section>
      <Section heading={words.balance} hint={words.balanceHint}>
        <FinalBalance {...preview} />
      </Section>
      {after === null ? null : <KeptPrice quote={after} start={cycle.nextBillOn} />}
    </div>
  )
}

/** When the service ends, with the paid month drawn and the account afterwards. */
export const BillingCycleView = (props: BillingCycleViewProps) => {
  const { services, preview, brand, trouble, isBusy, timing, onTiming, onNext, onRetry } = props
  const { onKeep, onAgent, onBack } = props
  // A preview for the other date is on its way.
  const isStale = preview?.request.kind === 'cancel' && preview.request.timing !== timing
  return (
    <ChangeFrame
      kicker={decisionWords.kicker(namesOf(services), 2)}
      title={words.title}
      lead={words.lead}
      actions={
        <NextStep
          label={words.continue}
          isBusy={isBusy}
          onNext={onNext}
          onKeep={onKeep}
          onAgent={onAgent}
          onBack={onBack}
        />
      }
    >
      <ChangeFailure trouble={trouble} brand={brand} onRetry={onRetry} />
      {preview === null ? null : <Timing timing={timing} onTiming={onTiming} cycle={preview.cycle} />}
      {preview === null || isStale ? (
        <Progress label={decisionWords.loading} fills />
      ) : (
        <Figures preview={preview} />
      )}
    </ChangeFrame>
  )
}
