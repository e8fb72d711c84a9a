import type * as es from './es.ts'
import { loadingText } from '#ui/content/es/shared/common.ts'
import { calendarText, hoursText } from '#ui/content/format.ts'
import type { Translation } from '#ui/content/language.ts'

export const confirmationWords: Translation<typeof es.confirmationWords> = {
  get loading() {
    return loadingText('Looking up your order.')
  },
  waitingHeading: 'Your order',
  heading: (name) => `${name === null ? 'All set' : `All set, ${name}`}: your order is placed`,
  number: 'Order number',
  numberNote: 'It’s how we help you by phone.',
  print: 'Print this page',
  receipt: (email) => `Your receipt arrives at ${email}.`,
  status: 'Track your order',
  signUp: 'Create your login for bills and changes',
  calendar: 'Add to calendar',
  calendarFile: (orderNumber) => `visit-${orderNumber}.ics`,
  at: (address) => `At ${address}`,
  hours: ({ fromHour, toHour }) => `From ${hoursText(fromHour, toHour)}`,
  paid: {
    heading: 'What you pay',
    today: 'Paid today',
    depositBack: (date) => `We refund it on ${calendarText(date)}, if you pay on time until then.`,
  },
  help: 'Need to change something?',
}
