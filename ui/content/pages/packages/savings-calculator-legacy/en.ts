import type * as es from './es.ts'
import { lines } from '../savings-calculator/en.ts'

export const name = 'Savings calculator'

export const words: typeof es.words = ({ brand, facts }) => ({
  title: `Savings calculator, earlier version | ${brand.name}`,
  description:
    'The earlier address of the calculator: the same questions and the same prices as the savings calculator of today.',
  intro: {
    title: 'Compare your bill with our price',
    lead: 'This is the earlier address of the calculator. It works the same way, with today’s prices.',
  },
  calculator: {
    id: 'calculadora',
    heading: 'Your answers',
    lead: 'The result appears beside them, with the full math.',
  },
  lines: lines(facts),
})
