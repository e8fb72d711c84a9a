import type { TrailStep as TrailName } from '#core/routes/sale-step.ts'
import { trailSteps } from '#core/routes/sale-step.ts'
import { windows } from '#core/template/demonstration-cart.ts'
import type { InstallationWindow } from '#core/schedule/window.ts'
import { addDays, dayOfWeek } from '#core/shared/plain-date.ts'
import { styleGuideWords as words } from '#ui/content/es/site/style-guide.ts'
import { stepNames } from '#ui/content/es/sale/step-names.ts'
import { summaryWords } from '#ui/content/es/sale/sale-layout.ts'
import { dateParts, dayNames, dayText } from '#ui/content/format.ts'
import { Button } from '#ui/kit/button/button.tsx'
import type { CalendarDay } from '#ui/kit/calendar/calendar.tsx'
import { Calendar } from '#ui/kit/calendar/calendar.tsx'
import * as dialog from '#ui/kit/dialog/dialog.css.ts'
import { ErrorSummary } from '#ui/kit/error-summary/error-summary.tsx'
import { Icon } from '#ui/kit/icon/icon.tsx'
import { Outcome } from '#ui/kit/page/outcome.tsx'
import { Progress } from '#ui/kit/progress/progress.tsx'
import { Section } from '#ui/kit/section/section.tsx'
import { StepTrail } from '#ui/kit/step-trail/step-trail.tsx'
import * as css from './style-guide.css.ts'

/** A sample changes nothing. */
const ignore = (): void => undefined

/** The steps of an order at one of them. */
export const Trail = ({
  current,
  label = summaryWords.trail,
}: {
  readonly current: TrailName
  readonly label?: string
}) => {
  const at = trailSteps.indexOf(current)
  return (
    <StepTrail
      label={label}
      doneLabel={summaryWords.done}
      steps={trailSteps.map((id, index) => ({
        id,
        label: stepNames[id].label,
        state: index === at ? 'current' : index < at ? 'done' : 'upcoming',
      }))}
    />
  )
}

const DAYS = 14

/** Returns the two weeks around the windows of the demonstration. */
const calendarOf = (first: InstallationWindow): readonly CalendarDay[] => {
  const sunday = addDays(first.date, -dayOfWeek(first.date))
  return Array.from({ length: DAYS }, (_, index) => {
    const date = addDays(sunday, index)
    const places = windows.filter((window) => window.date === date).length
    return {
      date,
      label: `${dayText(date)}, ${places === 0 ? words.noPlaces : words.placesLeft(places)}`,
      note: dateParts(date).month.slice(0, 3),
      isDisabled: places === 0,
      isToday: index === 1,
    }
  })
}

const Visit = () => {
  const [first] = windows
  return first === undefined ? null : (
    <Calendar
      label={words.calendarName}
      weekdays={dayNames()}
      days={calendarOf(first)}
      selected={first.date}
      onSelect={ignore}
    />
  )
}

/** The panel of a dialog. The component itself would open over the page. */
const DialogPanel = () => (
  <div className={`${dialog.dialog} ${css.openDialog}`}>
    <div className={dialog.panel}>
      <div className={dialog.head}>
        <h3 className={dialog.title}>{words.dialogTitle}</h3>
        <button type="button" className={dialog.close} aria-label={words.close}>
          <Icon name="close" />
        </button>
      </div>
      <div className={dialog.body}>
        <p>{words.noticeText}</p>
      </div>
      <div className={dialog.footer}>
        <Button>{words.dialogStay}</Button>
        <Button variant="quiet">{words.dialogLeave}</Button>
      </div>
    </div>
  </div>
)

/** The components of a flow: steps, calendar, dialog, waiting, errors and the screen of an outcome. */
export const FlowSamples = () => (
  <>
    <Section heading={words.trail}>
      {trailSteps.map((step) => (
        <Trail key={step} current={step} label={`${summaryWords.trail}: ${stepNames[step].label}`} />
      ))}
    </Section>
    <Section heading={words.calendar}>
      <Visit />
    </Section>
    <Section heading={words.dialog} hint={words.dialogHint}>
      <DialogPanel />
    </Section>
    <Section heading={words.errors}>
      <ErrorSummary
        title={words.errorsTitle}
        errors={[{ fieldId: 'contenido', text: words.fieldError }]}
        attempt={0}
      />
    </Section>
    <Section heading={words.progress}>
      <Progress label={words.busy} />
    </Section>
    <Section heading={words.outcome}>
      <Outcome scene="confirmation" title={words.noticeTitle} actions={<Button>{words.action}</Button>}>
        <p>{words.noticeText}</p>
      </Outcome>
    </Section>
  </>
)
