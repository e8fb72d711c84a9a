import { MAX_LINES, MAX_SPEND, MIN_LINES } from '#core/savings/savings-input.ts'
import { ZERO, cents } from '#core/shared/money.ts'
import type * as es from '#ui/content/es/shared/savings-calculator.ts'
import { counted, money } from '#ui/content/format.ts'
import type { Translation } from '#ui/content/language.ts'

const month = (fromMonth: number): string => `month\u00A0${fromMonth}`

const least = (): string => money(ZERO).text
const most = (): string => money(cents(MAX_SPEND)).text

export const savingsCalculatorWords: Translation<typeof es.savingsCalculatorWords> = {
  form: 'Savings calculator',
  type: 'What would you like to compare?',
  types: { other: 'Internet and mobile', mobileOnly: 'Mobile only' },
  speed: 'How much does speed matter to you?',
  speeds: {
    critical: { title: 'It comes first', detail: 'Gaming, 4K shows and video calls, all at once.' },
    important: {
      title: 'It matters, and so does price',
      detail: 'Shows, school and work, without overpaying.',
    },
    other: { title: 'The usual is fine', detail: 'Plenty of room for a family.' },
  },
  lines: 'How many mobile lines?',
  plan: 'On which plan?',
  spend: 'What do you pay for all of that today, per month?',
  spendHint: 'In dollars, before tax, like 120 or 89.99.',
  submit: 'See my savings',
  again: 'Start over',
  failures: {
    SavingsTypeUnknown: 'Choose what to compare.',
    SpeedImportanceMissing: 'Choose how much speed matters to you.',
    LinesMissing: 'Choose how many lines you want.',
    LinesOutOfRange: `Choose ${MIN_LINES} to ${MAX_LINES} lines.`,
    MobilePlanUnknown: 'Choose one of the plans.',
    PlanWithoutTable:
      'This plan is sold with internet only. Choose the other plan, or compare internet and mobile.',
    get SpendInvalid() {
      return `Enter what you pay per month, from ${least()} to ${most()}, like 120 or 89.99.`
    },
  },
  result: 'Your result',
  empty: 'Answer the questions and your savings appear here, with the full math.',
  saving: (monthly, yearly) =>
    `You save ${money(monthly).text} a month: ${money(yearly).text} in the first year.`,
  equal: 'You would pay the same as today.',
  loss: (more) => `You pay less today: here it would be ${money(more).text} more a month.`,
  lossAdvice:
    'On price alone, switching does not pay off. Compare the speed and what your plan includes, too.',
  today: 'You pay today',
  here: (brandName) => `With ${brandName}`,
  perMonth: (amount) => `${money(amount).text} a month`,
  derivation: 'Where it comes from',
  concept: 'Item',
  amount: 'Per month',
  tier: {
    gig: 'The fastest one, because speed comes first for you.',
    advantage: 'The lowest price, because price matters to you.',
    premier: 'The one in the middle, for the usual.',
  },
  severalLines: 'Price with two or more lines.',
  oneLine: 'Price with a single line.',
  tables: {
    standalone: 'Price of the lines without internet.',
    bundled: 'Price of the lines with internet.',
    bundledPlus: 'Price of Unlimited Plus lines with internet.',
  },
  lineCount: (name, count) => (count === 1 ? name : `${name} × ${count}`),
  firstFree: 'The first line is free.',
  total: 'Total per month',
  monthlySaving: 'You save per month',
  yearlySaving: 'You save in a year',
  taxes: 'Prices before taxes and fees.',
  guarantee: (years) => `The price of the lines is guaranteed for ${counted(years, 'year', 'years')}.`,
  later: (fromMonth, monthly) => `From ${month(fromMonth)} you pay ${money(monthly).text} a month.`,
  constant: 'After that the price stays the same.',
  order: 'Order this plan',
  orderNote: 'Enter your address; the plan is already in your order.',
  script: 'What to say',
  said: {
    saving: (spend, price, monthly) =>
      `“You pay ${money(spend).text} a month today. With us it would be ${money(price).text}: you keep ${money(monthly).text} every month.”`,
    none: (spend, price) =>
      `“You pay ${money(spend).text} a month today. With us it would be ${money(price).text}: on price alone, switching does not pay off.”`,
    later: (fromMonth, monthly) => `“From ${month(fromMonth)} it would be ${money(monthly).text} a month.”`,
    closing: '“May I have your address to see if we reach your home?”',
  },
}
