import type { FastifyRequest } from 'fastify'
import { SESSION_COOKIE } from '#adapters/contract/record.ts'
import { readCookie } from '#core/session/cookie.ts'

/** Returns the secret in the session cookie; null when the cookie is missing, duplicated or malformed (SES-06). */
export const sessionSecretOf = ({ headers }: Pick<FastifyRequest, 'headers'>): string | null => {
  const read = readCookie(headers.cookie ?? '', SESSION_COOKIE)
  return read._tag === 'Right' ? read.right : null
}
