import type * as es from '#ui/content/es/sale/coupon.ts'
import { counted, dateText, listText, money } from '#ui/content/format.ts'
import type { Translation } from '#ui/content/language.ts'

export const couponWords: Translation<typeof es.couponWords> = {
  title: 'Discount code',
  label: 'Enter your code',
  hint: 'For example: LATINO10. Upper or lower case both work.',
  apply: 'Apply',
  applying: 'Checking...',
  malformed: 'That doesn’t look like a code: use 4 to 24 letters, numbers, or hyphens.',
  inCart: 'In your order',
  remove: 'Remove',
  removeCode: (code) => `Remove code ${code}`,
  use: (code) => `Use code ${code}`,
  coupon: (code) => `Code ${code}`,
  terms: ({ months }, name) => `On ${name}, for ${counted(months, 'month', 'months')}.`,
  off: (amount) => `Saves you ${money(amount).text} per month`,
  noEffect: 'No discount right now',
  applied: (code) => ({
    title: `We applied code ${code}`,
    body: 'The new price is already in your order.',
  }),
  removed: (code) => ({
    title: `We removed code ${code}`,
    body: 'Your order is back to its price without that discount. You can enter the code again.',
  }),
  unknown: {
    title: 'We don’t know that code',
    body: 'Your order stays the same, at the same price. Check it letter by letter, or call and we’ll look it up with you.',
  },
  spent: {
    title: 'This code has been used as many times as it allows',
    body: 'Your order stays the same, at the same price. Continue without the code, or try another one.',
  },
  addAndApply: (names) => `Add ${listText(names)} and apply`,
}

export const serviceNouns: Translation<typeof es.serviceNouns> = {
  Internet: 'internet',
  TV: 'TV',
  Voice: 'home phone',
  Mobile: 'mobile lines',
}

export const couponReasons: Translation<typeof es.couponReasons> = {
  newCustomer: 'It’s for new customers.',
  portIn: 'It’s for people who port their phone number.',
  lines: (atLeast, service) =>
    atLeast === 1
      ? `It’s for orders with ${service}.`
      : `It’s for orders with ${atLeast} or more ${service}.`,
  without: (service) => `It’s for orders without ${service}.`,
  ratePlan: (plan) => `It’s for orders with ${plan}.`,
  campaign: 'It’s for visitors who come from its own promotion.',
  from: (date) => `It starts on ${dateText(date)}.`,
  until: (date) => `It ended on ${dateText(date)}.`,
  notInCart: (offer) => `It takes money off ${offer}, which isn’t in your order.`,
  outdone: (offer) => `${offer} already has an equal or bigger discount, and discounts don’t add up.`,
  nothingLeft: (offer) => `${offer} has nothing left to discount.`,
}

export const couponObstacles: Translation<typeof es.couponObstacles> = {
  expired: (lastDay) => ({
    title: 'This code expired',
    body: `It was good through ${dateText(lastDay)}. Your order stays the same, at the same price. Continue without the code, or try another one.`,
  }),
  otherChannel: {
    title: 'This code isn’t used here',
    body: 'It works somewhere else we sell. Your order stays the same, at the same price. Call and we’ll tell you where to use it.',
  },
  notForOrder: {
    title: 'This code isn’t for your order',
    body: 'It’s for services not sold at your address, or for other people. Your order stays the same, at the same price.',
  },
  notYet: {
    title: 'This code doesn’t give a discount yet',
    body: 'We didn’t use it: your order stays the same and you keep the code for later.',
  },
  add: (names) => `Add ${names} and it applies.`,
  replaces: (names) => `It takes the place of ${names}.`,
}
