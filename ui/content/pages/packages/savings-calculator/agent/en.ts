import type * as es from './es.ts'

export const name = 'Agent calculator'

export const words: typeof es.words = ({ brand }) => ({
  title: `Savings calculator for agents | ${brand.name}`,
  description: `The savings calculator for agents of ${brand.name}: the result, what to say on the phone, and the link of the order.`,
  h1Hidden: 'Calculator for agents',
  calculator: {
    id: 'calculadora',
    heading: 'Questions for the customer',
    lead: 'Ask in this order, type what you hear, and read the result in the words under “What to say”. The link of the order carries the plan.',
  },
})
