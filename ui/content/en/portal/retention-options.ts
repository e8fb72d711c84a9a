import type * as es from '#ui/content/es/portal/retention-options.ts'
import { counted } from '#ui/content/format.ts'
import type { Translation } from '#ui/content/language.ts'

export const optionsWords: Translation<typeof es.optionsWords> = {
  title: 'What you can do instead of canceling',
  lead: 'See what you pay now and later with each option. None is required.',
  otherTitle: 'Your other options',
  otherLead: 'Each says how much less you pay in a year. None is required.',
  best: 'Costs least in a year',
  none: 'We don’t have a better option for you',
  noneBody:
    'You already pay the lowest price for this service. You can keep it as it is or continue with the cancellation.',
  noOther: 'There are no more options',
  noOtherBody:
    'You’ve seen all of them. You can go back, keep your service or continue with the cancellation.',
  loading: 'Loading... We’re looking up your options.',
  choose: 'Choose this option',
  others: (count) => `See ${counted(count, 'more option', 'more options')}`,
  saved: (amount) => `${amount} less in a year`,
  costsMore: (amount) => `${amount} more in a year`,
  noDifference: 'You pay the same in a year',
  monthly: 'You pay for everything, taxes included',
  period: 'a month',
  begins: 'Begins',
  ends: 'Ends',
  never: 'No end date',
  later: (price, day) => `Then ${price} a month, from ${day}`,
  flat: 'The price doesn’t change afterwards',
  spoken: (price) => `${price} a month`,
}

export const optionKindWords: Translation<typeof es.optionKindWords> = {
  discount: {
    title: (name, months) => `${name} with a discount for ${counted(months, 'month', 'months')}`,
    body: 'Everything stays the same: the same speed and the same equipment. You can cancel anytime, without a fee.',
  },
  smallerPlan: {
    title: (name, _months) => `Change to ${name}`,
    body: 'You keep your equipment and your number. Nobody has to come to your home.',
  },
  pause: {
    title: (name, months) => `${name} paused for ${counted(months, 'month', 'months')}`,
    body: 'During the pause there is no service and you don’t pay for it. It comes back on the day shown here.',
  },
}

export const acceptWords: Translation<typeof es.acceptWords> = {
  title: 'Review your change and accept it',
  lead: (day) => `It begins on ${day}. You can undo it through the day before.`,
  before: 'Without this change',
  after: 'With this change',
  difference: (amount) => `${amount} less a month`,
  more: (amount) => `${amount} more a month`,
  time: 'How it changes',
  terms: 'Terms',
  termsHint: 'Check each one when you have read it.',
  accept: 'Accept this change',
  accepting: 'Saving your change',
  other: 'See another option',
  paused: (from, until) => `Paused from ${from} to ${until}.`,
}
