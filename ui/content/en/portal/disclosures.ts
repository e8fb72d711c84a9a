import type * as es from '#ui/content/es/portal/disclosures.ts'
import type { Translation } from '#ui/content/language.ts'

export const disclosuresWords: Translation<typeof es.disclosuresWords> = {
  title: 'What happens when it ends',
  lead: 'Read each point and check it. That way there are no surprises later.',
  legend: 'What you confirm',
  missingTitle: 'Some points are not checked yet',
  missing: (sentence) => `Not checked: ${sentence}`,
  error: 'Check it when you have read it.',
  continue: 'Continue to the review',
  equipment: 'Equipment you return',
  equipmentHint: 'It is rented. What you bought is yours.',
  noEquipment: 'You have no equipment to return.',
  until: (day) => `By ${day}`,
  fee: (amount, quantity) =>
    quantity === 1 ? `If it doesn’t come back: ${amount}` : `If they don’t come back: ${amount} each`,
  times: (name, quantity) => (quantity === 1 ? name : `${quantity} × ${name}`),
  how: 'How do you return it?',
}

export const returnMethodWords: Translation<typeof es.returnMethodWords> = {
  mail: { title: 'By mail', detail: 'We send you a prepaid label. Use any box.' },
  store: { title: 'At a store', detail: 'You get a receipt. You don’t need the box.' },
}

export const disclosureWords: Translation<typeof es.disclosureWords> = {
  serviceEnds: ({ names, day }) => `${names} ends at the end of ${day}.`,
  equipmentReturn: ({ returnBy, fee }) =>
    `I return the rented equipment by ${returnBy}. Each device that doesn’t come back costs up to ${fee}.`,
  finalBill: ({ isSettled, isRefund, balance, billDay }) => {
    if (isSettled) return 'I have nothing left to pay for this service.'
    return isRefund
      ? `I get ${balance} back with the last bill, on ${billDay}.`
      : `My last bill is on ${billDay}, for ${balance}.`
  },
  instalmentsDue: ({ instalments }) =>
    `The remaining payments for my devices, ${instalments}, are due with the last bill.`,
  numberLost: ({ day }) => `I lose my phone number on ${day}, unless I take it to another company first.`,
  emailLost: ({ day }) => `My company e-mail stops working after ${day}.`,
  optionTerms: ({ day }) => `The change begins on ${day}. I can undo it through the day before.`,
  priceAfterOption: ({ laterPrice, laterDay }) => `From ${laterDay} I pay ${laterPrice} a month.`,
}
