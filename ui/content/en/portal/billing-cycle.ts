import type * as es from '#ui/content/es/portal/billing-cycle.ts'
import { counted } from '#ui/content/format.ts'
import type { Translation } from '#ui/content/language.ts'

export const billingCycleWords: Translation<typeof es.billingCycleWords> = {
  title: 'When should it end?',
  lead: 'Choose the day. Below you see how much of the month you use and how much we return.',
  legend: 'End date',
  month: 'Your month of service',
  monthHint: (from, until) => `From ${from} to ${until}.`,
  shortDay: (day, month) => `${month} ${day}`,
  used: 'Days with service',
  returned: 'Days we return',
  paid: 'Price of the month',
  charged: (days) => counted(days, 'day', 'days'),
  today: 'Today',
  wholeMonth: 'The month is already paid. You use all of it and pay nothing more.',
  drawn: (used, of, returned) =>
    returned === 0
      ? `You use all ${of} days of the month.`
      : `Of the ${of} days of the month you use ${used}, and we return ${returned}.`,
  balance: 'How your account ends up',
  balanceHint: 'After your last bill.',
  unpaid: 'Unpaid bills',
  returnedDays: 'Days you don’t use',
  instalments: 'Remaining payments for devices',
  refund: 'We return',
  due: 'You still owe',
  nothing: 'You owe nothing, and we owe you nothing.',
  refundDetail: 'To the same method you paid with.',
  dueDetail: 'It is on your last bill.',
  remaining: 'What you keep',
  remainingHint: (day) => `What you pay from ${day}, taxes included.`,
  flat: 'The price doesn’t change afterwards',
  period: 'a month',
  spoken: (price) => `${price} a month`,
  continue: 'Continue with this date',
}

export const timingWords: Translation<typeof es.timingWords> = {
  endOfCycle: {
    title: 'At the end of this month of service',
    detail: (day) => `You have service until ${day}.`,
  },
  today: {
    title: 'Today',
    detail: (day) => `It ends at the end of ${day}. We return the remaining days.`,
  },
}
