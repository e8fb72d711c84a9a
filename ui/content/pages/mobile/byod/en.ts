import { IMEI_LENGTH } from '#core/mobile/imei.ts'
import { answers, titled } from '#ui/content/word-lists.ts'
import type * as es from './es.ts'

export const name = 'Bring your phone'

export const words: typeof es.words = ({ brand, facts }) => ({
  title: `Bring your own phone and number | ${brand.name} Mobile`,
  description: `How to tell if your phone works on ${brand.name} Mobile: unlocking, IMEI and type of card. Keep your number, your photos and your apps.`,
  opening: {
    title: 'Your phone already knows you. Keep it',
    lead: 'With the same photos, the same apps and the same number. All that changes is who connects you, and what you pay.',
    picture: 'A phone with a worn case and a family photo; a hand puts in another card',
    actions: {
      customize: 'Build my line',
      works: 'Find out if it works',
      byodEligibilityCheck: 'Check my IMEI',
    },
  },
  works: {
    id: 'works',
    heading: 'Three checks without leaving home',
    lead: 'If it passes all three, it works.',
    steps: titled({
      'Is it unlocked?':
        'In the settings, look for the carrier or network lock. If it says there is no restriction, it’s free.',
      'What is its IMEI?': `Dial *#${facts.stated('06', 'name')}# as if you were calling. You get ${facts.stated(String(IMEI_LENGTH), 'rule MOB-11')} digits: they are the name of the device. With them we tell you if the network takes it.`,
      'Card or eSIM?':
        'If it has a tray, we send you a card. If it takes eSIM, we send you a code and you start the same day.',
    }),
  },
  locked: {
    id: 'locked',
    heading: 'If it’s locked, it isn’t lost',
    paragraphs: [
      'A phone bought in installments stays tied to its carrier until it’s paid off. Call and ask them to unlock it: if you owe nothing, they have to.',
      `If you still owe money, look at the switch offer: with ${facts.mobile.switchMinLines} or more lines we may pay that debt.`,
    ],
    actions: { switch: 'See the offer' },
  },
  cost: {
    id: 'cost',
    heading: 'What it costs to bring it',
    lead: 'Nothing for the phone. Only the plan.',
    cards: {
      dataByTheGig: {
        title: `${facts.mobile.firstGig} by the gig`,
        body: 'For people who hardly use data away from WiFi.',
        link: 'Data by the gig',
      },
      unlimitedData: {
        title: `${facts.mobile.perLine('unlimited')} unlimited`,
        body: 'Per line, or less if you bring the family.',
        link: 'Unlimited data',
      },
      tradeIn: {
        title: `${facts.mobile.tradeInBonus} if you trade it in`,
        body: 'If you’d rather have a new one, your phone is worth money, and this comes on top.',
        link: 'See if it earns the bonus',
      },
    },
  },
  questions: {
    id: 'questions',
    heading: 'Before you take out the card',
    items: answers({
      'Do I lose my photos and messages?':
        'No. They’re on the phone and in your backups, not on the card. Make a backup anyway: it’s a good habit.',
      'What about my usual messaging app?':
        'It stays the same, because it goes with your number, and your number doesn’t change.',
      'Can I bring a tablet or a watch?':
        'A tablet with a slot or eSIM, yes. A watch, if the network takes it: tell us its IMEI and we check.',
      'How long does the number take to move?':
        'Calls tend to move within a few hours. Don’t cancel the old line: it closes by itself at the end.',
      'What if I bought a used phone?':
        'Ask for the IMEI before you pay, and ask us. A phone reported stolen works on no network.',
    }),
  },
  pages: { heading: 'What comes next' },
})
