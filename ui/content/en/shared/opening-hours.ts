import type * as es from '#ui/content/es/shared/opening-hours.ts'
import type { Translation } from '#ui/content/language.ts'

export const openingWords: Translation<typeof es.openingWords> = {
  always: 'Every day, around the clock',
  everyDay: 'Every day',
  days: (fromDay, toDay) => `${fromDay} to ${toDay}`,
  range: (from, to) => `${from} to ${to}`,
  hours: (days, hours, zone) => `${days}, ${hours}, ${zone}`,
  zones: { address: 'in the time zone of your address', eastern: 'Eastern time', central: 'Central time' },
}
