import { apiDocsCallWords as words, apiDocsSession } from '#ui/content/es/site/api-docs.ts'
import * as css from './api-docs.css.ts'
import type { Call } from './open-api.ts'

/** The name of the pass among the credentials of a call. */
const PASS = 'humanPass'

const ratesOf = ({ session, client }: NonNullable<Call['operation']['x-limit']>): string => {
  const rates = [
    ...(session === undefined ? [] : [words.perSession(session)]),
    ...(client === undefined ? [] : [words.perClient(client)]),
  ]
  return rates.length === 0 ? words.noLimit : rates.join(', ')
}

/** The name of the cookie of the portal among the credentials of a call. */
const PORTAL = 'portalSession'

/** Returns which halves of a session a call needs, or the session of the portal. */
export const sessionOf = ({ operation }: Call): keyof typeof apiDocsSession => {
  if (operation.security.some((way) => PORTAL in way)) return 'portal'
  const counts = operation.security.map((way) => Object.keys(way).filter((name) => name !== PASS).length)
  const [halves = 0] = counts
  if (counts.some((count) => count !== halves)) return 'optional'
  return halves === 0 ? 'none' : halves === 1 ? 'cookie' : 'required'
}

/** Returns when a call needs the pass of a human check; null if never. */
const passOf = ({ operation }: Call): string | null => {
  const limit = operation['x-pass-limit']
  if (limit !== undefined) return words.passAbove(ratesOf(limit))
  return operation.security.some((way) => PASS in way) ? words.passAlways : null
}

/** The requirements and limits of a call: session, human check, timeout, idempotency, rate limit. */
export const CallFacts = ({ call }: { readonly call: Call }) => (
  <dl className={css.facts}>
    <div>
      <dt>{words.session}</dt>
      <dd>{apiDocsSession[sessionOf(call)]}</dd>
    </div>
    {passOf(call) === null ? null : (
      <div>
        <dt>{words.pass}</dt>
        <dd>{passOf(call)}</dd>
      </div>
    )}
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
      <dd>{ratesOf(call.operation['x-limit'] ?? {})}</dd>
    </div>
  </dl>
)
