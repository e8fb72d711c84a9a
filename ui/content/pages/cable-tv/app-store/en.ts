import { answers, titled } from '#ui/content/word-lists.ts'
import type * as es from './es.ts'

export const name = 'App store'

export const words: typeof es.words = ({ brand, facts }) => ({
  title: `App store: which apps are included or paid | ${brand.name}`,
  description: `Sort out your TV apps: the ones that come with your plan, the one you can pay on your ${brand.name} bill, and the ones you subscribe to yourself. Clear prices.`,
  opening: {
    title: 'Every app in its place, every charge too',
    lead: 'When apps are paid all over the place, nobody knows the total. Here’s what costs nothing, what goes on your bill and what someone else charges you for.',
    picture: 'A market stall with an awning: its shelves hold colorful apps instead of fruit',
    actions: { apps: 'See the apps', account: 'Sign in to my account' },
  },
  apps: {
    id: 'apps',
    heading: 'Three shelves',
    lead: 'Any app you open on your TV sits on one of them.',
    cards: {
      comesPlan: {
        title: 'Comes with your plan',
        body: `${facts.tvApp()}, with the channels and your recordings. It costs nothing, and it’s in the store of almost any device.`,
        link: `Get to know ${facts.tvApp()}`,
      },
      goesBill: {
        title: 'Goes on your bill',
        body: `Disney+, Basic for ${facts.price('disney-basic')} or Premium for ${facts.price('disney-premium')} a month. It’s the only app from another company that we sell.`,
        link: 'About Disney+',
      },
      subscribeYourself: {
        title: 'You subscribe yourself',
        body: 'All the others. Install them from your TV’s or Xumo’s store and pay their owner. We don’t see that charge and can’t cancel it.',
        link: 'About Xumo',
      },
    },
  },
  cleanup: {
    id: 'cleanup',
    heading: 'An app cleanup',
    lead: 'Do it once a year and keep what you save.',
    steps: titled({
      'Gather the charges':
        'Open your statement and underline every subscription. Check your phone’s store too: that’s where they hide.',
      'Mark the ones you opened': 'Ask who used each one this month. If nobody answers, there’s your answer.',
      'Cancel at the source':
        'Deleting the app doesn’t stop the charge. Cancel where you signed up: its site, the store or your bill.',
    }),
  },
  source: {
    id: 'source',
    heading: 'Where do I cancel it?',
    lead: 'Find how the charge shows up, and go straight there.',
    columns: ['How the charge appears', 'Who charges you', 'Where to cancel'],
    rows: [
      [`On your ${brand.name} bill`, 'We do', `At ${facts.phone('service')}`],
      ['Under the app’s name', 'The app’s company', 'On its site, signed in'],
      ['Under a store’s name', 'The store of your phone or TV', 'In the settings of that store'],
      ['On your cell phone bill', 'Your wireless company', 'With that company'],
    ],
  },
  safe: {
    id: 'safe',
    heading: 'Install with peace of mind',
    paragraphs: ['A pirate app promises every channel for free and collects some other way: your passwords.'],
    points: [
      'Install only from your device’s official store.',
      'Be wary of any that asks for your card “to verify your age.”',
      'Set a purchase code so the kids don’t buy by accident.',
      'Use a different password in each app.',
    ],
  },
  questions: {
    id: 'questions',
    heading: 'App questions',
    items: answers({
      'Can I pay for other apps on my bill?': 'No. For now, only Disney+.',
      'Which apps work on my TV?':
        'Whatever its store shows. If one you care about is missing, check whether Xumo has it before you replace the TV.',
      'Will I pay twice if I already have Disney+?':
        'Only if you don’t cancel the earlier charge. The Disney+ page has the order of steps to avoid it.',
      'Does deleting the app delete my account?':
        'No. The account and the charge go on. Cancel the subscription first, then delete the app.',
    }),
  },
  pages: { heading: 'More for your screen' },
})
