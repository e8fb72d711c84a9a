import { answers, titled } from '#ui/content/word-lists.ts'
import type * as es from './es.ts'

export const name = 'International calling'

export const words: typeof es.words = ({ brand, facts }) => {
  const longest = facts.call('MX', 60).minutes
  return {
    title: `International calling rates by country | ${brand.name}`,
    description: `Rates per minute to ${facts.countriesCalled} countries from your home phone, to landlines and cell phones. What it costs to add, how to dial and examples of long calls.`,
    opening: {
      title: 'Don’t let the price cut the call short',
      lead: `Add international calling to your home phone for ${facts.price('phone-international')} more a month, and every minute has a published price. It’s all on this page.`,
      picture: 'Two women talk on the phone from two hills; a kite string crosses the sea between them',
      actions: { rates: 'Find my country', address: 'Order home phone' },
    },
    examples: {
      id: 'examples',
      heading: `What ${longest} minutes cost`,
      lead: 'To a landline in each country, before tax. Calling a cell phone may cost more.',
    },
    rates: {
      id: 'rates',
      heading: 'Rate per minute, country by country',
      lead: 'In US cents. Every minute you start is charged in full.',
      columns: ['Country', 'To a landline', 'To a cell phone'],
      note: 'Your country isn’t here? Call sales and ask before you dial.',
    },
    dial: {
      id: 'dial',
      heading: 'How to dial',
      lead: 'The same from any phone in the house.',
      steps: titled({
        'Dial out': `Start with ${facts.stated('011', 'name')}, the exit code of the United States.`,
        'Add the country code': `For example, ${facts.stated('52', 'name')} for Mexico or ${facts.stated('57', 'name')} for Colombia.`,
        'Finish with the number':
          'With its city code, and without the zeros or prefixes used only inside that country.',
      }),
    },
    worthIt: {
      id: 'worth-it',
      heading: 'Is it worth it? Do the math',
      paragraphs: [
        `Home phone with international calling is ${facts.together('home-phone', 'phone-international')} a month, plus the minutes you talk abroad. Inside the United States, no minutes are counted.`,
        'If your family has good internet and a recent phone, a video app is free. The phone wins when there’s a landline at the other end, a weak signal, or someone who doesn’t use apps.',
      ],
      points: [
        'Call the landline when you can: in many countries it’s cheaper than a cell phone.',
        'For Cuba and other expensive countries, agree on a time and get to the point.',
        'Hang up properly: a phone off the hook keeps counting.',
      ],
      picture: 'A young woman on the phone looks at two clocks on the wall, one per country',
    },
    questions: {
      id: 'questions',
      heading: 'Before you call far away',
      items: answers({
        'Are minutes included?': `No. The ${facts.price('phone-international')} a month opens the service at these rates; minutes are charged separately, on your bill.`,
        'Am I charged if nobody answers?':
          'No. Time counts from when someone picks up, and that includes a voicemail.',
        'What about calls to Puerto Rico?': 'They’re domestic, so they use no international minutes.',
        'Does it work from my cell phone?':
          'No. It’s for the home phone. Mobile lines have rates of their own.',
        'Can I block these calls?': `Without this add-on, your phone doesn’t dial abroad. If you have it and no longer want it, remove it at ${facts.phone('service')}.`,
        'Do rates change?': 'They can. The ones on this page are current. Check them before a long call.',
      }),
    },
    pages: { heading: 'Closer to your people' },
  }
}
