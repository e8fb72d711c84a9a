import type * as es from '#ui/content/es/shared/past-due.ts'
import { money } from '#ui/content/format.ts'
import type { Translation } from '#ui/content/language.ts'

export const pastDueWords: Translation<typeof es.pastDueWords> = {
  label: 'Past-due balance on your account',
  detail: 'From earlier bills. It doesn’t change the price of your services.',
  also: 'Plus the past-due balance.',
  included: (amount) =>
    `Includes ${money(amount).text} of past-due balance on your account, from earlier bills. This payment brings it up to date.`,
}
