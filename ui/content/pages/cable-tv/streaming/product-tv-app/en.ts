import { answers, titled } from '#ui/content/word-lists.ts'
import type * as es from './es.ts'

export const name = 'TV app'

export const words: typeof es.words = ({ brand, facts }) => ({
  title: `${facts.tvApp()} app: your channels on every screen | ${brand.name}`,
  description: `Install ${facts.tvApp()} on your TV, iPhone, Android or computer, sign in, record, and fix the most common problems. Free with your TV plan.`,
  opening: {
    title: 'Start on the sofa, finish in the hammock',
    lead: `${facts.tvApp()} takes the channels of your plan to your TV, phone, tablet and browser. It costs nothing extra.`,
    picture: 'A girl in a hammock watches on her tablet what is on TV in the house',
    actions: { install: 'Install it step by step', account: 'Sign in to my account' },
  },
  install: {
    id: 'install',
    heading: 'From the store to your first channel',
    lead: 'Already have a sign-in? Skip to the last step.',
    steps: titled({
      'Search for its name': `Open your device’s store and type ${facts.tvApp()}. On a computer there’s nothing to install: use the browser.`,
      'Create your sign-in': 'You need the email from your order. We send a code to make sure it’s you.',
      'Sign in on every screen':
        'It’s the same sign-in on all of them. On the TV you type with the remote, so keep the password handy.',
    }),
  },
  devices: {
    id: 'devices',
    heading: 'What each screen is good at',
    lead: 'The channels are the same. The comfort isn’t.',
    cards: titled({
      TV: 'Change channels with the arrows or by number, and watch what you recorded. It runs on TVs with apps and on Xumo.',
      'Phone and tablet':
        'Browse the guide while someone else has the TV, set a recording from the street, or watch in bed with headphones.',
      Computer:
        'Open the page, sign in, done. It works at the office or at your parents’ place with nothing to install.',
    }),
  },
  record: {
    id: 'record',
    heading: 'Record now, watch when they’re asleep',
    paragraphs: ['Tap a show in the guide and choose record. Recordings show up on all your screens.'],
    points: [
      'Look through the list now and then, and delete what you’ve seen.',
      'Games run long: record the show that follows, too.',
      'Some channels don’t allow recording certain shows; the guide says so.',
    ],
    picture: 'At night a child sleeps while the parents watch what they recorded',
  },
  fixes: {
    id: 'fixes',
    heading: 'If something goes wrong',
    lead: 'Try these before you call.',
    columns: ['What you see', 'Most likely', 'What to do'],
    rows: [
      ['The picture stalls', 'Weak WiFi in that room', 'Move closer to the router and try again'],
      ['A channel is missing', 'It isn’t in your plan', 'Look it up in the channel lineup'],
      ['It keeps asking you to sign in', 'The app is out of date', 'Update it in the store'],
      ['It won’t play away from home', 'The channel only allows your network', 'Watch that channel at home'],
      ['Sound but no picture', 'The HDMI cable or input', 'Try another input or cable'],
    ],
  },
  questions: {
    id: 'questions',
    heading: 'About the app',
    items: answers({
      'What does it cost?': 'Nothing: it comes with any TV plan. Mobile data is up to your phone line.',
      'Can I share my sign-in?':
        'It’s for your household. Instead of sharing yours, create one for each person who lives with you, so nobody gets into your bill.',
      'Are there parental controls?':
        'Your device has them. In the settings of your TV, phone or tablet you can ask for a secret number to open apps, or limit the hours.',
      'Is it in English?':
        'Yes. The app follows your device’s language, and you can change the audio of any show that offers it.',
      'My recordings are gone. Why?': `Usually you’re signed in as someone else. If it’s your sign-in and they’re still missing, call ${facts.phone('service')}.`,
    }),
  },
  pages: { heading: 'More for your screens' },
})
