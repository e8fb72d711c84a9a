import type * as es from '#ui/content/es/shared/code-limit.ts'
import type { Translation } from '#ui/content/language.ts'

export const codeLimitWords: Translation<typeof es.codeLimitWords> = {
  limits: (perClient, total) =>
    `Each hour we send up to ${perClient} codes per connection and ${total} in total. If another one doesn’t arrive, use the last one, wait an hour, or call.`,
}
