import type { AppPlatform } from '#core/brand/site-data.ts'
import { appIcon } from '#ui/content/app-icon.ts'
import { listText } from '#ui/content/format.ts'
import type { PageWriter } from '#ui/content/page-entry.ts'

const platforms: Readonly<Record<AppPlatform, string>> = {
  ios: 'iPhone and iPad',
  android: 'Android',
  tv: 'TVs',
  web: 'the browser',
}

/** The applications of the brand. */
export const apps: PageWriter = ({ brand, facts }) => ({
  title: `The apps for your service and account | ${brand.name}`,
  description: `What each ${brand.name} app does, which devices it runs on, and how to sign in the first time. All of them are free for customers.`,
  sections: [
    {
      kind: 'opening',
      layout: 'split',
      title: 'Your home fits in your pocket',
      lead: 'Turn off the kids’ WiFi from work, move the technician’s visit from the bus, or watch the game in line at the bank.',
      picture: { name: 'pocketHome', alt: 'A phone opened like a dollhouse, with a room in each app' },
      actions: [
        { label: 'See the apps', to: '#apps' },
        { label: 'Sign in to my account', to: 'account' },
      ],
    },
    {
      kind: 'cards',
      id: 'apps',
      heading: 'Each app does one thing',
      lead: 'Install only the one you need. Look for it by name in your device’s store.',
      cards: brand.site.apps.map(({ name, about, platforms: on, lines }) => ({
        icon: appIcon(lines),
        title: name,
        body: `${about.en} For ${listText(on.map((platform) => platforms[platform]))}.`,
      })),
      note: 'All of them are free. Like any app, they use data when you aren’t on WiFi.',
    },
    {
      kind: 'steps',
      layout: 'list',
      id: 'sign-in',
      heading: 'The first time you sign in',
      lead: 'A single user for all of them.',
      steps: [
        {
          title: 'Open the app',
          body: 'Choose to create your user. If you already sign in on the web, it’s the same one.',
        },
        {
          title: 'Prove it’s you',
          body: 'Type the email of your order. You receive a code that works once.',
        },
        {
          title: 'Share with care',
          body: 'Each person at home can have a user. Yours is the only one that pays and changes the plan.',
        },
      ],
    },
    {
      kind: 'feature',
      id: 'security',
      tone: 'sea',
      heading: 'Keep everyone else out',
      paragraphs: ['An app with your account in it is worth as much as the account.'],
      points: [
        'Download it only from your device’s store, never from a link that came in a message.',
        'Lock the phone with a fingerprint, your face or a number.',
        'If you lose it, sign out from another device in your account.',
        'We never ask you for a code over the phone. If someone does, it isn’t us.',
      ],
    },
    {
      kind: 'questions',
      ask: 'service',
      id: 'questions',
      heading: 'Questions about the apps',
      items: [
        {
          question: 'Do they work away from home?',
          answer:
            'Yes, on any connection. Some channels and some WiFi settings need you on your own network: the app tells you.',
        },
        {
          question: 'Are they in Spanish?',
          answer:
            'Yes. They follow the language of your device, and you can change it in the settings of each one.',
        },
        {
          question: 'My phone is old. Will it do?',
          answer:
            'If your device’s store lets you install it, it works. If it isn’t there, use the browser version.',
        },
        {
          question: 'What if it won’t let me in?',
          answer: `Ask for a new password with the email of your order. If that email is no longer yours, call ${facts.phone('service')}.`,
        },
      ],
    },
    {
      kind: 'pages',
      heading: 'Get more from each app',
      pages: [
        '/cable-tv/streaming/{product}-tv-app',
        '/internet/wifi-service',
        '/activate',
        '/support',
        '/contact-{product}',
      ],
    },
  ],
})
