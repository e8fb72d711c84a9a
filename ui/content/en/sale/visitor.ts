import { TRANSFER_CODE_LENGTH, TRANSFER_CODE_MS } from '#core/cart/transfer-code.ts'
import type * as es from '#ui/content/es/sale/visitor.ts'
import { dateText, listText, money } from '#ui/content/format.ts'
import type { Translation } from '#ui/content/language.ts'

const CODE_MINUTES = TRANSFER_CODE_MS / 60_000

export const returnWords: Translation<typeof es.returnWords> = {
  title: 'You have a saved order',
  body: ({ street, unit, zip }) =>
    `You left it at ${[street, unit, zip].filter((part) => part !== '').join(', ')}. Continue where you left off, or enter another address.`,
  continue: 'Continue my order',
}

export const savedOrderWords: Translation<typeof es.savedOrderWords> = {
  title: 'You have a saved order',
  body: 'Enter the address where you left it and continue where you left off.',
}

export const planMissingWords: Translation<typeof es.planMissingWords> = {
  title: 'Your order doesn’t have a plan yet',
  body: (address) =>
    `That’s why the payment didn’t open. Nothing was charged, and what you typed is still here. Go back to the plans at ${address} and choose one, or enter another address.`,
  plans: 'See the plans',
}

export const codeEntryWords: Translation<typeof es.codeEntryWords> = {
  label: 'Code from the other device',
  hint: 'For example: 4K7M-9QRT',
  use: 'Use the code',
  malformed: `Use the ${TRANSFER_CODE_LENGTH} letters and numbers of the code.`,
  finding: 'Looking for your order...',
  replace: {
    title: 'This device already has an order',
    body: 'If you bring the one from the other device, it replaces the one here: its services and its address. Nothing has been charged, and nothing changes until you choose.',
    accept: 'Bring the other order',
    keep: 'Continue with this one',
  },
  taken: {
    title: 'We have your code',
    body: 'Now submit your address: when the plans open, you’ll find what you chose.',
  },
}

export const transferWords: Translation<typeof es.transferWords> = {
  title: 'Continue on another device',
  preparing: 'Getting your code ready...',
  body: 'Point the other device’s camera at the QR code, or open this link there. You’ll find your address and what you chose.',
  qr: 'QR code with the link to your order',
  code: 'You can also enter this code on your address page:',
  limits: `It works once and expires in ${CODE_MINUTES} minutes.`,
  link: 'Link to your order',
  expired: {
    title: 'The code expired',
    body: `Your order is still saved here and nothing changed. Ask for another code and use it within ${CODE_MINUTES} minutes.`,
  },
  empty: {
    title: 'There is nothing to bring yet',
    body: 'Choose a plan first. Then you can continue with it on another device.',
  },
  again: 'Get another code',
}

export const restoreWords: Translation<typeof es.restoreWords> = {
  restored: {
    title: 'Picking up where you left off',
    body: 'Here is what you chose, at today’s prices.',
  },
  codeUnknown: {
    title: 'That code doesn’t open any order',
    body: `It may have a typo, it may have been used, or more than ${CODE_MINUTES} minutes went by. Nothing changed here: ask for another code on the other device, or choose again.`,
  },
  codeLimited: {
    title: 'Too many codes in a row',
    body: 'Nothing changed here. Wait ten minutes and try a new code, or choose again.',
  },
  codeFailed: {
    title: 'We couldn’t bring your order over',
    body: 'It’s still saved on the other device and nothing changed here. Ask for another code there and try again.',
  },
}

export const missingDeviceWords: Translation<typeof es.missingDeviceWords> = {
  title: (count) => (count === 1 ? 'A device in your order sold out' : 'Some devices in your order sold out'),
  body: (names) =>
    `We took out ${listText(names)}, with its line. Everything else is as you left it, and nothing was charged.`,
  unnamed: 'one that we no longer sell',
  choose: 'Choose another device',
}

export const referralWords: Translation<typeof es.referralWords> = {
  valid: (credit, lastDay) => ({
    title: `You were referred: you get ${money(credit).text}`,
    body: `We take it off your first bill if you order by ${dateText(lastDay)}. There is nothing else you need to do.`,
  }),
  expired: (lastDay) => ({
    title: 'Your referral expired',
    body: `It was good through ${dateText(lastDay)}. The prices on this page don’t change. If you like, ask for a new referral before you order.`,
  }),
}
