import type { InstallWay } from '../../es/sale/installation.ts'
import type * as es from '#ui/content/es/shared/mail.ts'
import { CODE_MINUTES } from '#ui/content/es/shared/mail.ts'
import { counted } from '#ui/content/format.ts'
import type { Translation } from '#ui/content/language.ts'

export const mailWords: Translation<typeof es.mailWords> = {
  hello: (firstName) => `Hi ${firstName},`,
  call: (phone) => `Call ${phone}`,
  store: 'Go to the store',
  status: 'Check your order status',
  why: (brandName) =>
    `You’re getting this email because of an order at ${brandName}. We never ask for your card number or password by email.`,
}

const changes: Readonly<Record<InstallWay, string>> = {
  visit: 'You can change the day of the visit, change your services,',
  arrange: 'You can set the day of the visit, change your services,',
  self: 'You can change your services',
  none: 'You can change your lines',
}

export const confirmedMail: Translation<typeof es.confirmedMail> = {
  subject: (brandName, orderNumber) => `${brandName}: your order ${orderNumber} is placed`,
  preview: (today, next) => `You paid ${today}. ${next}`,
  heading: 'Your order is placed',
  lead: 'Thank you. Keep this email: it’s the receipt for your order.',
  number: 'Order number',
  bought: 'What you bought',
  taxes: 'Prices include taxes.',
  paid: 'What you pay',
  paidToday: 'Paid today',
  paidWith: 'Paid with',
  when: 'When',
  where: 'Where',
  account: 'Your online account',
  signUpLead:
    'Create your login to see your order and your bills. You can change or cancel whatever you want there too.',
  signUp: 'Create your login',
  change: 'Need to change or cancel something?',
  howToChange: (phone, orderNumber, way) =>
    `Call ${phone} and give your order number, ${orderNumber}. ${changes[way]} or cancel in the same call.`,
}

export const mailLineWords: Translation<typeof es.mailLineWords> = {
  included: 'Included',
  monthly: (amount) => `${amount} per month`,
  oneTime: (amount) => `${amount} one time`,
}

export const declinedMail: Translation<typeof es.declinedMail> = {
  subject: (brandName) => `${brandName}: your order was not placed`,
  preview: 'The bank didn’t approve the payment. Nothing was charged.',
  heading: 'Your order was not placed',
  happened: (today) => `The bank didn’t approve the pending payment of ${today}.`,
  meaning:
    'There is no order, and nothing was charged. If your bank still shows the charge as pending, it will drop off on its own in a few days.',
  now: 'What you can do now',
  steps: (phone) => [
    'Go back to the store and place the order again with another card or your bank account.',
    `Or call ${phone} and we’ll place it with you over the phone.`,
  ],
}

export const codeMail: Translation<typeof es.codeMail> = {
  subject: (brandName) => `${brandName}: your code to see your order`,
  preview: `It expires in ${CODE_MINUTES} minutes and works only once.`,
  heading: 'Your code to see your order',
  lead: (orderNumber) => `Someone asked to see order ${orderNumber} with this code.`,
  code: 'Code',
  validity: `It expires in ${CODE_MINUTES} minutes and works only once. Don’t share it: no one from the store will ask you for it.`,
  notYou: 'If you didn’t ask for it, do nothing: without the code, no one can see your order.',
  sms: (brandName, code) =>
    `${brandName}: your code to see your order is ${code}. It expires in ${CODE_MINUTES} minutes. Never share it.`,
}

export const accountCodeMail: Translation<typeof es.accountCodeMail> = {
  subject: (brandName) => `${brandName}: your code to add services`,
  heading: 'Your code to add services to your account',
  lead: (brandName) =>
    `Someone wants to add services to your ${brandName} account in the store. Enter this code on that page to confirm that the account is yours.`,
  notYou:
    'If you didn’t ask for it, do nothing: without the code, no one can see your account’s equipment or balance.',
}

export const identityCodeMail: Translation<typeof es.identityCodeMail> = {
  login: {
    subject: (brandName) => `${brandName}: your code to sign in`,
    heading: 'Your code to sign in to your account',
    lead: (brandName) =>
      `Someone entered the password of your ${brandName} account. Enter this code on that page to sign in.`,
    notYou: (phone) =>
      `If it wasn’t you, someone knows your password. Without the code they can’t sign in: call ${phone} and we’ll change it.`,
  },
  signup: {
    subject: (brandName) => `${brandName}: your code to create your login`,
    heading: 'Your code to create your login',
    lead: (brandName) =>
      `Someone wants to create a login for your ${brandName} order with this email. Enter this code on that page.`,
    notYou: (phone) =>
      `If it wasn’t you, do nothing: without the code, no one can see your order. Questions? Call ${phone}.`,
  },
  reset: {
    subject: (brandName) => `${brandName}: your code to choose another password`,
    heading: 'Your code to choose another password',
    lead: (brandName) =>
      `Someone wants to choose another password for your ${brandName} account. Enter this code on that page to change it.`,
    notYou: (phone) =>
      `If it wasn’t you, do nothing: without the code, your password doesn’t change. Questions? Call ${phone}.`,
  },
}

export const identityLockedMail: Translation<typeof es.identityLockedMail> = {
  subject: (brandName) => `${brandName}: someone tried to sign in to your account`,
  preview: 'We are holding back attempts for some minutes.',
  heading: 'Too many attempts to sign in',
  happened: {
    password: (brandName) => `Someone typed a wrong password for your ${brandName} account several times.`,
    factor: (brandName) =>
      `Someone signed in with the right password of your ${brandName} account and typed a wrong confirmation code several times.`,
  },
  locked: {
    password: (minutes) =>
      `For ${counted(minutes, 'minute', 'minutes')} nobody can sign in from new places. Where you signed in during the last 30 days you still can.`,
    factor: (minutes) =>
      `For ${counted(minutes, 'minute', 'minutes')} no code is accepted. Nobody got into your account.`,
  },
  you: 'If it was you, wait and try again, or choose another password.',
  notYou: {
    password: (phone) =>
      `If it wasn’t you, your password is still secret and there is nothing to do. If in doubt, change it or call ${phone}.`,
    factor: (phone) => `If it wasn’t you, someone knows your password: change it now, or call ${phone}.`,
  },
  reset: 'Choose another password',
}

export const identityChangedMail: Translation<typeof es.identityChangedMail> = {
  password: {
    subject: (brandName) => `${brandName}: your password changed`,
    preview: 'We signed you out on every device.',
    heading: 'Your password changed',
    happened: (brandName) =>
      `The password of your ${brandName} account changed with a code that we sent to this address.`,
    meaning:
      'We signed you out on every device. To sign in, use your new password and your second confirmation, which didn’t change.',
  },
  totp: {
    subject: (brandName) => `${brandName}: your second confirmation changed`,
    preview: 'From now on you use an authenticator app.',
    heading: 'Your second confirmation changed',
    happened: (brandName) =>
      `To sign in to your ${brandName} account, you now use the codes of your authenticator app.`,
    meaning: 'We no longer send codes to this address. You can go back to them in Security of your account.',
  },
  email: {
    subject: (brandName) => `${brandName}: your second confirmation changed`,
    preview: 'From now on you get the codes at this address.',
    heading: 'Your second confirmation changed',
    happened: (brandName) =>
      `To sign in to your ${brandName} account, you now get the codes at this address.`,
    meaning:
      'The codes of your authenticator app no longer work. You can connect another one in Security of your account.',
  },
  notYou: (phone) => `If it wasn’t you, call ${phone} now: we’ll block your account and recover it with you.`,
  login: 'Sign in to your account',
}
