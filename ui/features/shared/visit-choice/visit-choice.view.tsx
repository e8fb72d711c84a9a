import type { InstallationWindow, WindowId } from '#core/schedule/window.ts'
import { hasPlaces } from '#core/schedule/window.ts'
import type { PlainDate } from '#core/shared/plain-date.ts'
import { visitChoiceWords } from './es.ts'
import { visitText } from '#ui/content/format.ts'
import { Button } from '#ui/kit/button/button.tsx'
import { HourCards } from './hour-cards.view.tsx'
import type { Day } from './visit-days.ts'
import { VisitCalendar } from './visit-calendar.view.tsx'
import * as css from './visit-choice.css.ts'

export type VisitChoiceProps = {
  readonly days: readonly Day[]
  /** The day whose windows are shown. */
  readonly day: Day
  readonly selected: InstallationWindow | null
  /** The day of the reserved visit. */
  readonly reserved: PlainDate | undefined
  /** The today of the home. */
  readonly today: PlainDate | undefined
  readonly onShow: (date: PlainDate) => void
  readonly onChoose: (id: WindowId) => void
  readonly onRefresh: () => void
}

/** The calendar of the visit and the windows of its day. The earliest window is one press away. */
export const VisitChoice = (props: VisitChoiceProps) => {
  const { days, day, selected, reserved, today, onShow, onChoose, onRefresh } = props
  const earliest = days.flatMap(({ windows }) => windows).find(hasPlaces)
  return (
    <div className={css.choice}>
      {earliest === undefined ? null : (
        <div className={css.earliest}>
          <Button
            variant="secondary"
            onClick={() => {
              onShow(earliest.date)
              onChoose(earliest.id)
            }}
          >
            {visitChoiceWords.earliest(visitText(earliest))}
          </Button>
        </div>
      )}
      <div>
        <VisitCalendar days={days} shown={day.date} reserved={reserved} today={today} onShow={onShow} />
      </div>
      <div>
        <HourCards day={day} chosen={selected?.id ?? null} onChoose={onChoose} />
        <Button variant="quiet" onClick={onRefresh}>
          {visitChoiceWords.refresh}
        </Button>
      </div>
    </div>
  )
}
