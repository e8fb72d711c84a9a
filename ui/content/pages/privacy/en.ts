import type * as es from './es.ts'
import type { SiteFacts } from '#ui/content/facts.ts'

export const name = 'Privacy'

/** What the store has about a buyer, and for how long. */
export const storedData = (facts: SiteFacts) => ({
  heading: 'What we keep about you, and for how long',
  paragraphs: [
    `A purchase you don’t finish: your address and what you typed, for a day. A saved cart: ${facts.cartDays} days, without your name.`,
    `An order: name, address and contact details for ${facts.retention('orderedSessionDays')} days, to install your service and help you; the receipt, ${facts.retention('orderYears')} years.`,
    `Your online account: while you have a service, and ${facts.retention('accountYears')} years more, with the changes you asked for. We don’t store your password, only a fingerprint that can’t be read back.`,
    `A message we couldn’t deliver: ${facts.retention('messageDays')} days. If you ask us to tell you when the network reaches your street, your request: ${facts.retention('followUpDays')} days.`,
    'Your browser stores your address and what you chose, so that you can pick up where you left off. You can delete it whenever you like.',
    'The cookies page names each cookie and each entry that the store leaves in your browser. There is no advertising and no third-party measurement, and the payment pages have no code from other sites.',
  ],
})

export const words: typeof es.words = ({ brand, facts }) => ({
  title: `Privacy: what we keep about you | ${brand.name}`,
  description: `Which of your data ${brand.name} keeps, what for, for how long, what it never keeps, and how to have your data erased.`,
  intro: { title: 'Privacy', lead: 'What we keep about you, what for, and for how long.' },
  storedData: storedData(facts),
  neverStored: {
    heading: 'What we never keep',
    paragraphs: [
      'Your full card number, its security code, your bank account number and your identification number. Your browser encrypts them, and only whoever processes the payment or the credit check can read them.',
      'So that you recognize your payment, we keep the brand of the card or the type of account, and the last four digits.',
    ],
  },
  statistics: {
    heading: 'Usage statistics, only if you accept',
    paragraphs: [
      'At the bottom of every page you choose whether we count how the store is used, and you can change your mind at any time. Nothing is sent before you accept.',
      `We count, per day, how often each screen is opened and each step is completed. We don’t record who did it, what you type, or any cookie or number that follows you. The counts are deleted after ${facts.retention('analyticsDays')} days.`,
      'Separately, the store notes technical failures that a page runs into, without any of your data, so that we can fix them.',
    ],
  },
  deletion: {
    heading: 'Have your data erased',
    paragraphs: [
      `Call ${facts.phone('service')}. Of an order we keep the number, the date and the amounts, without your name.`,
      `${brand.legalName} is responsible for your data.`,
    ],
  },
  pages: { heading: 'Other legal pages' },
})
