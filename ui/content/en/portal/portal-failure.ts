import type * as es from '#ui/content/es/portal/portal-failure.ts'
import type { Translation } from '#ui/content/language.ts'

export const portalFailureWords: Translation<typeof es.portalFailureWords> = {
  LOGIN_REQUIRED: {
    title: 'Your session ended',
    body: 'No change was requested and your services stay the same. Sign in again to continue.',
  },
  MFA_REQUIRED: {
    title: 'You still have to confirm it’s you',
    body: 'No change was requested. Confirm with a code and continue where you were.',
  },
  NOT_AUTHORIZED: {
    title: 'Your access isn’t enough for this',
    body: 'Only the primary holder changes the services. They stay the same. Ask the holder to sign in, or call.',
  },
  ACCOUNT_CHANGED: {
    title: 'You opened another account in another window',
    body: 'To avoid changing the wrong one, we did nothing. Reload this page and check the address.',
  },
  CHANGE_BLOCKED: {
    title: 'This change isn’t possible now',
    body: 'Your services stay the same. There may be another change or an open order: see them under your services, or call.',
  },
  CHANGE_MOVED: {
    title: 'The amounts changed while you were looking',
    body: 'We requested nothing. Check the new amounts and decide.',
  },
  WINDOW_GONE: {
    title: 'That time was just taken',
    body: 'Your visit stays as it was. Choose another time.',
  },
  NOT_FOUND: {
    title: 'We can’t find that in your account any more',
    body: 'We changed nothing. Go back to your services and see how they are now.',
  },
  TOO_MANY: {
    title: 'That was many tries in a row',
    body: 'Your services stay the same. Wait a few minutes before you try again, or call.',
  },
  SESSION_EXPIRED: {
    title: 'Your session ended',
    body: 'No change was requested and your services stay the same. Sign in again to continue.',
  },
  Unreachable: {
    title: 'There’s no connection',
    body: 'We couldn’t reach your account. Your services stay the same: check your connection and try again, or call.',
  },
  TimedOut: {
    title: 'The answer is taking too long',
    body: 'We stopped waiting. Try again: even if you ask twice, it’s done once.',
  },
  other: {
    title: 'We couldn’t complete this',
    body: 'The problem is ours and it’s logged. Try again: even if you ask twice, it’s done once. Or call.',
  },
}
