import type * as es from '#ui/content/es/shared/error-words.ts'
import type { Translation } from '#ui/content/language.ts'

export const errorWords: Translation<typeof es.errorWords> = {
  'session-status': {
    title: 'We couldn’t check your session',
    body: 'We don’t know which step you were on. Try again, or enter your address again.',
  },
  'install-options': {
    title: 'We couldn’t load the installation options',
    body: 'Your order can’t go on without them. Your cart is saved and nothing was charged. Try again in a moment, or call and we’ll do it with you.',
  },
  checkout: {
    title: 'We couldn’t open your order',
    body: 'Your cart is saved and nothing was charged. Try again in a moment.',
  },
  page: {
    title: 'We couldn’t open this page',
    body: 'Everything you chose is saved and nothing was charged. Try again in a moment, or call and we’ll pick up where you left off.',
  },
  affiliate: {
    title: 'We don’t recognize the store that sent you',
    body: 'We can’t open this order without it; nothing has been saved or charged yet. Open the link you were given again, or call and we’ll do it with you.',
  },
  login: {
    title: 'We couldn’t open your account',
    body: 'The account sign-in didn’t respond. If you had an open order, it’s still saved and nothing was charged. Try again in a moment, or call and we’ll look into it with you.',
  },
  human: {
    title: 'We couldn’t confirm that you’re a person',
    body: 'We tried three times and sent nothing; nothing was charged, and everything you saved is still there. Make sure your browser isn’t blocking parts of the page and try again, or call and we’ll do it with you.',
  },
}
