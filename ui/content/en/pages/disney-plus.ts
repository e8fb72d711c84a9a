import type { PageWriter } from '#ui/content/page-entry.ts'

const BASIC = 'disney-basic'
const PREMIUM = 'disney-premium'

/** Disney+ with a television plan, in English. */
export const disneyPlus: PageWriter = ({ brand, facts }) => ({
  title: `Disney+ with your TV plan, on one bill | ${brand.name}`,
  description: `Add Disney+ to your TV: Basic with ads for ${facts.price(BASIC)} a month, or Premium without ads for ${facts.price(PREMIUM)}. How to activate it, and what to do if you have it.`,
  sections: [
    {
      kind: 'opening',
      layout: 'night',
      title: 'Lights off. The movie’s starting.',
      lead: `Disney+ goes with any TV plan and on the same bill, from ${facts.price(BASIC)} a month.`,
      picture: {
        name: 'tvFort',
        alt: 'Two kids watch a movie inside a blanket fort with a flashlight',
      },
      actions: [
        { label: 'Add it to my order', to: 'address' },
        { label: 'Basic or Premium', to: '#plans' },
      ],
    },
    {
      kind: 'table',
      id: 'plans',
      heading: 'With ads or without',
      lead: 'That’s the difference you pay for.',
      columns: ['What changes', facts.name(BASIC), facts.name(PREMIUM)],
      rows: [
        ['A month', facts.price(BASIC), facts.price(PREMIUM)],
        ['Ads', 'Yes', 'No'],
        ['Where you pay', 'On your bill', 'On your bill'],
        ['It suits you if', 'you watch now and then', 'the kids put it on every day'],
      ],
      note: `Moving up to Premium costs ${facts.difference(PREMIUM, BASIC)} more a month. Prices before tax.`,
    },
    {
      kind: 'steps',
      layout: 'list',
      id: 'activate',
      heading: 'Turn it on the same day',
      lead: 'Order matters: the plan first, then the account.',
      steps: [
        {
          title: 'Add it to your plan',
          body: 'When you order TV, choose Basic or Premium. Already a customer? Add it by phone.',
        },
        {
          title: 'Create or link your account',
          body: 'Disney+ asks for an account of its own. Use the one you have or open one right there.',
        },
        {
          title: 'Put it on your screens',
          body: 'Download its app on your TV, your Xumo or your phone, and sign in with that account.',
        },
      ],
    },
    {
      kind: 'feature',
      id: 'twice',
      tone: 'sun',
      heading: 'Don’t pay for it twice',
      paragraphs: [
        'If you pay for Disney+ today with your card or through your phone’s store, that charge doesn’t stop by itself when you add it with us.',
        'Make the change on a quiet day, and check your next statement.',
      ],
      points: [
        'See in your bank who charges you today, and on which day.',
        'Cancel the renewal there, before that date.',
        'When the month you paid for ends, link your account to your new plan.',
      ],
      picture: {
        name: 'tvTwoBills',
        alt: 'A hand cuts the string of one of two identical bills',
      },
    },
    {
      kind: 'questions',
      id: 'questions',
      heading: 'Before you add Disney+',
      items: [
        {
          question: 'Can I get it without a TV plan?',
          answer: `Not from us: it’s added to a TV plan, and the cheapest is ${facts.price('tv-stream-latino')} a month.`,
        },
        {
          question: 'Can I have Basic and Premium at once?',
          answer: 'No. It’s one or the other per account, and you can change whenever you want.',
        },
        {
          question: 'How do I go from Basic to Premium?',
          answer: `Call ${facts.phone('service')}. It’s the same account: the price changes and the ads go away.`,
        },
        {
          question: 'Can I watch in Spanish?',
          answer: 'It depends on the title. You choose audio and subtitles in each one, inside its app.',
        },
        {
          question: 'What if I cancel my TV?',
          answer:
            'Disney+ leaves your bill. The account is still yours, and you can pay for it directly on its site.',
        },
      ],
    },
    {
      kind: 'action',
      heading: 'Choose your TV first',
      lead: 'Enter your address: Disney+ is among the extras, with its price.',
      hasAddressForm: true,
      actions: [],
    },
    {
      kind: 'pages',
      heading: 'Movie nights',
      pages: [
        '/cable-tv/add-ons',
        '/cable-tv/streaming/xumo',
        '/cable-tv/app-store',
        '/cable-tv/plans',
        '/internet/best-internet-speed-for-streaming',
      ],
    },
  ],
})
