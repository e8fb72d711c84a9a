import type { OpeningHours } from '#core/brand/opening-hours.ts'
import type { PhoneOpening } from '#core/brand/phone-opening.ts'
import { troubleshootingWords as words } from './es.ts'
import { PhoneHoursView } from '#ui/features/shared/phone-hours/phone-hours.view.tsx'
import { Button } from '#ui/kit/button/button.tsx'
import { Section } from '#ui/kit/section/section.tsx'
import { RetentionFrame, type RetentionProps } from '#ui/features/portal/shared/retention-frame.view.tsx'
import { RepairGuide, type RepairGuideProps } from './repair-guide.view.tsx'
import * as css from './troubleshooting.css.ts'
import type { Slot } from '#ui/kit/slot.ts'

export type TroubleshootingViewProps = RetentionProps &
  RepairGuideProps & {
    /** The test of the line. */
    readonly lineTest: Slot
    readonly openingOf: (hours: OpeningHours) => PhoneOpening
    readonly onOptions: () => void
  }

/** Help with a line that drops or is slow: guided steps, a test of the line, and when to call. */
export const TroubleshootingView = ({
  lineTest,
  openingOf,
  onOptions,
  onSolved,
  initialStep,
  ...screen
}: TroubleshootingViewProps) => (
  <RetentionFrame {...screen} title={words.title} lead={words.lead}>
    <div>
      <Section heading={words.steps} hint={words.stepsHint}>
        <RepairGuide onSolved={onSolved} initialStep={initialStep} />
      </Section>
      <Section heading={words.line} hint={words.lineHint}>
        {lineTest}
      </Section>
      <Section heading={words.call} hint={words.callHint}>
        <ul className={css.when}>
          {words.callWhen.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        <PhoneHoursView brand={screen.brand} purposes={['service']} openingOf={openingOf} />
      </Section>
    </div>
    <Button variant="secondary" busy={screen.isBusy} onClick={onOptions}>
      {words.options}
    </Button>
  </RetentionFrame>
)
