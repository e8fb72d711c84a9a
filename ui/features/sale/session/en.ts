import { SESSION_ABSOLUTE_MS, SESSION_IDLE_MS } from '#core/session/session.ts'
import type * as es from './es.ts'
import { counted } from '#ui/content/format.ts'
import type { Translation } from '#ui/content/language.ts'

const MINUTE_MS = 60_000

export const sessionWords: Translation<typeof es.sessionWords> = {
  title: 'Still working on your order?',
  body: `For your security we close the session after ${SESSION_IDLE_MS / MINUTE_MS} minutes without changes. Your order and what you typed are still here, behind this message.`,
  stay: 'Stay here',
  staying: 'Saving your spot',
  lastTitle: 'Your session is reaching its limit',
  lastBody: `It lasts ${SESSION_ABSOLUTE_MS / (60 * MINUTE_MS)} hours at most and can’t be extended anymore. If you place the order first, it’s done. If not, you confirm your address and continue: what you typed stays.`,
  understood: 'Got it',
  failed:
    'We couldn’t extend the session. Check your connection and try again, or call and we’ll finish it with you.',
  ended: 'Checking your session',
  left: {
    seconds: 'A few seconds left',
    halfMinute: 'Half a minute left',
    minutes: (minutes, isHalfMore) =>
      isHalfMore ? `${minutes}\u00BD minutes left` : `${counted(minutes, 'minute', 'minutes')} left`,
  },
}
