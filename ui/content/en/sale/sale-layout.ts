import type * as es from '#ui/content/es/sale/sale-layout.ts'
import type { Translation } from '#ui/content/language.ts'

export const serviceNames: Translation<typeof es.serviceNames> = {
  Internet: 'Internet',
  TV: 'TV',
  Voice: 'Home phone',
  Mobile: 'Mobile lines',
}

export const summaryWords: Translation<typeof es.summaryWords> = {
  title: 'Your order',
  trail: 'Order steps',
  done: '(done)',
  today: 'Due today',
  todayShort: (amount) => `Today ${amount}`,
  monthlyShort: (amount) => `${amount} per month`,
  withTax: 'with taxes',
  spoken: (monthly, today) => `Each month ${monthly}. Due today ${today}.`,
  totalsWithTax: 'Totals include taxes.',
  why: 'Why this price?',
  coupon: 'Have a code?',
  firstMonth: 'The first month in advance.',
  firstMonthAndOnce: 'The first month and the one-time charges.',
  tax: 'Taxes',
  taxOfMonth: 'Each month',
  taxOfOnce: 'One time',
  perMonth: 'per month',
  once: 'One-time charges',
  free: 'No cost',
  depositBack: (months) => `We refund it after ${months} months of on-time payments.`,
  detail: 'Details',
  details: 'See everything and share',
  showChanges: 'See how it changes',
  hideChanges: 'Hide how it changes',
  times: (name, quantity) => (quantity === 1 ? name : `${name} \u00D7\u00A0${quantity}`),
}

export const blockedBackWords: Translation<typeof es.blockedBackWords> = {
  title: 'On this page you can’t go back with the browser’s button',
  body: 'That way your payment isn’t lost or repeated. To change something from before, use this link:',
  change: (step) => `Change: ${step}`,
}

export const onwardWords: Translation<typeof es.onwardWords> = { label: 'Continue', busy: 'Saving...' }
