import { useState } from 'react'
import type { BrandIdentity } from '#core/brand/brand.ts'
import type { CheckoutFailure } from '#core/journeys/checkout/checkout.failure.ts'
import type { VisitKind } from '#core/schedule/visit-kind.ts'
import type { InstallationWindow, WindowId } from '#core/schedule/window.ts'
import { areAnyOpen } from '#core/schedule/window.ts'
import type { PlainDate } from '#core/shared/plain-date.ts'
import { visitText } from '#ui/content/format.ts'
import { commonWords } from '#ui/content/es/shared/common.ts'
import { scheduleWords } from '#ui/content/es/sale/schedule.ts'
import { LazyFailureNotice } from '#ui/features/shared/lazy-failure-notice.tsx'
import { useRestoredFocus, useHeadingFocus } from '#ui/features/shared/heading-focus.ts'
import { LazyScene } from '#ui/features/shared/lazy-scene.tsx'
import { StepAction } from '#ui/features/shared/step-action.tsx'
import { Button } from '#ui/kit/button/button.tsx'
import { ErrorSummary } from '#ui/kit/error-summary/error-summary.tsx'
import { Notice } from '#ui/kit/notice/notice.tsx'
import { Progress } from '#ui/kit/progress/progress.tsx'
import { lead } from '#ui/theme/text.css.ts'
import { Calendar } from './calendar.view.tsx'
import { HourCards } from './hour-cards.view.tsx'
import { daysOf, shownDay } from './schedule.days.ts'
import * as css from './schedule.css.ts'

export type ScheduleViewProps = {
  /** An installation, or a site visit before it. */
  readonly kind: VisitKind
  readonly windows: readonly InstallationWindow[]
  readonly visit: InstallationWindow | null
  /** The window that is being reserved. */
  readonly holding: WindowId | null
  readonly isLoading: boolean
  /** The number of submits without a visit. */
  readonly attempt: number
  readonly failure: CheckoutFailure | null
  readonly brand: BrandIdentity
  readonly onChoose: (id: WindowId) => void
  readonly onConfirm: () => void
  readonly onRefresh: () => void
}

/** The visit screen: a day and a window. */
export const ScheduleView = (props: ScheduleViewProps) => {
  const { kind, windows, visit, holding, isLoading, attempt, failure, brand } = props
  const [picked, setPicked] = useState<PlainDate | null>(null)
  const heading = useHeadingFocus(failure?._tag ?? null)
  useRestoredFocus(String(isLoading))
  const days = daysOf(windows)
  const day = shownDay(days, picked, visit)
  const isEmpty = !isLoading && !areAnyOpen(windows) && visit === null
  const isUnread = failure !== null && failure._tag !== 'WindowGone'
  const isMissing = attempt > 0 && visit === null && holding === null
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
      {failure === null ? null : (
        <LazyFailureNotice failure={failure} brand={brand} onRetry={props.onRefresh} />
      )}
      <ErrorSummary
        title={scheduleWords.errorsTitle}
        errors={isMissing ? [{ fieldId: 'field-window', text: scheduleWords.missing }] : []}
        attempt={attempt}
      />
      {isLoading ? <Progress label={scheduleWords.loading} fills /> : null}
      {isEmpty && !isUnread ? (
        <Notice tone="info" title={scheduleWords.empty.title}>
          <p>{scheduleWords.empty.body}</p>
          <a className={css.call} href={`tel:${brand.phones.sales.dial}`}>
            {commonWords.call(brand.phones.sales.shown)}
          </a>
        </Notice>
      ) : null}
      {isLoading || isEmpty || day === null ? null : (
        <>
          <Calendar days={days} shown={day.date} onShow={setPicked} />
          <HourCards
            day={day}
            chosen={holding ?? visit?.id ?? null}
            error={isMissing ? scheduleWords.missing : undefined}
            onChoose={props.onChoose}
          />
          <Button variant="quiet" onClick={props.onRefresh}>
            {scheduleWords.refresh}
          </Button>
        </>
      )}
      <div className={css.foot}>
        <div role="status" className={css.held}>
          {holding === null ? null : <p>{scheduleWords.holding}</p>}
          {visit === null || holding !== null ? null : (
            <>
              <p className={css.heldLabel}>{scheduleWords.held.heading}</p>
              <p className={css.heldWhen}>{visitText(visit)}</p>
              <p className={css.note}>{scheduleWords.held.note}</p>
            </>
          )}
        </div>
        <div className={css.actions}>
          <StepAction>
            <Button
              onClick={props.onConfirm}
              busy={isLoading || holding !== null}
              busyLabel={scheduleWords.confirm}
            >
              {scheduleWords.confirm}
            </Button>
          </StepAction>
        </div>
      </div>
    </div>
  )
}
