import { switchTerms } from '#core/mobile/switch-offer.ts'
import { shortMoney } from '#ui/content/es/shared/sections.ts'
import type * as es from '#ui/content/es/shared/switch-calculator.ts'
import { counted } from '#ui/content/format.ts'
import type { Translation } from '#ui/content/language.ts'

const lines = (count: number): string => counted(count, 'line', 'lines')
const months = (count: number): string => counted(count, 'month', 'months')

export const switchCalculatorWords: Translation<typeof es.switchCalculatorWords> = {
  debts: 'What each phone still owes, in dollars',
  debtsHint: 'Enter 0 if a line owes nothing. Leave empty those you don’t bring.',
  phone: (number) => `Phone ${String(number)}`,
  add: 'Add another phone',
  calculate: 'Calculate mine',
  paid: (amount) => (amount === 0 ? 'We pay nothing here' : `We pay ${shortMoney(amount)}`),
  empty: 'Enter what each phone owes and see here how much we pay.',
  malformed: (number) =>
    `We can’t read what phone ${String(number)} owes. Write it like 350 or 350.75, without signs.`,
  tooFew: (missing) =>
    `Not yet: you need ${counted(missing, 'more line', 'more lines')}. You can share an account with someone in the family.`,
  nothingOwed:
    'Your phones owe nothing, so there is nothing to pay off. You can bring them without the offer.',
  paysAll: (total) => `We pay everything you owe: ${shortMoney(total)}.`,
  paysPart: (total, rest) => `We pay ${shortMoney(total)}. You go on paying the other ${shortMoney(rest)}.`,
  conditions: 'The conditions',
  condition: (condition) =>
    ({
      lines: `${lines(switchTerms.minLines)} or more`,
      phones: `Up to ${counted(switchTerms.paidLines, 'phone', 'phones')}`,
      amount: `Up to ${shortMoney(switchTerms.most)}`,
      months: `${months(switchTerms.activeMonths)} with us`,
    })[condition],
  about: {
    lines: 'Each with its number, from another carrier. A line that owes nothing counts too.',
    phones: 'We start with the one that owes the most.',
    amount: 'This is the most for the entire account, not for each phone.',
    months: 'The lines stay active. If you cancel earlier, you repay what we paid.',
  },
  enoughLines: (count) => `You bring ${lines(count)}.`,
  missingLines: (count, missing) => `You bring ${String(count)}, ${String(missing)} to go.`,
  phonesPaid: (paid, owing) => `We pay on ${String(paid)} of ${String(owing)} that owe.`,
  amountPaid: (total) => `You reach ${shortMoney(total)}.`,
  repayment: 'If you cancel earlier',
  month: 'Months you would have been with us',
  chart: `One bar a month. Until month ${String(switchTerms.activeMonths - 1)} you repay everything; from ${String(switchTerms.activeMonths)} on, nothing.`,
  monthLabel: (month) => `Month ${String(month)}`,
  owesAll: (month, owed, left) =>
    `After ${months(month)}, you repay ${owed === null ? 'everything we paid' : shortMoney(owed)}. ${months(left)} more and you owe nothing.`,
  owesNothing: (month) => `After ${months(month)}, you repay nothing.`,
  monthUnknown: 'Enter the months as a number, like 6.',
}
