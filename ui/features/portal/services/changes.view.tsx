import type { ChangeId, ServiceChange } from '#core/portal/service-change.ts'
import type { AccountOverview } from '#core/ports/portal-calls.ts'
import { changesWords as words } from './es.ts'
import { calendarText, dateParts } from '#ui/content/format.ts'
import { Fold } from '#ui/features/portal/shared/fold.view.tsx'
import { Button } from '#ui/kit/button/button.tsx'
import { Section } from '#ui/kit/section/section.tsx'
import { changeText } from './service-names.ts'
import * as css from './changes.css.ts'

export type ChangesProps = {
  readonly overview: Pick<AccountOverview, 'services' | 'changes'>
  /** The change that is being withdrawn. */
  readonly withdrawing: ChangeId | null
  readonly onWithdraw: (changeId: ChangeId) => void
}

type PendingProps = Omit<ChangesProps, 'overview'> & {
  readonly change: ServiceChange
  readonly what: string
}

/** A pending change: its date as a leaf of the calendar, what happens then, and the way to undo it. */
const Pending = ({ change, what, withdrawing, onWithdraw }: PendingProps) => {
  const { effectiveOn } = change.preview
  const { day, month } = dateParts(effectiveOn)
  return (
    <li className={css.change}>
      <div className={css.leaf} aria-hidden>
        <span className={css.month}>{month}</span>
        <span className={css.day}>{day}</span>
      </div>
      <div className={css.words}>
        <h3>{what}</h3>
        <p>{words.on(effectiveOn)}</p>
        <p className={css.number}>{words.number(change.number)}</p>
      </div>
      <div className={css.action}>
        <Button
          variant="secondary"
          busy={withdrawing === change.id}
          busyLabel={words.undoing}
          aria-label={words.undoNamed(what)}
          onClick={() => onWithdraw(change.id)}
        >
          {words.undo}
        </Button>
      </div>
    </li>
  )
}

/** The changes that are still to come, and below them those that were made or undone. Renders nothing without any. */
export const Changes = ({ overview, withdrawing, onWithdraw }: ChangesProps) => {
  const pending = overview.changes.filter(({ state }) => state === 'pending')
  const earlier = overview.changes.filter(({ state }) => state !== 'pending')
  if (overview.changes.length === 0) return null
  return (
    <Section
      heading={pending.length > 0 ? words.heading : words.earlier}
      hint={pending.length > 0 ? words.hint : undefined}
    >
      {pending.length === 0 ? null : (
        <ul className={css.changes}>
          {pending.map((change) => (
            <Pending
              key={change.id}
              change={change}
              what={changeText(change, overview)}
              withdrawing={withdrawing}
              onWithdraw={onWithdraw}
            />
          ))}
        </ul>
      )}
      {earlier.length === 0 ? null : (
        <Fold summary={words.earlier}>
          <ul className={css.earlier}>
            {earlier.map((change) => (
              <li key={change.id}>
                {`${changeText(change, overview)}, ${calendarText(change.preview.effectiveOn)}. ${words.states[change.state]}. ${words.number(change.number)}.`}
              </li>
            ))}
          </ul>
        </Fold>
      )}
    </Section>
  )
}
