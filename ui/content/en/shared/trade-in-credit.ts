import type * as es from '#ui/content/es/shared/trade-in-credit.ts'
import { money } from '#ui/content/format.ts'
import type { Twin } from '#ui/content/language.ts'

export const tradeInCreditWords: Twin<typeof es.tradeInCreditWords> = {
  label: 'Later, for your used phone',
  detail:
    'A credit on your bill once we receive and check it. It doesn’t lower today’s payment or your installments.',
  later: (amount) =>
    `Later you get a ${money(amount).text} credit on your bill for your used phone, once we receive and check it. It doesn’t lower what you pay today.`,
  value: (amount) => `${money(amount).text} credit on your bill, once we receive it`,
}
