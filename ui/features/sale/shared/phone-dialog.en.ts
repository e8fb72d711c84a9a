import type * as es from './phone-dialog.es.ts'
import { dateText, phoneText } from '#ui/content/format.ts'
import type { Translation } from '#ui/content/language.ts'

export const phoneWords: Translation<typeof es.phoneWords> = {
  title: (product) => `The number for ${product}`,
  loading: 'Looking for available numbers...',
  line: 'Which line is it for?',
  lineName: (index) => `Line ${index + 1}`,
  question: 'Which number do you want?',
  none: { title: 'Any new number', detail: 'We assign it on the day of activation.' },
  offered: 'A new number, available in your area',
  own: {
    title: 'The one I already have',
    detail: 'You port it from another provider and it stays the same.',
  },
  kept: (number) => `You’re porting ${phoneText(number)}. To change it, enter another one.`,
  number: 'Your number',
  numberHint: 'Ten digits, with the area code.',
  pinUntil: 'Until what day is your transfer PIN good?',
  pinHint:
    'Ask your current provider for it; they tell you when it expires. Don’t enter it here: we ask for it at activation.',
  check: 'Check if it can be ported',
  checking: 'Checking the number...',
  save: 'Save this number',
  saving: 'Saving...',
  confirm: 'Port this number',
  portable: (number, carrier) => ({
    title: `You can port ${phoneText(number)}`,
    body:
      carrier === null
        ? 'Don’t cancel your current service: we make the switch on the day of activation.'
        : `Today it’s with ${carrier}. Don’t cancel that service: we make the switch on the day of activation.`,
  }),
  keepReady: 'Keep your latest bill handy: we ask for the account number at activation.',
  saved: (details) =>
    details.portingFlag && details.telephoneNumber !== null
      ? {
          title: `You’re porting ${phoneText(details.telephoneNumber)}`,
          body: 'It’s already in your order. Don’t cancel your current service until we tell you.',
        }
      : {
          title:
            details.telephoneNumber === null
              ? 'We assign you a number when the line is activated'
              : `Your new number is ${phoneText(details.telephoneNumber)}`,
          body: 'It’s already in your order, and you can change it until you confirm the order.',
        },
  noneFree: 'There are no available numbers on the list right now. Let us assign you one, or port yours.',
}

export const portRefusals: Translation<typeof es.portRefusals> = {
  notPortable: {
    title: 'That number can’t be ported to this line',
    body: 'Your order stays the same. The number may belong to another area or be locked by its provider. Check it, talk to your provider, or choose a new one.',
  },
  tollFree: {
    title: 'That’s a toll-free number',
    body: '800 numbers can’t move to a home line. Your order stays the same: enter another one, or choose a new one.',
  },
  premium: {
    title: 'That’s a premium-rate number',
    body: '900 numbers can’t move to a home line. Your order stays the same: enter another one, or choose a new one.',
  },
  notInService: {
    title: 'That number isn’t in service right now',
    body: 'Only a working number can be ported. Your order stays the same: check it, ask your provider to reactivate it, or choose a new one.',
  },
}

export const phoneErrors: Translation<typeof es.phoneErrors> = {
  pinMissing: 'The date is missing. Without a valid PIN your provider won’t release the number.',
  pinExpired: (until) =>
    `That PIN expired on ${dateText(until)}. Ask your provider for another one and enter its date.`,
  missing: 'Enter the number you want to port.',
  areaCode: (areaCode) => `Area code ${areaCode} doesn’t exist. Check the first three digits.`,
  malformed: 'Check the number: it has ten digits, with the area code.',
}
