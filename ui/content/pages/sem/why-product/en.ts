import { COMPARISON_DATE } from '#ui/content/comparison-date.ts'
import type * as es from './es.ts'

export const name = 'Compare before you switch'

export const words: typeof es.words = ({ brand, facts }) => ({
  title: `How to compare internet providers | ${brand.name}`,
  description: `The questions to ask any internet provider, with ${brand.name}’s answer next to each. Take them to the phone call and compare complete bills.`,
  opening: {
    title: 'Compare answers, not ads',
    lead: `We don’t publish other companies’ prices: they change, and they aren’t ours to quote. Here are ours as of ${facts.date(COMPARISON_DATE)}, and what to ask over there.`,
    picture: 'A woman with a list of questions in front of two doors',
    actions: { sales: 'Ask us by phone' },
  },
  questions: {
    id: 'questions',
    heading: 'The list for the call',
    lead: 'Write down each answer and the name of the person who gave it.',
    columns: ['Question', brand.name, 'The other company'],
    rows: [
      [
        'What do I pay the first month?',
        `${facts.price('internet-500')} for ${facts.speed('internet-500')}`,
        'Is that with every fee?',
      ],
      [
        'And later?',
        `${facts.laterPrice('internet-500')} from month ${facts.laterMonth('internet-500')}`,
        'In which month does it change?',
      ],
      ['What does leaving cost?', 'Nothing', 'Is there a contract or a cancellation fee?'],
      ['Do I pay for the modem?', 'No, it’s on loan', 'Rent it or buy it?'],
      ['Is there a data cap?', 'No', 'What happens if I go over?'],
      ['How fast is my upload?', facts.uploadSpeed('internet-500'), 'Is it the same as the download?'],
      [
        'What does installation cost?',
        `${facts.oneTime('install-professional')} with a technician; nothing on your own`,
        'Can I skip it?',
      ],
      ['When do you pick up the phone?', facts.hours('service'), 'At night, too? In Spanish?'],
    ],
    note: `${brand.name} facts as of ${facts.date(COMPARISON_DATE)}. Other brands belong to their owners and have no ties to this store.`,
  },
  bill: {
    id: 'bill',
    heading: 'And with your bill?',
    lead: 'Enter what you pay today. We assume that your price there never goes up.',
  },
  pages: { heading: 'If you already have a provider' },
})
