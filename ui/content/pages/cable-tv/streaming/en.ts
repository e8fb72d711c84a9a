import { LATINO } from '#ui/content/offer-ids.ts'
import { answers, titled } from '#ui/content/word-lists.ts'
import type * as es from './es.ts'

const STREAM = 'tv-stream'

export const name = 'Streaming'

export const words: typeof es.words = ({ brand, facts }) => ({
  title: `Live TV streaming with no box | ${brand.name}`,
  description: `Live channels over the internet from ${facts.price(LATINO)} a month: the gear you need, the speed each screen takes and how it differs from paying for several apps.`,
  opening: {
    title: 'TV is off the shelf',
    lead: 'With a Stream plan your channels come over the internet: to the living room, the kitchen and your seat on the bus. No box, no cable in the wall, no visit.',
    picture: 'The same show on the TV of a home and on a passenger’s phone on the bus, joined by a string',
    actions: { address: 'Check my address', need: 'What I need' },
  },
  plans: {
    id: 'plans',
    heading: 'Two plans, one per language',
    lead: `${facts.channels({ plan: LATINO }).count} channels in Stream Latino, most in Spanish. ${facts.channels({ plan: STREAM }).count} in Stream, most in English.`,
    note: 'Plus tax. The price is the same every month, and you cancel whenever you want.',
  },
  need: {
    id: 'need',
    heading: 'You probably own what you need',
    lead: 'Three things, and most homes have all three.',
    steps: titled({
      Internet: `From any company. Each screen in HD uses ${facts.use('videoHd').speed}.`,
      'A screen':
        'A TV with apps, a phone, a tablet or a computer. If your TV is from before apps, a Xumo brings it up to date.',
      [`The ${facts.tvApp()} app`]:
        'Install it, sign in with the account from your order and start. Nothing to wait for in the mail.',
    }),
  },
  compare: {
    id: 'compare',
    heading: 'Streaming TV or series apps',
    lead: 'They aren’t the same, and plenty of homes use both.',
    columns: ['What you want', 'Stream plan', 'A series app'],
    rows: [
      ['News and live shows', 'Yes, as they air', 'Hardly ever'],
      ['Picking an episode', 'What you recorded', 'The whole catalog'],
      ['Turning it on and watching', 'Yes, as always', 'You have to choose'],
      ['Games', 'Those on its channels', 'Depends on the app'],
      ['How you pay', 'On your bill', 'In each app'],
    ],
    note: 'Before you add another app, check what you already pay for the ones you have.',
  },
  speed: {
    id: 'speed',
    heading: 'Is your internet enough?',
    lead: 'To scale: what one screen uses, and what Internet Ultra gives you.',
    bars: {
      channelHd: { title: 'A channel in HD' },
      channel: { title: `A channel in ${facts.stated('4K', 'name')}` },
      allInternetUltra: { title: 'All of Internet Ultra' },
    },
    note: 'Figures from the FCC speed guide. If the picture stalls with this much room, check the WiFi.',
  },
  questions: {
    id: 'questions',
    heading: 'Before you trade the box for an app',
    items: answers({
      'Can I watch away from home?':
        'Yes, on any connection. Some channels only play on your home network because their owners say so; the app tells you.',
      'Does it use my mobile data?':
        'Yes, like any video. Use WiFi when you can, or lower the quality in the app’s settings.',
      'When does it start working?':
        'When your order is complete and you create your sign-in. If you also order internet, wait until it’s installed.',
      'Can I keep my old TV?': `Yes. If it has an HDMI port, plug in a Xumo for ${facts.price('xumo-lease')} a month and you’re set.`,
      'Do I have to sign anything?': 'There’s no contract. You pay by the month and leave with no fee.',
      'Is it cheaper with internet?': `Gig with TV Stream Latino is ${facts.bundle('bundle-stream').off} off a month for ${facts.bundle('bundle-stream').months} months when you order them together.`,
    }),
  },
  pages: { heading: 'Round out your TV' },
})
