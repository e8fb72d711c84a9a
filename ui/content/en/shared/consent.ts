import type * as es from '#ui/content/es/shared/consent.ts'
import type { Translation } from '#ui/content/language.ts'

export const consentWords: Translation<typeof es.consentWords> = {
  title: 'Usage statistics',
  question: 'May we count which pages are visited?',
  promise: 'Nothing that identifies you. If you say no, everything works the same.',
  choices: { accepted: 'Accept', rejected: 'Decline' },
  chosen: {
    accepted: 'You accepted. You can change this here.',
    rejected: 'You declined: we count nothing. You can change this here.',
  },
  details: 'What we count',
}
