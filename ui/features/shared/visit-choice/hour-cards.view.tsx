import type { WindowId } from '#core/schedule/window.ts'
import { hasPlaces } from '#core/schedule/window.ts'
import { visitChoiceWords } from './es.ts'
import { ChoiceCard, ChoiceGroup } from '#ui/kit/choice/choice-card.tsx'
import type { Day } from './visit-days.ts'
import { hour } from './visit-choice.css.ts'

type HourCardsProps = {
  readonly day: Day
  readonly chosen: WindowId | null
  readonly onChoose: (id: WindowId) => void
}

/** From this number of places on, a window shows as available without a count. */
const MANY = 3

const placesText = (placesLeft: number): string => {
  if (placesLeft === 0) return visitChoiceWords.windowFull
  return placesLeft < MANY ? visitChoiceWords.placesLeft(placesLeft) : visitChoiceWords.open
}

/** The windows of one day. A full one can't be selected. A low number of places is shown. */
export const HourCards = ({ day, chosen, onChoose }: HourCardsProps) => (
  <ChoiceGroup
    legend={visitChoiceWords.hours(day.date)}
    name="window"
    value={chosen ?? undefined}
    onChange={(value) => onChoose(value as WindowId)}
  >
    {day.windows.map((window) => (
      <ChoiceCard
        key={window.id}
        value={window.id}
        title={<span className={hour}>{visitChoiceWords.hourTitle(window)}</span>}
        detail={placesText(window.placesLeft)}
        disabled={!hasPlaces(window) && window.id !== chosen}
      />
    ))}
  </ChoiceGroup>
)
