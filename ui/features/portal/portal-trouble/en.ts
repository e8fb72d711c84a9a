import type * as es from './es.ts'
import type { Translation } from '#ui/content/language.ts'

export const portalTroubleWords: Translation<typeof es.portalTroubleWords> = {
  labels: { services: 'Your services', order: 'Your order', next: 'What you can do' },
  screens: {
    error: {
      title: 'Your account isn’t responding',
      body: 'We couldn’t read your account. The problem is ours and it’s already logged.',
      services: 'They’re still on. We didn’t change or cancel anything.',
      order: 'It stays as it was, with the same visit.',
      next: 'Wait a minute and try again. If you’re in a hurry, call.',
      act: 'Try again',
    },
    nonAuthorizedUser: {
      title: 'This account is run by its holder',
      body: 'You signed in fine, but your access isn’t enough: services are changed and canceled here, and the primary holder decides that.',
      services: 'They stay the same. The holder gets no notice about this.',
      order: 'It stays the same. You can track it with its number and a code, without an account.',
      next: 'Ask the holder to sign in with their email, or sign in with another one.',
      act: 'Sign in with another email',
    },
    somethingWentWrong: {
      title: 'Something broke on our side',
      body: 'This page couldn’t open. We’re already looking at it.',
      services: 'They’re still on. If you requested a change, it was made once or not at all.',
      order: 'It stays as it was, with the same visit.',
      next: 'Go back to your account and see whether the change is under “Pending changes”. If it isn’t, it wasn’t requested.',
      act: 'Back to my account',
    },
    exit: {
      title: 'You’re signed out',
      body: 'We closed the session. Nobody else can see your account on this device.',
      services: 'They’re still on. What you requested is still under way.',
      order: 'It stays the same. You can track it with its number and a code.',
      next: 'Sign in again whenever you want.',
      act: 'Sign in again',
    },
    unsigned: {
      title: 'We couldn’t sign you out',
      body: 'We no longer show anything of your account, but the session may still be open on this device.',
      services: 'They’re still on. We changed nothing.',
      order: 'It stays as it was.',
      next: 'Try again. If this isn’t your device, close the browser too.',
      act: 'Sign out again',
    },
  },
  home: 'Go to the home page',
}
