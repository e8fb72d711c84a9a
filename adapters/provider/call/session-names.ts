import type { SessionId } from '#core/session/session.ts'
import type { Owner, SecretHash } from '../store/store.ts'

type Hash = (text: string) => string

/**
 * Derives the session id from the secret. A reload that has only the cookie gets its id again, although the store has
 * no id. The secret cannot be derived from the id (S8, S10).
 */
export const sessionIdOf = (hash: Hash, secret: string): SessionId =>
  `session-${hash(`session-id:${secret}`)}` as SessionId

export const ownerOf = (hash: Hash, sessionId: SessionId): Owner => hash(sessionId) as Owner

export const secretHashOf = (hash: Hash, secret: string): SecretHash => hash(secret) as SecretHash
