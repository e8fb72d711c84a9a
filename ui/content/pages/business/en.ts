import { answers, titled } from '#ui/content/word-lists.ts'
import type * as es from './es.ts'

export const name = 'Business'

export const words: typeof es.words = ({ brand, facts }) => ({
  title: `Internet and phone for your business | ${brand.name}`,
  description: `Businesses sign up with ${brand.name} by phone: ${facts.businessPhone}. What to ask, what to have ready, and how to keep the register moving.`,
  opening: {
    title: 'So the register never has to wait',
    lead: `A business isn’t connected like a home: it counts how many registers take cards, how many lines ring, and what happens if the signal drops. That’s why we sell it by talking. Call ${facts.businessPhone}.`,
    picture:
      'A neighborhood bakery: the owner takes a card payment, a customer waits, and bread fills the counter',
    actions: { businessSales: 'Call business sales', address: 'It’s for my home' },
  },
  when: {
    id: 'when',
    heading: 'When we answer',
    lead: 'Someone who knows your area, in Spanish or in English. The call is free.',
    columns: ['What for', 'Phone', 'Hours'],
    rows: [
      ['Sign up', facts.businessPhone, facts.businessHours],
      ['An outage, if you’re already a customer', facts.phone('service'), facts.hours('service')],
    ],
  },
  needs: {
    id: 'needs',
    heading: 'Think of your day, not of megabits',
    lead: 'Tell us which one looks like yours, and the proposal starts there.',
    cards: titled({
      'Shop or restaurant':
        'Registers and customer WiFi run separately, so that a packed afternoon never slows a payment.',
      'Practice or office':
        'Several lines on a single number, voicemail after hours, and the fax someone still asks for.',
      'Workshop or warehouse':
        'Cameras that upload video all day: what goes out matters as much as what comes in.',
      'Working from home':
        'If you see clients or send invoices from home, ask which of the two services fits. Sometimes home service is enough.',
    }),
  },
  ready: {
    id: 'ready',
    heading: 'Have this ready and leave with a price',
    paragraphs: ['The call is shorter if you already know it. None of it commits you to anything.'],
    points: [
      'The address of the premises and the suite number, as they appear on the lease.',
      'Whether you own the building or need permission to run a cable.',
      'How many registers, phones and cameras are in use at the same time.',
      'The numbers you want to keep, and your current provider’s last bill.',
    ],
  },
  questions: {
    id: 'questions',
    heading: 'What owners ask',
    items: answers({
      'Why can’t I order it online?':
        'Because the price depends on the premises, the wiring and the contract. This store sells home services only; you see your business terms in writing before you sign.',
      'What should I get in writing?':
        'The price of each month and how long it lasts, the upload and download speeds, the term of the contract, what it costs to end it, and how soon an outage is repaired.',
      'Can I use my home internet for my business?':
        'If you work at home, yes. In premises open to the public, no: home service isn’t meant for your customers to join.',
      'Do I keep my business number?':
        'Almost always. Don’t cancel the current line: it closes by itself once the number moves. Have the account and the exact name it’s registered under.',
      'I’m already a business customer. Whom do I call about an outage?': `Call ${facts.phone('service')}. Say it’s a business when you start, and that team takes you.`,
    }),
  },
  pages: { heading: 'This may help too' },
})
