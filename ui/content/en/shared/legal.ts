import type * as es from '#ui/content/es/shared/legal.ts'
import type { Translation } from '#ui/content/language.ts'

export const legalWords: Translation<typeof es.legalWords> = {
  taxes: 'Totals include your state and city sales tax where it applies.',
  monthlyBill: 'Each month’s bill is sent to you by email, and you decide how to pay it.',
  today: (amount) => `${amount} today`,
  eachMonth: 'each month’s bill',
  todayAndEachMonth: (amount) => `${amount} today and each month’s bill`,
  methods: {
    card: 'to this card',
    bank: 'by debit from this account',
  },
  authorizes: (legalName, charged, method) =>
    `By placing your order, you authorize ${legalName} to charge ${charged} ${method}`,
  untilCanceled: 'until you cancel',
  nothingWithOrder: 'Nothing is charged today when you place your order.',
  thisAmount: 'this amount',
  consent: (charged) => `You authorize a charge of ${charged}.`,
  nothingToday: 'Nothing is charged today.',
}
