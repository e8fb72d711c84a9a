import type * as es from '#ui/content/es/shared/trade-in-credit.ts'
import type { Translation } from '#ui/content/language.ts'

export const tradeInCreditWords: Translation<typeof es.tradeInCreditWords> = {
  label: 'Credit for your used phone',
  detail:
    'We credit it on your bill once we check the phone. What you pay today and your installments don’t change.',
}
