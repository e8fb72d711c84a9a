import type { FastifyRequest } from 'fastify'
import { either as E } from 'fp-ts'
import { humanPass } from '#adapters/contract/entities/human-check.ts'
import { identifier, sessionId } from '#adapters/contract/entities/identifier.ts'
import { accountId } from '#adapters/contract/entities/portal-session.ts'
import {
  HUMAN_PASS_HEADER,
  PORTAL_ACCOUNT_HEADER,
  PORTAL_COOKIE,
  SESSION_HEADER,
} from '#adapters/contract/record.ts'
import type { CallContext } from '#adapters/provider/call/handler.ts'
import type { AccountId } from '#core/portal/portal-account.ts'
import type { Shape } from '#adapters/shape/shape.ts'
import { widestNetworkOf } from '#adapters/http/client-networks.ts'
import { cookieOf, languageOf, sessionSecretOf } from '#adapters/http/session-cookie.ts'

const wellFormed = <A>(shape: Shape<A>, value: unknown): A | null =>
  E.getOrElse((): A | null => null)(shape.codec.decode(value))

const passOf = (request: FastifyRequest): Pick<CallContext, 'humanPass'> => {
  const pass = wellFormed(humanPass, request.headers[HUMAN_PASS_HEADER])
  return pass === null ? {} : { humanPass: pass }
}

/** A header that is no account id is another account than any. */
const NO_ACCOUNT = '-' as AccountId

const shownAccountOf = ({ headers }: FastifyRequest): Pick<CallContext, 'shownAccount'> => {
  const header = headers[PORTAL_ACCOUNT_HEADER]
  return header === undefined ? {} : { shownAccount: wellFormed(accountId, header) ?? NO_ACCOUNT }
}

const portalSecretOf = (request: FastifyRequest): Pick<CallContext, 'portalSecret'> => {
  const portalSecret = wellFormed(identifier, cookieOf(request, PORTAL_COOKIE))
  return portalSecret === null ? {} : { portalSecret }
}

/** Reads who makes a call from its headers and connection. A malformed value counts as missing. */
export const contextOf = (request: FastifyRequest): CallContext => ({
  ...passOf(request),
  ...shownAccountOf(request),
  ...portalSecretOf(request),
  sessionId: wellFormed(sessionId, request.headers[SESSION_HEADER]),
  secret: wellFormed(identifier, sessionSecretOf(request)),
  requestId: request.id,
  language: languageOf(request),
  clientAddress: request.ip,
  clientNetwork: widestNetworkOf(request.ip),
})
