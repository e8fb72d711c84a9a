import type * as es from './acp.es.ts'
import type { Translation } from '#ui/content/language.ts'

export const acpWords: Translation<typeof es.acpWords> = {
  heading: 'ACP program (optional)',
  took: 'My household received the ACP discount.',
  question: 'The program ended on June 1, 2024. Do you want the service at its regular price?',
  yes: 'Yes, at its regular price',
  no: 'No, I don’t want it without the discount',
  failures: {
    AnswerMissing: 'Tell us whether you want the service at its regular price.',
    RegularPriceDeclined: 'To continue, you need to agree to the regular price.',
  },
  declined:
    'Without your agreement we don’t place the order and nothing is charged. Your cart is still here. Call us and we’ll look for other assistance with you.',
}
