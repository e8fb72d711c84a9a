import { ORDER_CODE_DIGITS, ORDER_CODE_MS } from '#core/checkout/order-code.ts'
import type * as es from '#ui/content/es/sale/account.ts'
import { codeLimitWords } from '#ui/content/es/shared/code-limit.ts'
import { counted, listText, money } from '#ui/content/format.ts'
import type { Translation } from '#ui/content/language.ts'

const minutes = ORDER_CODE_MS / 60_000

export const accountWords: Translation<typeof es.accountWords> = {
  title: 'Confirm that the account is yours',
  lead: 'We send a code to the email on the account. It lets us count the equipment you already have and check for a balance due. Until then, we show nothing from the account.',
  send: 'Send me the code',
  sending: 'Sending the code',
  sent: (maskedEmail) =>
    `If there is an account at this address, a ${ORDER_CODE_DIGITS}-digit code is on its way to its email, ${maskedEmail}. It works once, for ${minutes} minutes. ${codeLimitWords.missing}`,
  notMine: 'If you don’t recognize that email, continue without confirming, or call.',
  code: 'Code',
  prove: 'Confirm',
  proving: 'Checking the code',
  again: 'Send another code',
  wrong: {
    title: 'That code doesn’t work',
    body: 'Nothing changed in your account or your order. Check the digits. If time ran out or you tried several times, ask for another code.',
  },
  proven: 'Done: the account is yours',
  upToDate: 'Your account is up to date.',
  owes: (amount) =>
    `Your account has a past-due balance of ${money(amount).text}. It is added to what you pay today with this order, and that brings your account up to date.`,
  goOn: 'Add services',
  lines: (count) => counted(count, 'line', 'lines'),
  has: (services) => `You have ${listText(services)}.`,
  add: 'What would you like to add?',
  onlyNew: 'What you already have stays the same: here you pay only for what you add.',
  portal: 'Change plan in my account',
  without: 'Add services without confirming',
  codeMissing: 'Enter the code we sent you.',
  codeMalformed: `The code has ${ORDER_CODE_DIGITS} digits.`,
  room: {
    unproven: (limit) =>
      `An account can have ${limit} at most, and yours may already have them. To order more, first confirm that it is yours.`,
    held: (held, limit) => `Your account already has ${held} of ${limit}.`,
    full: 'You can’t add more.',
    left: (left) => `You can add ${left} more.`,
  },
  withoutDetail: (equipment) =>
    equipment.length === 0
      ? 'If there is a past-due balance, it stays on your bill.'
      : `Without the code you can’t add ${equipment.join(' or ')}, because the account may already have the maximum. If there is a past-due balance, it stays on your bill.`,
}
