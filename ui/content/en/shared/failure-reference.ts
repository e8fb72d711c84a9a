import type * as es from '#ui/content/es/shared/failure-reference.ts'
import type { Twin } from '#ui/content/language.ts'

export const failureReferenceWords: Twin<typeof es.failureReferenceWords> = {
  reference: (reference) => `Reference: ${reference}`,
}
