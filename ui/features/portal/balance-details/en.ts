import { addDays } from '#core/shared/plain-date.ts'
import type * as es from './es.ts'
import { calendarText, money } from '#ui/content/format.ts'
import type { Translation } from '#ui/content/language.ts'

export const balanceWords: Translation<typeof es.balanceWords> = {
  title: 'Your balance and bills',
  states: {
    clear: { label: 'Your balance', note: 'You’re up to date. You owe nothing.' },
    credit: { label: 'In your favor', note: 'We take it off your next bill.' },
    due: { label: 'You owe', note: 'It isn’t past due yet.' },
    pastDue: { label: 'You owe', note: '' },
  },
  pastDue: (amount) => `${money(amount).text} is past due`,
  pastDueBody: 'Your service is still on. Call to pay or to agree on a date.',
  payBy: 'Pay by phone',
  next: (date) => `Your next bill comes out on ${calendarText(date)}`,
  cycle: (from, until) => `Your month of service runs from ${calendarText(from)} to ${calendarText(until)}.`,
  chart: {
    heading: 'Twelve months at a glance',
    caption: (low, high) =>
      low === high
        ? `Every bill was ${money(low).text}.`
        : `The lowest was ${money(low).text}; the highest, ${money(high).text}.`,
  },
  bills: 'Your bills',
  billsHint: 'Open one to see each amount and its reason.',
  months: (from, until) => `From ${calendarText(from)} to ${calendarText(until)}`,
  issued: (date) => `Issued on ${calendarText(date)}`,
  state: {
    paid: () => 'Paid',
    due: (date) => `Due on ${calendarText(date)}`,
    pastDue: (date) => `Was due on ${calendarText(date)}`,
  },
  openPart: (amount) => `${money(amount).text} still to pay`,
  total: 'Total of this bill',
  difference: {
    more: (amount) => `${money(amount).text} more than the one before`,
    less: (amount) => `${money(amount).text} less than the one before`,
    same: 'Same as the one before',
  },
  empty: {
    title: 'There are no bills yet',
    body: (date) =>
      `The first one comes out on ${calendarText(date)}. You’ll see each amount and its reason here.`,
  },
}

export const billLineWords: Translation<typeof es.billLineWords> = {
  names: {
    recurring: 'Price of the month',
    promotion: 'Promotion',
    bundle: 'Discount for services together',
    instalment: 'Device installment',
    tax: 'Taxes of the month',
    oneTime: 'One-time charge',
    oneTimeTax: 'Tax of the one-time charge',
    partialMonth: 'Part of a month',
    unusedDays: 'Days you didn’t use',
    retention: 'Discount you accepted',
    pause: 'Service on pause',
  },
  reasons: {
    recurring: () => 'The list price of one month. It’s charged in advance.',
    promotion: () => 'What your plan’s promotion takes off the list price.',
    bundle: () => 'Because you have these services together.',
    instalment: () => 'One of the payments you agreed to for the device. It isn’t rent.',
    tax: () => 'State and city taxes. Internet has none.',
    oneTime: () => 'Charged only once, on this bill.',
    oneTimeTax: () => 'Charged only once, with its charge.',
    partialMonth: (days) =>
      days === null
        ? 'The service started or ended in the middle of the month.'
        : `The service was on for ${days.counted} of ${days.of} days. Only those are charged.`,
    unusedDays: (days) =>
      days === null
        ? 'We return the paid days after the end of the service.'
        : `You paid for ${days.of} days and the service ended earlier: we return ${days.counted}.`,
    retention: () => 'The discount you accepted instead of canceling.',
    pause: () => 'There’s no charge while it’s paused.',
  },
  until: (date) => `Until ${calendarText(date)}.`,
  ends: (date, amount) =>
    `It ends on ${calendarText(date)}: from ${calendarText(addDays(date, 1))} you pay ${money(amount).text} more a month.`,
  all: 'All your services',
  times: (name, quantity) => (quantity === 1 ? name : `${name}, ${quantity}`),
}

export const autoPayWords: Translation<typeof es.autoPayWords> = {
  heading: 'Automatic payments',
  on: (method) => `On. Your bills pay themselves${method}.`,
  since: (date) => `Since ${calendarText(date)}. To use another method, call us.`,
  off: 'Off. You pay each bill by phone before it is due.',
  noMethod: 'To turn them on, call and give your card or bank account.',
  end: 'End automatic payments',
  start: (method) => `Turn them on with ${method}`,
  ending: {
    title: 'End automatic payments?',
    body: (billOn, dueOn) =>
      `Your next bill comes out on ${calendarText(billOn)} and is due on ${calendarText(dueOn)}: you pay that one yourself, by phone. The one that is already out pays itself. Your prices don’t change.`,
    confirm: 'Yes, end them',
    busy: 'Ending',
  },
  starting: {
    title: 'Turn on automatic payments?',
    body: (method, billOn) =>
      `You authorize us to charge each bill to ${method}, from the one of ${calendarText(billOn)} on and until you end it here. We send you a copy by email.`,
    confirm: 'Yes, I authorize it',
    busy: 'Turning on',
  },
  keep: 'Leave it as it is',
}
