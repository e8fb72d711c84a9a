import type * as es from './es.ts'
import { calendarText, counted, listText, money } from '#ui/content/format.ts'
import type { Translation } from '#ui/content/language.ts'

export const servicesWords: Translation<typeof es.servicesWords> = {
  title: (firstName) => (firstName === '' ? 'Hello' : `Hello, ${firstName}`),
  price: {
    heading: 'What you pay now',
    period: 'a month',
    spoken: (amount) => `${amount} a month, with taxes`,
    withTax: 'All your services, with taxes',
    later: (amount, date) => `${amount} from ${calendarText(date)}`,
    flat: 'This price has no end date',
    counted: (date) => `Month 1 is the month of your current bill, from ${calendarText(date)}.`,
  },
  services: {
    heading: 'Your services',
    hint: 'Each with its price, with taxes.',
    since: (date) => `Since ${calendarText(date)}`,
    until: (date) => `Ends on ${calendarText(date)}`,
    included: 'Includes',
    times: (name, quantity) => (quantity === 1 ? name : `${name}, ${quantity}`),
    discount: (off, months, from) =>
      `${money(off).text} less a month for ${counted(months, 'month', 'months')}, from ${calendarText(from)}`,
    pause: (from, until) => `Paused from ${calendarText(from)} to ${calendarText(until)}, at no charge`,
    label: 'See the broadband label',
    cancel: 'Cancel this service',
    cancelNamed: (name) => `Cancel this service: ${name}`,
    starting: 'Opening the cancellation',
    none: {
      title: 'You have no active services',
      body: 'Your earlier bills are still here. When you want another service, enter your address.',
      act: 'See what’s at my address',
    },
  },
  several: {
    heading: 'Cancel several at once',
    legend: 'Choose the services',
    act: 'Cancel the chosen ones',
    sum: (count, amount) =>
      `${counted(count, 'service chosen', 'services chosen')}: ${money(amount).text} a month`,
    none: 'Choose at least one service.',
  },
  obstacles: {
    openOrder: {
      title: 'Wait until your order is done',
      body: 'Your account has an open order. You can cancel online when it’s done; if you’d rather not wait, call.',
    },
    pendingChange: {
      title: 'A change is already requested',
      body: 'It’s under “Pending changes”, with its date. Undo it there if you want to request another one.',
    },
    ending: {
      title: 'This service is already ending',
      body: 'There’s nothing else to do. If you changed your mind, call.',
    },
    fixedTerm: {
      title: 'It has a fixed term',
      body: 'Canceling early may have a charge. Call and we’ll tell you the date and the amount before you decide.',
    },
    bulkContract: {
      title: 'It’s part of your building’s contract',
      body: 'It comes with your rent or your fee. Talk to your building’s office, or call.',
    },
  },
  ineligible: {
    openOrder: {
      title: 'You can’t cancel online for now',
      body: 'You have an open order. It’s below, under “Orders and visits”. When it’s done you can cancel here, or call today and we’ll do it with you.',
    },
    noneCancelable: {
      title: 'Your services can’t be canceled online',
      body: 'Under each one you see why and what to do. By phone you can, without extra steps.',
    },
  },
}

export const changesWords: Translation<typeof es.changesWords> = {
  heading: 'Pending changes',
  hint: 'You can undo them until their date.',
  cancel: (names) => `${listText(names)} ${names.length === 1 ? 'ends' : 'end'}`,
  option: {
    discount: (name) => `Your discount on ${name} starts`,
    smallerPlan: (name) => `You change your plan ${name} for another`,
    pause: (name) => `${name} is paused`,
  },
  on: (date) => `On ${calendarText(date)}`,
  number: (number) => `Change ${number}`,
  undo: 'Undo',
  undoNamed: (what) => `Undo: ${what}`,
  undoing: 'Undoing',
  earlier: 'Earlier changes',
  states: { pending: 'Pending', confirmed: 'Done', withdrawn: 'Undone' },
}

export const balanceSummaryWords: Translation<typeof es.balanceSummaryWords> = {
  heading: 'Your balance',
  owed: 'You owe',
  clear: 'You’re up to date',
  credit: 'In your favor',
  pastDue: (amount) => `${money(amount).text} is past due`,
  next: (date) => `Next bill: ${calendarText(date)}`,
  autoPay: (method) => `Paid automatically${method}`,
  byHand: 'Without automatic payments',
  details: 'See balance and bills',
}
