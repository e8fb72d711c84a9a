import type { BrandIdentity } from '#core/brand/brand.ts'
import type { ServiceChange } from '#core/portal/service-change.ts'
import type { PlainDate } from '#core/shared/plain-date.ts'
import { pendingWords as words } from '#ui/content/es/portal/change-review.ts'
import { LazyScene } from '#ui/features/shared/lazy-scene.tsx'
import { Button } from '#ui/kit/button/button.tsx'
import { Section } from '#ui/kit/section/section.tsx'
import type { SceneName } from '#core/brand/illustration.ts'
import { ChangeFailure, type ChangeTrouble } from './change-failure.view.tsx'
import { ChangeTimeline } from './change-timeline.view.tsx'
import { timelineDays } from './timeline-days.ts'
import * as css from './requested-change.css.ts'
import type { Slot } from '#ui/kit/slot.ts'

export type RequestedChangeProps = {
  readonly change: ServiceChange
  /** The names of the services that change. */
  readonly names: string
  /** The day of the request at the address of the account. */
  readonly requestedOn: PlainDate
  readonly maskedEmail: string
  readonly brand: BrandIdentity
  readonly trouble: ChangeTrouble
  readonly isBusy: boolean
  readonly onUndo: () => void
  readonly onServices: () => void
  readonly onRetry: () => void
}

type FrameProps = RequestedChangeProps & {
  readonly title: string
  /** The title once the change is undone. */
  readonly withdrawnTitle: string
  readonly undoLabel: string
  readonly scene: SceneName
  readonly children: Slot
}

const titleOf = ({ change, title, withdrawnTitle }: FrameProps): string => {
  if (change.state === 'withdrawn') return withdrawnTitle
  return change.state === 'confirmed' ? words.confirmedTitle : title
}

/** A requested change: its number, what happens when, and the way to undo it while it is pending. */
export const RequestedChange = (props: FrameProps) => {
  const { change, names, requestedOn, maskedEmail, brand, trouble, isBusy, undoLabel, scene } = props
  const isWithdrawn = change.state === 'withdrawn'
  return (
    <article className={css.screen}>
      <header className={css.hero}>
        <div className={css.words}>
          <h1 tabIndex={-1} className={css.title}>
            {titleOf(props)}
          </h1>
          <p className={css.numberBlock}>
            <span className={css.numberLabel}>{words.number}</span>
            <span className={css.number}>{change.number}</span>
          </p>
          <p className={css.note}>
            {isWithdrawn ? words.withdrawnBody : `${words.numberNote} ${words.email(maskedEmail)}`}
          </p>
          <ChangeFailure trouble={trouble} brand={brand} onRetry={props.onRetry} />
          <div className={css.ways}>
            {change.state === 'pending' ? (
              <Button variant="secondary" busy={isBusy} busyLabel={words.undoing} onClick={props.onUndo}>
                {undoLabel}
              </Button>
            ) : null}
            <Button variant={isWithdrawn ? 'primary' : 'quiet'} onClick={props.onServices}>
              {words.services}
            </Button>
          </div>
        </div>
        <div className={css.scene}>
          <LazyScene name={scene} />
        </div>
      </header>
      {isWithdrawn ? null : (
        <>
          <Section heading={words.timeline}>
            <ChangeTimeline days={timelineDays(change, requestedOn, names)} />
          </Section>
          {props.children}
        </>
      )}
    </article>
  )
}
