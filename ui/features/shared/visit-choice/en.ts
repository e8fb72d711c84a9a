import type * as es from './es.ts'
import { counted, dayText, hoursText } from '#ui/content/format.ts'
import type { Translation } from '#ui/content/language.ts'

export const visitChoiceWords: Translation<typeof es.visitChoiceWords> = {
  earliest: (visit) => `Earliest: ${visit}`,
  days: 'Day of the visit',
  today: 'today',
  hours: (date) => `Time on ${dayText(date)}`,
  hourTitle: (window) => hoursText(window.fromHour, window.toHour),
  dayOpen: (open) => counted(open, 'open window', 'open windows'),
  dayFull: 'full',
  dayClosed: 'no visits',
  holiday: { label: 'holiday, no visits', note: 'holiday' },
  windowFull: 'No spots left',
  placesLeft: (places) => `${counted(places, 'spot', 'spots')} left`,
  open: 'Open',
  refresh: 'Check the windows again',
}
