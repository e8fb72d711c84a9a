import { IMEI_LENGTH } from '#core/mobile/imei.ts'
import type { PageWriter } from '#ui/content/page-entry.ts'

/** Bringing one's own telephone. */
export const mobileByod: PageWriter = ({ brand, facts }) => ({
  title: `Bring your own phone and number | ${brand.name} Mobile`,
  description: `How to tell if your phone works on ${brand.name} Mobile: unlocking, IMEI and type of card. Keep your number, your photos and your apps.`,
  sections: [
    {
      kind: 'opening',
      layout: 'split',
      title: 'Your phone already knows you. Keep it',
      lead: 'With the same photos, the same apps and the same number. All that changes is who connects you, and what you pay.',
      picture: {
        name: 'oldPhone',
        alt: 'A phone with a worn case and a family photo; a hand puts in another card',
      },
      actions: [
        { label: 'Build my line', to: '/mobile/customize' },
        { label: 'Find out if it works', to: '#works' },
        { label: 'Check my IMEI', to: '/mobile/byod-eligibility-check' },
      ],
    },
    {
      kind: 'steps',
      layout: 'list',
      id: 'works',
      heading: 'Three checks without leaving home',
      lead: 'If it passes all three, it works.',
      steps: [
        {
          title: 'Is it unlocked?',
          body: 'In the settings, look for the carrier or network lock. If it says there is no restriction, it’s free.',
        },
        {
          title: 'What is its IMEI?',
          body: `Dial *#${facts.stated('06', 'name')}# as if you were calling. You get ${facts.stated(String(IMEI_LENGTH), 'rule MOB-11')} digits: they are the name of the device. With them we tell you if the network takes it.`,
        },
        {
          title: 'Card or eSIM?',
          body: 'If it has a tray, we send you a card. If it takes eSIM, we send you a code and you start the same day.',
        },
      ],
    },
    {
      kind: 'feature',
      id: 'locked',
      tone: 'coral',
      heading: 'If it’s locked, it isn’t lost',
      paragraphs: [
        'A phone bought in installments stays tied to its carrier until it’s paid off. Call and ask them to unlock it: if you owe nothing, they have to.',
        `If you still owe money, look at the switch offer: with ${facts.mobile.switchMinLines} or more lines we may pay that debt.`,
      ],
      picture: { name: 'padlockPhone' },
      actions: [{ label: 'See the offer', to: '/mobile/switch' }],
    },
    {
      kind: 'cards',
      id: 'cost',
      heading: 'What it costs to bring it',
      lead: 'Nothing for the phone. Only the plan.',
      cards: [
        {
          icon: 'coin',
          title: `${facts.mobile.firstGig} by the gig`,
          body: 'For people who hardly use data away from WiFi.',
          link: { label: 'Data by the gig', to: '/mobile/plans/data-by-the-gig' },
        },
        {
          icon: 'phone',
          title: `${facts.mobile.perLine('unlimited')} unlimited`,
          body: 'Per line, or less if you bring the family.',
          link: { label: 'Unlimited data', to: '/mobile/plans/unlimited-data' },
        },
        {
          icon: 'gift',
          title: `${facts.mobile.tradeInBonus} if you trade it in`,
          body: 'If you’d rather have a new one, your phone is worth money, and this comes on top.',
          link: { label: 'See if it earns the bonus', to: '/mobile/trade-in' },
        },
      ],
    },
    {
      kind: 'questions',
      id: 'questions',
      heading: 'Before you take out the card',
      items: [
        {
          question: 'Do I lose my photos and messages?',
          answer:
            'No. They’re on the phone and in your backups, not on the card. Make a backup anyway: it’s a good habit.',
        },
        {
          question: 'What about my usual messaging app?',
          answer: 'It stays the same, because it goes with your number, and your number doesn’t change.',
        },
        {
          question: 'Can I bring a tablet or a watch?',
          answer:
            'A tablet with a slot or eSIM, yes. A watch, if the network takes it: tell us its IMEI and we check.',
        },
        {
          question: 'How long does the number take to move?',
          answer:
            'Calls tend to move within a few hours. Don’t cancel the old line: it closes by itself at the end.',
        },
        {
          question: 'What if I bought a used phone?',
          answer: 'Ask for the IMEI before you pay, and ask us. A phone reported stolen works on no network.',
        },
      ],
    },
    {
      kind: 'pages',
      heading: 'What comes next',
      pages: [
        '/mobile/byod-eligibility-check',
        '/mobile/coverage-map',
        '/mobile/plans',
        '/support/category/mobile',
        '/mobile/contact-{product}-mobile',
      ],
    },
  ],
})
