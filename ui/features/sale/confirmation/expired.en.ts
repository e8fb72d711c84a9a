import type * as es from './expired.es.ts'
import type { Translation } from '#ui/content/language.ts'

export const expiredWords: Translation<typeof es.expiredWords> = {
  notSent: {
    title: 'Your session ended and nothing was charged',
    body: 'No order was sent from this page. If you already placed it in another tab, you have an email with its number.',
  },
  unanswered: {
    title: 'Your order is pending',
    body: 'We sent it, and the session ended before the answer. Don’t send it again yet: if it went through, you get an email with its number. If it doesn’t arrive in a few minutes, call and we’ll check it with you.',
  },
  unknown: {
    title: 'Your session ended',
    body: 'If you placed an order, you have an email with its number. If you never confirmed it, nothing was charged.',
  },
}

export const expiredActions: Translation<typeof es.expiredActions> = {
  continue: 'Continue with my saved cart',
  status: 'See the status of my order',
}
