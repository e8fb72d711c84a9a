import { answers, titled } from '#ui/content/word-lists.ts'
import type * as es from './es.ts'

export const name = 'For current customers'

export const words: typeof es.words = ({ brand, facts }) => ({
  title: `Already a customer? Change your service here | ${brand.name}`,
  description: `Sign in to pay, move your visit or add services. Moving? Enter the new address. Customer service picks up at any hour of the day.`,
  opening: {
    title: 'You’re already home. Come in.',
    lead: 'Your account knows what you have and what you can add. No need to order everything again.',
    picture: 'A man opens his door with a key that has a small kite on its ring',
    actions: { account: 'Sign in to my account' },
  },
  tasks: {
    id: 'tasks',
    heading: 'What you can do in your account',
    lead: 'No hold music.',
    cards: titled({
      'Pay and see bills': 'Automatic payments, too. Turn them off whenever you like.',
      'Add something': `A pod for ${facts.price('wifi-pod')} a month, TV, or a line. You see the total before you agree.`,
      'Move a visit': 'Pick another open day, no explanation needed.',
    }),
  },
  action: { heading: 'Moving?', lead: 'Enter the new address and see what’s there before you pack.' },
  questions: {
    id: 'questions',
    heading: 'If you already have service',
    items: answers({
      'Do the store’s deals apply to me?':
        'It depends on your plan and your address. Your account shows only the ones you can get.',
      'Who do I call if something’s wrong?': `Customer service: ${facts.phone('service')}. ${facts.hours('service')}.`,
      'Can I move and keep my plan?':
        'If we reach the new address, yes. Enter it above and see what’s there; then call, and we set the date of the move.',
      'Does dropping a service cost anything?':
        'There is no contract and no fee to end it; a device in installments is paid off. If it was part of a bundle, the discount goes with it: check what you would pay first.',
      'Do I get anything for recommending you?':
        'Ask for your link in your account. The credit shows up on the bill of the person who uses it.',
    }),
  },
  pages: { heading: 'More help' },
})
