import type * as es from '#ui/content/es/portal/entry.ts'
import { counted } from '#ui/content/format.ts'
import type { Translation } from '#ui/content/language.ts'

export const portalLoginWords: Translation<typeof es.portalLoginWords> = {
  title: 'Sign in to your account',
  lead: 'See what you pay and why, change a visit, or keep or cancel a service.',
  act: 'Sign in',
  steps: {
    heading: 'How you sign in',
    items: [
      'Enter your email and password on a protected page.',
      'Confirm it’s you with a code from your email or your app.',
      'Come back here, to the page you asked for.',
    ],
  },
  signUp: {
    title: 'Bought from us and don’t have a password yet?',
    body: 'Have your order number handy. A code arrives at the email you bought with.',
    act: 'Create my login',
  },
  order: {
    title: 'Just want to track your order?',
    body: 'You don’t need an account: the number and a code are enough.',
    act: 'Track my order',
  },
  notices: {
    sessionEnded: {
      title: 'Your session ended',
      body: 'There was no activity for a while, so we closed it for your safety. Your services stay the same and no change was requested. Sign in again.',
    },
    refused: {
      title: 'We couldn’t confirm who you are',
      body: 'Your services stay the same. Sign in again; if it keeps happening, call and we’ll sort it out with you.',
    },
  },
}

export const portalMfaWords: Translation<typeof es.portalMfaWords> = {
  title: 'Confirm it’s you',
  lead: 'You already gave your password. One more proof is needed, so nobody can change your services with a stolen password.',
  act: 'Confirm with a code',
  items: [
    'A code arrives at the email of your account. If you use a code app, look there.',
    'Enter it once. It’s good for this whole visit.',
    'Nobody from the store will ever ask you for that code by phone.',
  ],
  heading: 'What’s next',
  noCode: 'No code? Check your spam folder, or call.',
}

export const accountChoiceWords: Translation<typeof es.accountChoiceWords> = {
  title: 'Choose the home you want to see',
  lead: (accounts) =>
    `Your email opens ${counted(accounts, 'account', 'accounts')}. You can switch whenever you want.`,
  number: (accountId) => `Account ${accountId}`,
  current: 'the one you see now',
  opening: 'Opening your account',
}
