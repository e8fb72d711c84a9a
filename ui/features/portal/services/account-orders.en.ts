import type * as es from './account-orders.es.ts'
import { visitText } from '#ui/content/format.ts'
import { sentenceText } from '#ui/content/sentence-text.ts'
import type { Translation } from '#ui/content/language.ts'

export const accountOrdersWords: Translation<typeof es.accountOrdersWords> = {
  heading: 'Orders and visits',
  none: 'This account has no orders.',
  order: (number) => `Order ${number}`,
  placed: (date) => `Placed on ${date}`,
  open: 'Open',
  done: 'Done',
  cancel: 'Cancel the visit',
  agree: 'Choose a date',
  toAgree: {
    title: 'Your visit has no date',
    body: 'Choose the day and time here. If you’d rather, we call you to set them up.',
  },
  calendar: 'Add to calendar',
  calendarFile: (number) => `visit-${number}.ics`,
  byPhone: 'This visit can’t be changed online any more.',
  cancelling: {
    title: 'Cancel the visit?',
    body: (visit) =>
      `${sentenceText(`Nobody will come on ${visitText(visit)}`)} Your order stays open: choose another date here whenever you like, or we call you to set it up.`,
    confirm: 'Yes, cancel the visit',
    keep: 'Keep my visit',
    busy: 'Canceling the visit',
  },
}

export const signedAgreementsWords: Translation<typeof es.signedAgreementsWords> = {
  heading: 'What you signed',
  hint: 'The text is the version you accepted.',
  version: (version, date) => `Version ${version}, accepted on ${date}`,
}
