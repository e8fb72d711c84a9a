import { cents } from '#core/shared/money.ts'
import type * as es from './es.ts'
import { counted, money } from '#ui/content/format.ts'
import type { Translation } from '#ui/content/language.ts'
import { companionWords } from '#ui/content/en/sale/products.ts'

export const addOnTexts: Translation<typeof es.addOnTexts> = {
  'advanced-wifi': {
    question: 'Do you want Advanced WiFi?',
    detail: 'It includes the WiFi router, its security, and equipment replacements.',
    yes: 'Yes, with Advanced WiFi',
    yesDetail: 'It blocks dangerous sites and pauses the internet on each device.',
    no: 'No, I’ll use my own router',
    noDetail: 'You connect your router to the modem that comes with the plan.',
    one: 'Advanced WiFi',
    many: 'Advanced WiFi',
  },
  'wifi-pod': {
    question: 'How many rooms does your home have?',
    detail: 'A pod repeats the signal where it gets weak. It plugs into the wall.',
    yes: 'With pods',
    yesDetail: '',
    no: 'No pods',
    noDetail: '',
    one: 'pod',
    many: 'pods',
  },
  'security-suite': {
    question: 'Want to protect your computers?',
    detail: 'The security suite protects up to 10 computers at home from viruses and scams.',
    yes: 'Yes, with the security suite',
    yesDetail: 'You install it on each computer with a link.',
    no: 'Not now',
    noDetail: '',
    one: 'security suite',
    many: 'security suites',
  },
}

export const offerPurposes: Translation<typeof es.offerPurposes> = {
  'tv-stream-latino': 'The essentials in Spanish, over the internet and without a box.',
  'tv-stream': 'The most-watched channels, over the internet and without a box.',
  'tv-mi-plan-latino': 'For a home with two languages: channels in Spanish and in English.',
  'tv-select-signature': 'Something for everyone: news, movies, sports, and your local channels.',
  'tv-select-plus': 'Everything in Signature, with more sports.',
  'disney-basic': 'With ads.',
  'disney-premium': 'No ads.',
  'xumo-lease': 'You rent it and return it when you’re done.',
  'xumo-own': 'You pay it off in monthly installments without interest, and it’s yours.',
  'home-phone': 'A number for your home, with calls across the United States.',
  'phone-international': 'To talk with family in other countries.',
  'mobile-unlimited': 'Talk, text, and data for every day.',
  'mobile-unlimited-plus': 'For people who watch a lot of video and share their connection.',
  'mobile-by-the-gig': 'For people who are almost always on WiFi: the lines share the gigabytes.',
  'mobile-first-gigabyte': 'Every line of the account uses it.',
  'mobile-extra-gigabyte': 'Adds data to the shared pool.',
  'mobile-insurance': 'Covers theft, loss and damage to the device of a line.',
}

export const serviceWords: Translation<typeof es.serviceWords> = {
  TV: {
    question: 'Choose a TV plan',
    none: 'No TV',
    one: 'plan',
    many: 'plans',
    howMany: 'How many plans do you want?',
    less: 'Remove a plan',
    more: 'Add a plan',
  },
  Voice: {
    question: 'Choose a phone plan',
    none: 'No home phone',
    one: 'phone',
    many: 'phones',
    howMany: 'How many phones do you want?',
    less: 'Remove a phone',
    more: 'Add a phone',
  },
  Mobile: {
    question: 'Choose a plan: it’s the same for every line',
    none: 'No mobile lines',
    one: 'line',
    many: 'lines',
    howMany: 'How many lines do you want?',
    less: 'Remove a line',
    more: 'Add a line',
  },
}

export const choiceTexts: Translation<typeof es.choiceTexts> = {
  disney: { question: 'Disney+ with your TV', none: 'No Disney+' },
  xumo: { question: 'Xumo, the box that puts everything you watch in one place', none: 'No Xumo' },
  other: { question: 'Choose an option', none: 'None' },
}

export const configureWords: Translation<typeof es.configureWords> = {
  title: 'Choose your services',
  lead: 'Everything is optional. Prices before taxes.',
  customize: 'Choose phones and build each line',
  companions: {
    title: 'Adding another service?',
    price: companionWords.price,
    chosen: (amount) => `${money(amount).text} per month`,
    forAll: (count, amount, { one, many }) => `${counted(count, one, many)}: ${money(amount).text} per month`,
    afterwards: (months, amount) => `After ${months} months, ${money(amount).text} per month`,
    requires: {
      Internet: 'Sold only together with your internet: it has no price on its own.',
      TV: 'Sold only together with TV.',
      Voice: 'Sold only together with home phone.',
      Mobile: 'Sold only together with a mobile line.',
    },
    upTo: (limit, many) => `Up to ${limit} ${many}.`,
  },
  yourPlan: 'Your plan',
  changePlan: 'Change plan',
  perMonth: 'per month',
  each: (noun) => `per month per ${noun}`,
  free: 'No cost',
  price: {
    suggested: 'List price:',
    change: (months, later) =>
      later === 0 ? ` for ${months} months` : ` for ${months} months, then ${money(later).text}`,
    swap: (difference) =>
      `${money(cents(Math.abs(difference))).text} ${difference > 0 ? 'more' : 'less'} than what you have`,
    newCustomers: 'New-customer price',
  },
  lineEffect: ({ lines, together, alone, internetOff }) => {
    const prices = `With internet, ${counted(lines, 'line costs', 'lines cost')} ${money(together).text} per month; without internet, ${money(alone).text}.`
    const reason = 'Lines together with internet have their own price by quantity.'
    return internetOff > 0
      ? `${prices} ${reason} In exchange, your internet costs ${money(internetOff).text} less a month.`
      : `${prices} ${reason}`
  },
  add: (name) => `Add ${name}`,
  without: (name) => `Without ${name}`,
  less: (noun) => `Remove one ${noun}`,
  more: (noun) => `Add one ${noun}`,
  room: 'room',
  suggestion: (rooms, repeaters, { one, many }) =>
    `For ${counted(rooms, 'room', 'rooms')} we suggest ${counted(repeaters, one, many)}.`,
  count: (count, { one, many }) => counted(count, one, many),
  saving: 'Saving...',
  saved: 'Saved in your cart.',
  chooseNumber: 'Choose a number or port yours',
  changeNumber: 'View or change the number',
  transfer: 'Continue on another device',
}
