import { apiDocsCallWords as words, apiDocsSession } from '#ui/content/es/pages/api-docs.ts'
import * as css from './api-docs.css.ts'
import type { Call } from './open-api.ts'

/** Returns which halves of a session a call needs. */
export const sessionOf = ({ operation }: Call): keyof typeof apiDocsSession => {
  if (operation.security.length > 1) return 'optional'
  const halves = Object.keys(operation.security[0] ?? {}).length
  return halves === 0 ? 'none' : halves === 1 ? 'cookie' : 'required'
}

const limitOf = ({ operation }: Call): string => {
  const { session, client } = operation['x-limit'] ?? {}
  const rates = [
    ...(session === undefined ? [] : [words.perSession(session)]),
    ...(client === undefined ? [] : [words.perClient(client)]),
  ]
  return rates.length === 0 ? words.noLimit : rates.join(', ')
}

/** The requirements and limits of a call: session, timeout, idempotency, rate limit. */
export const CallFacts = ({ call }: { readonly call: Call }) => (
  <dl className={css.facts}>
    <div>
      <dt>{words.session}</dt>
      <dd>{apiDocsSession[sessionOf(call)]}</dd>
    </div>
    <div>
      <dt>{words.time}</dt>
      <dd>{words.seconds(call.operation['x-timeout-ms'])}</dd>
    </div>
    <div>
      <dt>{words.retry}</dt>
      <dd>{call.operation['x-retry'] ? words.mayRetry : words.mayNotRetry}</dd>
    </div>
    <div>
      <dt>{words.limit}</dt>
      <dd>{limitOf(call)}</dd>
    </div>
  </dl>
)
