import type * as es from './es.ts'

export const name = 'Store calculator'

export const words: typeof es.words = ({ brand }) => ({
  title: `Savings calculator for stores | ${brand.name}`,
  description: `The savings calculator for the screen of a ${brand.name} store: large type and a button to start over.`,
  intro: {
    title: 'See your savings right here',
    lead: 'Tap your answers. When you are done, start over for the next person.',
  },
  calculator: { id: 'calculadora', heading: 'Your answers', lead: 'Nothing you type is stored.' },
})
