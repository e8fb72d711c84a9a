import type * as es from '#ui/content/es/portal/change.ts'
import { CANCEL_STEPS } from '#ui/content/es/portal/change.ts'
import type { Translation } from '#ui/content/language.ts'

export const decisionWords: Translation<typeof es.decisionWords> = {
  continue: 'Continue with the cancellation',
  keep: 'Keep my service',
  actions: 'Your decision',
  agent: 'I’d rather talk to a person',
  back: 'Back',
  busy: 'One moment...',
  loading: 'Loading... We’re working out your figures.',
  today: 'What you have today',
  perMonth: 'a month',
  price: (price) => `${price} a month, taxes included`,
  priceNow: 'What you pay today for everything, taxes included',
  kicker: (names, step) => `Cancel ${names} · Step ${step} of ${CANCEL_STEPS}`,
  keptFor: (names) => `Instead of canceling ${names}`,
}

export const changeRequestWords: Translation<typeof es.changeRequestWords> = {
  inDoubt: {
    title: 'We don’t know yet whether it was requested',
    body: 'We’re asking again. Don’t close this page: one change is requested only once.',
  },
  unanswered: {
    title: 'We got no answer to your change',
    body: 'It may have been requested. Ask again, or look at your services: one change is requested only once.',
  },
  ask: 'Ask again',
  call: (phone) => `Call ${phone}`,
}
