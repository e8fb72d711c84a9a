import * as scenes from '#adapters/brand/scenes.ts'
import { ORDER_CODE_DIGITS, ORDER_CODE_MS } from '#core/checkout/order-code.ts'
import { ORDER_NUMBER_SIGNS } from '#core/checkout/order-status-form.ts'
import type * as es from '#ui/content/es/sale/order-status.ts'
import { codeLimitWords } from '#ui/content/es/shared/code-limit.ts'
import type { Translation } from '#ui/content/language.ts'

const minutes = ORDER_CODE_MS / 60_000

export const orderStatusWords: Translation<typeof es.orderStatusWords> = {
  head: ({ name }) => ({
    title: `Your order | ${name}`,
    description: `Track your ${name} order with its number and a code we send you.`,
  }),
  title: 'Track your order',
  lead: 'Enter your order number. We send you a code to confirm it’s you; you don’t need an account.',
  number: 'Order number',
  numberHint: `${ORDER_NUMBER_SIGNS} letters and numbers, like 4K7MP-9QRTX. It’s in your confirmation email.`,
  channel: 'Where we send the code',
  channels: {
    email: 'To the email on the order',
    phone: 'By text to the phone on the order',
  },
  send: 'Send me the code',
  sending: 'Sending the code',
  codeTitle: 'Enter the code',
  codeLead: (channel) =>
    `If that order exists, a ${ORDER_CODE_DIGITS}-digit code is on its way to its ${channel === 'email' ? 'email' : 'phone'}. It works once, for ${minutes} minutes. ${codeLimitWords.missing}`,
  code: 'Code',
  show: 'See my order',
  looking: 'Looking up your order',
  again: 'Send another code',
  otherNumber: 'Enter another number',
  errors: 'Something is missing',
  wrong: {
    title: 'We can’t find an order with that number and code',
    body: 'Your order stays the same. Check the digits. If time ran out or you tried several times, ask for another code.',
  },
  found: 'Your order',
  bought: 'What you ordered',
  paidToday: 'Paid that day, with taxes',
  placed: (date) => `Placed on ${date}`,
  sentTo: (email, phone) =>
    phone === null ? `We write to you at ${email}.` : `We write to you at ${email} or at ${phone}.`,
  help: 'Need to change or cancel something?',
  scene: scenes.english.orderStatus,
  withoutScript:
    'This page needs JavaScript. Turn it on and reload, or call and we’ll tell you where your order stands.',
}

export const stageWords: Translation<typeof es.stageWords> = {
  visitAhead: {
    title: 'A technician is coming to your home',
    body: 'An adult must be home during the visit. If that day doesn’t work, call first and we’ll change it.',
  },
  visitToday: {
    title: 'A technician is coming today',
    body: 'The visit is within the window you chose. If you can’t be there, call now.',
  },
  visitOver: {
    title: 'The visit is over',
    body: 'If something still doesn’t work, or nobody came, call and we’ll fix it.',
  },
  visitToAgree: {
    title: 'We’ll call you to set up the visit',
    body: 'You choose the day in that call. If you’d rather not wait, call us.',
  },
  parcelUnderWay: {
    title: 'Your equipment is on its way',
    body: 'It arrives at your service address with a step-by-step guide. If it isn’t there in five business days, call.',
  },
  linesUnderWay: {
    title: 'We’re setting up your lines',
    body: 'There’s nothing to install: you activate each line on its phone.',
  },
}

export const siteVisitTitles: Translation<typeof es.siteVisitTitles> = {
  visitAhead: 'Site visit: a technician surveys your home',
  visitToday: 'Your site visit is today',
  visitOver: 'The site visit is over',
}

export const statusFieldWords: Translation<typeof es.statusFieldWords> = {
  OrderNumberMissing: 'Enter your order number.',
  OrderNumberMalformed: `The order number has ${ORDER_NUMBER_SIGNS} letters and numbers. Check it in your email.`,
  OrderCodeMissing: 'Enter the code we sent you.',
  OrderCodeMalformed: `The code has ${ORDER_CODE_DIGITS} digits.`,
}
