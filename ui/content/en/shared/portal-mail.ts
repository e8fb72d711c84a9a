import type * as es from '#ui/content/es/shared/portal-mail.ts'
import { sentenceText } from '#ui/content/sentence-text.ts'
import type { Translation } from '#ui/content/language.ts'

export const changeMail: Translation<typeof es.changeMail> = {
  changeRequested: {
    cancel: {
      subject: (brandName, number) => `${brandName}: we received your cancellation ${number}`,
      heading: 'We received your cancellation',
      lead: 'It’s under way: you don’t have to call. Keep this email: it’s the receipt for your cancellation.',
    },
    acceptOption: {
      subject: (brandName, number) => `${brandName}: we received your change ${number}`,
      heading: 'We received your change',
      lead: 'Your service goes on, with what you accepted. Keep this email: it’s the receipt for your change.',
    },
  },
  changeWithdrawn: {
    cancel: {
      subject: (brandName, number) => `${brandName}: you undid your cancellation ${number}`,
      heading: 'You undid your cancellation',
      lead: 'Your services stay as they were, at the same price. There’s nothing else to do.',
    },
    acceptOption: {
      subject: (brandName, number) => `${brandName}: you undid your change ${number}`,
      heading: 'You undid your change',
      lead: 'Your services stay as they were, at the same price. There’s nothing else to do.',
    },
  },
  changeDone: {
    cancel: {
      subject: (brandName, number) => `${brandName}: your cancellation ${number} is done`,
      heading: 'Your cancellation is done',
      lead: 'The service has ended. Here’s what is left to do and to pay.',
    },
    acceptOption: {
      subject: (brandName, number) => `${brandName}: your change ${number} is active`,
      heading: 'Your change is active',
      lead: 'From today you pay what you accepted.',
    },
  },
}

export const changeMailWords: Translation<typeof es.changeMailWords> = {
  preview: (day) => `It applies from ${day}. Here’s everything, with dates and amounts.`,
  previewWithdrawn: 'Everything stays as it was.',
  number: 'Change number',
  what: 'What changes',
  services: 'Services',
  lastDay: 'Last day of service',
  startsOn: 'Starts',
  monthly: 'What you pay',
  before: 'Without this change',
  afterNone: 'After',
  nothing: 'Nothing: no service is left',
  aMonth: (amount) => `${amount} per month`,
  figures: 'Your account after the change',
  unpaid: 'Unpaid bills',
  unused: (days) => (days === 1 ? '1 paid day not used' : `${days} paid days not used`),
  instalments: 'Device payments due',
  owed: 'Left to pay',
  refunded: 'We’ll refund',
  taxes: 'Amounts include taxes.',
  equipment: 'Equipment to return',
  returnBy: (day, fee) => `by ${day}; if it doesn’t come back, ${fee} each`,
  next: 'What happens and when',
  untilThen: (day) => `Through ${day} everything keeps working as it does now.`,
  startsThen: (day) => `What you accepted starts on ${day}. Nothing changes before then.`,
  finalBill: (day) => `The next bill, on ${day}, includes this change.`,
  mayWithdraw: (day) =>
    `If you change your mind, undo it in your online account through ${day}. It costs nothing.`,
  help: (phone, number) =>
    `Is something wrong? Call ${phone} and give the number ${number}. A person will go over it with you.`,
  account: 'See my account',
  why: (brandName) =>
    `You’re getting this email because of your account at ${brandName}. We never ask for your card number or password by email.`,
}

export const returnMail: Translation<typeof es.returnMail> = {
  store: 'Take it to any of our stores, with its cables. We’ll give you a receipt.',
  mail: 'We’ll mail you a prepaid label. Put it on the box and drop it off at the post office.',
}

export const visitMail: Translation<typeof es.visitMail> = {
  visitMoved: {
    subject: (brandName, orderNumber) => `${brandName}: new date for your visit, order ${orderNumber}`,
    preview: (visit) => sentenceText(`It’s now ${visit}`),
    heading: 'Your visit has a new date',
    lead: 'We moved the visit as you asked. The file in this email moves it in your calendar too.',
    when: 'New date',
    steps: (phone) => [
      'An adult must be home during the visit.',
      'Clear the spot where you want the equipment, near an outlet.',
      `If you can’t make it that day, move it again in your online account or call ${phone}.`,
    ],
  },
  visitCancelled: {
    subject: (brandName, orderNumber) => `${brandName}: visit canceled, order ${orderNumber}`,
    preview: (visit) => `${sentenceText(`It was ${visit}`)} Your order still stands.`,
    heading: 'Your visit is canceled',
    lead: 'Nobody will come that day. Your order still stands: we need to agree on when to install it.',
    when: 'It was',
    steps: (phone, orderNumber) => [
      `Call ${phone} and give your order number, ${orderNumber}, to set another date.`,
      'The file in this email removes the visit from your calendar.',
    ],
  },
}

export const autoPayMail: Translation<typeof es.autoPayMail> = {
  autoPayEnded: {
    subject: (brandName) => `${brandName}: you ended automatic payments`,
    heading: 'You ended automatic payments',
    lead: 'From today on we charge no new bill on our own. Your services and your prices stay the same. Save this email: it is your proof.',
    next: (phone) => [
      `Pay your next bill before it is due: call ${phone}.`,
      'The bill that is already out stays as it was: it pays itself.',
      'You can turn them on again in your account.',
    ],
  },
  autoPayStarted: {
    subject: (brandName) => `${brandName}: you turned on automatic payments`,
    heading: 'You turned on automatic payments',
    lead: 'You authorized us to charge each new bill, until you end it. Save this email: it is your copy of the authorization.',
    next: (phone) => [
      'You end them whenever you want in your account, in Your balance and bills.',
      `If it wasn’t you, call ${phone}.`,
    ],
  },
}

export const autoPayMailWords: Translation<typeof es.autoPayMailWords> = {
  method: 'With',
  bill: 'Next bill',
  due: 'Due',
}

export const visitMailWords: Translation<typeof es.visitMailWords> = {
  number: 'Order number',
  where: 'Where',
  next: 'What happens now',
}
