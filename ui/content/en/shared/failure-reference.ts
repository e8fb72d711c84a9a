import type * as es from '#ui/content/es/shared/failure-reference.ts'
import type { Translation } from '#ui/content/language.ts'

export const failureReferenceWords: Translation<typeof es.failureReferenceWords> = {
  reference: (reference) => `Reference: ${reference}`,
}
