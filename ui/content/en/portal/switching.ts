import type * as es from '#ui/content/es/portal/switching.ts'
import { counted } from '#ui/content/format.ts'
import type { Translation } from '#ui/content/language.ts'

export const switchingWords: Translation<typeof es.switchingWords> = {
  title: 'What you pay, and what you would pay',
  lead: 'Compare your plan with the smaller ones. The figures are for your whole account, taxes included.',
  comparison: 'Your plan and the smaller ones',
  plan: 'Plan',
  speed: 'Download',
  now: 'You pay a month',
  year: 'In 12 months',
  action: 'Change',
  present: 'Your plan today',
  noSpeed: 'Unknown',
  noLater: 'The price doesn’t change afterwards',
  from: (price, day) => `Then ${price}, from ${day}`,
  choose: 'Choose',
  chooseSpoken: (name) => `Choose ${name}`,
  over: 'Both, month by month',
  overHint: 'Both drawings have the same scale: what is lower costs less.',
  which: 'Compare with',
  totalsCaption: 'Total paid with each plan',
  term: 'Term',
  months: (count) => counted(count, 'month', 'months'),
  less: (amount) => `${amount} less`,
  more: (amount) => `${amount} more`,
  same: 'The same',
  starts: (day) => `It begins on ${day}. Until then nothing changes.`,
  none: 'There is no smaller plan for your service.',
  noneBody:
    'You already have the plan that costs least, or your building doesn’t allow a change. There may be other options.',
  options: 'See other options',
}
