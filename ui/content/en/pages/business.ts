import type { PageWriter } from '#ui/content/page-entry.ts'

/** Service for businesses, which is sold by telephone. */
export const business: PageWriter = ({ brand, facts }) => ({
  title: `Internet and phone for your business | ${brand.name}`,
  description: `Businesses sign up with ${brand.name} by phone: ${facts.businessPhone}. What to ask, what to have ready, and how to keep the register moving.`,
  sections: [
    {
      kind: 'opening',
      layout: 'wide',
      title: 'So the register never has to wait',
      lead: `A business isn’t connected like a home: it counts how many registers take cards, how many lines ring, and what happens if the signal drops. That’s why we sell it by talking. Call ${facts.businessPhone}.`,
      picture: {
        name: 'bakery',
        alt: 'A neighborhood bakery: the owner takes a card payment, a customer waits, and bread fills the counter',
      },
      actions: [
        { label: 'Call business sales', to: 'businessSales' },
        { label: 'It’s for my home', to: 'address' },
      ],
    },
    {
      kind: 'table',
      id: 'when',
      heading: 'When we answer',
      lead: 'Someone who knows your area, in Spanish or in English. The call is free.',
      columns: ['What for', 'Phone', 'Hours'],
      rows: [
        ['Sign up', facts.businessPhone, facts.businessHours],
        ['An outage, if you’re already a customer', facts.phone('service'), facts.hours('service')],
      ],
    },
    {
      kind: 'cards',
      id: 'needs',
      heading: 'Think of your day, not of megabits',
      lead: 'Tell us which one looks like yours, and the proposal starts there.',
      cards: [
        {
          icon: 'card',
          title: 'Shop or restaurant',
          body: 'Registers and customer WiFi run separately, so that a packed afternoon never slows a payment.',
        },
        {
          icon: 'receiver',
          title: 'Practice or office',
          body: 'Several lines on a single number, voicemail after hours, and the fax someone still asks for.',
        },
        {
          icon: 'screen',
          title: 'Workshop or warehouse',
          body: 'Cameras that upload video all day: what goes out matters as much as what comes in.',
        },
        {
          icon: 'home',
          title: 'Working from home',
          body: 'If you see clients or send invoices from home, ask which of the two services fits. Sometimes home service is enough.',
        },
      ],
    },
    {
      kind: 'feature',
      id: 'ready',
      heading: 'Have this ready and leave with a price',
      paragraphs: ['The call is shorter if you already know it. None of it commits you to anything.'],
      points: [
        'The address of the premises and the suite number, as they appear on the lease.',
        'Whether you own the building or need permission to run a cable.',
        'How many registers, phones and cameras are in use at the same time.',
        'The numbers you want to keep, and your current provider’s last bill.',
      ],
      picture: { name: 'floorPlan' },
    },
    {
      kind: 'questions',
      ask: 'business',
      id: 'questions',
      heading: 'What owners ask',
      items: [
        {
          question: 'Why can’t I order it online?',
          answer:
            'Because the price depends on the premises, the wiring and the contract. This store sells home services only; you see your business terms in writing before you sign.',
        },
        {
          question: 'What should I get in writing?',
          answer:
            'The price of each month and how long it lasts, the upload and download speeds, the term of the contract, what it costs to end it, and how soon an outage is repaired.',
        },
        {
          question: 'Can I use my home internet for my business?',
          answer:
            'If you work at home, yes. In premises open to the public, no: home service isn’t meant for your customers to join.',
        },
        {
          question: 'Do I keep my business number?',
          answer:
            'Almost always. Don’t cancel the current line: it closes by itself once the number moves. Have the account and the exact name it’s registered under.',
        },
        {
          question: 'I’m already a business customer. Whom do I call about an outage?',
          answer: `Call ${facts.phone('service')}. Say it’s a business when you start, and that team takes you.`,
        },
      ],
    },
    {
      kind: 'pages',
      heading: 'This may help too',
      pages: [
        '/contact-{product}',
        '/stores',
        '/internet/internet-speeds-explained',
        '/internet/network-reliability',
        '/support',
      ],
    },
  ],
})
