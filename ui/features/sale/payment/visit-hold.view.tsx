import type { BrandIdentity } from '#core/brand/brand.ts'
import type { CheckoutFailure } from '#core/journeys/checkout/checkout.failure.ts'
import { nearestWindows } from '#core/schedule/nearest-windows.ts'
import type { InstallationWindow, WindowId } from '#core/schedule/window.ts'
import type { EpochMs } from '#core/shared/plain-date.ts'
import { holdWords } from './order-review.es.ts'
import { visitText } from '#ui/content/format.ts'
import { LazyFailureNotice } from '#ui/features/sale/shared/lazy-failure-notice.tsx'
import { Button } from '#ui/kit/button/button.tsx'
import { Notice } from '#ui/kit/notice/notice.tsx'
import { Progress } from '#ui/kit/progress/progress.tsx'
import * as css from './visit-hold.css.ts'

/** The hold ends soon, at an instant of the visitor's own clock. */
export const HoldEnding = ({ endsAt }: { readonly endsAt: EpochMs }) => (
  <Notice tone="info" title={holdWords.ending(new Date(endsAt))} live>
    <p>{holdWords.endingBody}</p>
  </Notice>
)

export type LostVisitProps = {
  /** The visit whose hold ended. */
  readonly lost: InstallationWindow
  /** Null while they are loading. */
  readonly windows: readonly InstallationWindow[] | null
  /** The window that is being reserved. */
  readonly holding: WindowId | null
  readonly failure: CheckoutFailure | null
  readonly brand: BrandIdentity
  readonly onChoose: (id: WindowId) => void
  readonly onRetry: () => void
  /** Opens all windows. */
  readonly onAll: () => void
  /** Orders without a window: the visit is agreed by telephone. */
  readonly onSkip: () => void
}

/** Replaces the button that orders after the hold has ended: the nearest free windows (SCH-11). */
export const LostVisit = (props: LostVisitProps) => {
  const { lost, windows, holding, failure, brand, onChoose, onRetry, onAll, onSkip } = props
  const isUnread = failure !== null && failure._tag !== 'WindowGone'
  return (
    <div className={css.lost} id="lost-visit">
      <Notice tone="danger" title={holdWords.lost} live>
        <p>{holdWords.lostBody(visitText(lost))}</p>
      </Notice>
      {failure === null ? null : <LazyFailureNotice failure={failure} brand={brand} onRetry={onRetry} />}
      {windows === null ? <Progress label={holdWords.loading} /> : null}
      <ul className={css.windows} aria-label={holdWords.nearest}>
        {nearestWindows(windows ?? [], lost).map((window) => (
          <li key={window.id}>
            <Button
              variant="secondary"
              wide
              onClick={() => onChoose(window.id)}
              busy={holding !== null}
              busyLabel={holding === window.id ? holdWords.holding : visitText(window)}
            >
              {visitText(window)}
            </Button>
          </li>
        ))}
      </ul>
      {isUnread ? (
        <Button variant="secondary" onClick={onSkip}>
          {holdWords.byPhone}
        </Button>
      ) : null}
      <Button variant="quiet" onClick={onAll}>
        {holdWords.all}
      </Button>
    </div>
  )
}
