import type * as es from '#ui/content/es/shared/code-limit.ts'
import type { Translation } from '#ui/content/language.ts'

export const codeLimitWords: Translation<typeof es.codeLimitWords> = {
  missing: 'If it doesn’t arrive, wait a few minutes and ask for another one, or call.',
}
