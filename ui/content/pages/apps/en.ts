import type { AppPlatform } from '#core/brand/site-data.ts'
import { listText } from '#ui/content/format.ts'
import { answers, titled } from '#ui/content/word-lists.ts'
import type * as es from './es.ts'

const platforms: Readonly<Record<AppPlatform, string>> = {
  ios: 'iPhone and iPad',
  android: 'Android',
  tv: 'TVs',
  web: 'the browser',
}

export const name = 'Apps'

export const words: typeof es.words = ({ brand, facts }) => ({
  title: `The apps for your service and account | ${brand.name}`,
  description: `What each ${brand.name} app does, which devices it runs on, and how to sign in the first time. All of them are free for customers.`,
  opening: {
    title: 'Your home fits in your pocket',
    lead: 'Turn off the kids’ WiFi from work, move the technician’s visit from the bus, or watch the game in line at the bank.',
    picture: 'A phone opened like a dollhouse, with a room in each app',
    actions: { apps: 'See the apps', account: 'Sign in to my account' },
  },
  apps: {
    id: 'apps',
    heading: 'Each app does one thing',
    lead: 'Install only the one you need. Look for it by name in your device’s store.',
    note: 'All of them are free. Like any app, they use data when you aren’t on WiFi.',
  },
  signIn: {
    id: 'sign-in',
    heading: 'The first time you sign in',
    lead: 'A single user for all of them.',
    steps: titled({
      'Open the app': 'Choose to create your user. If you already sign in on the web, it’s the same one.',
      'Prove it’s you': 'Type the email of your order. You receive a code that works once.',
      'Share with care':
        'Each person at home can have a user. Yours is the only one that pays and changes the plan.',
    }),
  },
  security: {
    id: 'security',
    heading: 'Keep everyone else out',
    paragraphs: ['An app with your account in it is worth as much as the account.'],
    points: [
      'Download it only from your device’s store, never from a link that came in a message.',
      'Lock the phone with a fingerprint, your face or a number.',
      'If you lose it, sign out from another device in your account.',
      'We never ask you for a code over the phone. If someone does, it isn’t us.',
    ],
  },
  questions: {
    id: 'questions',
    heading: 'Questions about the apps',
    items: answers({
      'Do they work away from home?':
        'Yes, on any connection. Some channels and some WiFi settings need you on your own network: the app tells you.',
      'Are they in Spanish?':
        'Yes. They follow the language of your device, and you can change it in the settings of each one.',
      'My phone is old. Will it do?':
        'If your device’s store lets you install it, it works. If it isn’t there, use the browser version.',
      'What if it won’t let me in?': `Ask for a new password with the email of your order. If that email is no longer yours, call ${facts.phone('service')}.`,
    }),
  },
  pages: { heading: 'Get more from each app' },
  app: ({ about, platforms: on }) =>
    `${about.en} For ${listText(on.map((platform) => platforms[platform]))}.`,
})
