import type * as es from '#ui/content/es/shared/help.ts'
import { counted } from '#ui/content/format.ts'
import type { Translation } from '#ui/content/language.ts'

export const helpWords: Translation<typeof es.helpWords> = {
  hideChat: 'Hide chat',
  title: 'How can we help?',
  question: 'Search for your question',
  hint: 'For example: what I pay today, change my visit, cancel',
  loading: 'Loading... Opening the answers.',
  answers: (count) => counted(count, 'answer', 'answers'),
  none: 'We couldn’t find an answer with those words. Try others, or call: your order stays as it is.',
  failed: 'We couldn’t open the answers. Your order stays as it is. Try again, or call and we’ll help you.',
  more: 'Read on the page',
  phones: 'Talk to a person',
}
