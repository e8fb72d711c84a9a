import { useState } from 'react'
import type { BrandIdentity } from '#core/brand/brand.ts'
import type { CheckoutFailure } from '#core/journeys/checkout/checkout.failure.ts'
import type { VisitKind } from '#core/schedule/visit-kind.ts'
import type { InstallationWindow, WindowId } from '#core/schedule/window.ts'
import type { PlainDate } from '#core/shared/plain-date.ts'
import { phoneText, visitText } from '#ui/content/format.ts'
import { commonWords } from '#ui/content/es/shared/common.ts'
import { scheduleWords } from './es.ts'
import { LazyFailureNotice } from '#ui/features/sale/shared/lazy-failure-notice.tsx'
import { useRestoredFocus, useHeadingFocus } from '#ui/features/shared/heading-focus.ts'
import { LazyScene } from '#ui/features/shared/lazy-scene.tsx'
import { StepAction } from '#ui/features/sale/shared/step-action.tsx'
import { Button, ButtonLink } from '#ui/kit/button/button.tsx'
import { Notice } from '#ui/kit/notice/notice.tsx'
import { Progress } from '#ui/kit/progress/progress.tsx'
import { lead } from '#ui/theme/text.css.ts'
import type { VisitChoice } from '#ui/features/shared/visit-choice/visit-choice.view.tsx'
import { daysOf, selectedWindow, shownDay } from '#ui/features/shared/visit-choice/visit-days.ts'
import * as css from './schedule.css.ts'

export type ScheduleViewProps = {
  /** An installation, or a site visit before it. */
  readonly kind: VisitKind
  readonly windows: readonly InstallationWindow[]
  /** The reserved visit. */
  readonly visit: InstallationWindow | null
  /** The window that is being reserved. */
  readonly holding: WindowId | null
  readonly isLoading: boolean
  /** The today of the home; undefined until the windows are loaded. */
  readonly today: PlainDate | undefined
  readonly failure: CheckoutFailure | null
  readonly brand: BrandIdentity
  /** The calendar and the windows of its day; null until their code is loaded. */
  readonly Choice: typeof VisitChoice | null
  /** The telephone number of the buyer, ten digits. */
  readonly phone: string
  readonly onChoose: (id: WindowId) => void
  /** Continues with the selected window. Null when none can be selected. */
  readonly onConfirm: (id: WindowId | null) => void
  readonly onRefresh: () => void
  /** Continues without a window: the visit is agreed by telephone. */
  readonly onSkip: () => void
}

/** Says that the visit is agreed by telephone, because the windows could not be loaded (SCH-12). */
const VisitByPhone = ({ phone, brand, onRefresh }: ScheduleViewProps) => (
  <Notice tone="info" title={scheduleWords.byPhone.title} live>
    <p>{scheduleWords.byPhone.body(phoneText(phone))}</p>
    <div className={css.actions}>
      <Button variant="secondary" onClick={onRefresh}>
        {commonWords.retry}
      </Button>
      <ButtonLink variant="quiet" href={`tel:${brand.phones.sales.dial}`}>
        {commonWords.call(brand.phones.sales.shown)}
      </ButtonLink>
    </div>
  </Notice>
)

/** The visit screen: a day and a window. The earliest free window is selected first. */
export const ScheduleView = (props: ScheduleViewProps) => {
  const { kind, windows, visit, holding, isLoading, today, failure, brand, Choice } = props
  const [picked, setPicked] = useState<PlainDate | null>(null)
  const heading = useHeadingFocus(failure?._tag ?? null)
  const isWaiting = isLoading || Choice === null
  useRestoredFocus(String(isWaiting))
  const days = daysOf(windows)
  const day = shownDay(days, picked, visit?.date)
  const selected = (day && selectedWindow(day, holding, visit?.id)) ?? visit
  const isUnread = failure !== null && failure._tag !== 'WindowGone'
  const isByPhone = isUnread && selected === null
  return (
    <div className={css.screen}>
      <header className={css.head}>
        <div>
          <h1 ref={heading} tabIndex={-1}>
            {scheduleWords.headings[kind].title}
          </h1>
          <p className={lead}>{scheduleWords.headings[kind].lead}</p>
        </div>
        <div className={css.scene}>
          <LazyScene name="schedule" />
        </div>
      </header>
      {isByPhone ? <VisitByPhone {...props} /> : null}
      {failure === null || isByPhone ? null : (
        <LazyFailureNotice failure={failure} brand={brand} onRetry={props.onRefresh} />
      )}
      {isWaiting ? <Progress label={scheduleWords.loading} fills /> : null}
      {isWaiting || selected !== null || isUnread ? null : (
        <Notice tone="info" title={scheduleWords.empty.title}>
          <p>{scheduleWords.empty.body}</p>
          <a className={css.call} href={`tel:${brand.phones.sales.dial}`}>
            {commonWords.call(brand.phones.sales.shown)}
          </a>
        </Notice>
      )}
      {Choice === null || isWaiting || day === null ? null : (
        <Choice
          days={days}
          day={day}
          selected={selected}
          reserved={visit?.date}
          today={today}
          onShow={setPicked}
          onChoose={props.onChoose}
          onRefresh={props.onRefresh}
        />
      )}
      <div className={css.foot}>
        <div role="status" className={css.held}>
          {holding === null ? null : <p>{scheduleWords.holding}</p>}
          {isWaiting || selected === null || holding !== null ? null : (
            <>
              <p className={css.heldLabel}>{scheduleWords.held.heading}</p>
              <p className={css.heldWhen}>{visitText(selected)}</p>
              <p className={css.note}>
                {selected.id === visit?.id ? scheduleWords.held.note : scheduleWords.hold}
              </p>
            </>
          )}
        </div>
        <div className={css.actions}>
          <StepAction>
            <Button
              onClick={() => (isByPhone ? props.onSkip() : props.onConfirm(selected?.id ?? null))}
              busy={isWaiting || holding !== null}
              busyLabel={scheduleWords.confirm}
            >
              {scheduleWords.confirm}
            </Button>
          </StepAction>
          {isUnread && !isByPhone && visit === null ? (
            <Button variant="quiet" onClick={props.onSkip}>
              {scheduleWords.byPhone.act}
            </Button>
          ) : null}
        </div>
      </div>
    </div>
  )
}
