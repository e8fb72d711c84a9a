import type { VisitorTime } from '#core/brand/phone-opening.ts'
import type * as es from '#ui/content/es/shared/phone-hours.ts'
import { timeText } from '#ui/content/format.ts'
import type { Translation } from '#ui/content/language.ts'
import { dayInWords } from './opening-time.ts'

const timeOf = ({ hour, minute }: VisitorTime): string => timeText(hour, minute)

export const phoneHoursWords: Translation<typeof es.phoneHoursWords> = {
  purpose: {
    sales: 'Ordering, or changing an order',
    mobileSales: 'Ordering mobile lines',
    service: 'Service, bills and outages',
    business: 'Businesses',
  },
  opening: (opening) => {
    if (opening.kind === 'always') return 'Open now'
    if (opening.kind === 'closed')
      return `Closed now: opens ${dayInWords(opening.from)} at ${timeOf(opening.from)}, your time`
    const day = opening.to.inDays === 0 ? '' : `${dayInWords(opening.to)} at `
    return `Open now, until ${day}${timeOf(opening.to)}, your time`
  },
}
