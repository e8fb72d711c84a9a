import type * as es from './es.ts'
import type { Translation } from '#ui/content/language.ts'

export const cartDetailsWords: Translation<typeof es.cartDetailsWords> = {
  title: 'Your order in detail',
  lead: 'Everything you chose, with what you pay today and later. Here you can remove what you don’t want, move the order to another device, or print it.',
  services: 'Your services',
  servicesHint: 'Monthly prices, before taxes.',
  once: 'One-time charges',
  taxes: 'Monthly taxes',
  taxesOnce: 'Taxes on one-time charges',
  remove: 'Remove',
  removeNamed: (name) => `Remove ${name}`,
  together: (names) => `If you remove it, this goes too: ${names.join(', ')}.`,
  removed: (names) => `You removed ${names.join(', ')}.`,
  undo: 'Undo',
  cost: 'What you pay',
  perMonth: (amount) => `${amount} per month`,
  changeServices: 'Change my services',
  next: 'Continue with my order',
  share: 'Share or continue on another device',
  print: 'Print',
  empty: {
    title: 'Your order is empty',
    body: 'Choose an internet plan to start. Nothing was saved or charged.',
    choose: 'See plans',
  },
  noPlan: {
    title: 'You need an internet plan',
    body: 'The other services are ordered together with internet. Choose a plan to continue.',
  },
}
