import type * as es from '#ui/content/es/shared/trade-in-credit.ts'
import type { Translation } from '#ui/content/language.ts'

export const tradeInCreditWords: Translation<typeof es.tradeInCreditWords> = {
  label: 'Later, for your used phone',
  detail:
    'A credit on your bill once we receive and check it. It doesn’t lower today’s payment or your installments.',
}
