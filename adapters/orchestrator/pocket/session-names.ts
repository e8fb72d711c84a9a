import type { SessionId } from '#core/session/session.ts'
import type { Owner, SecretHash } from './store.ts'

type Hash = (text: string) => string

/**
 * The id that goes with a secret. It follows from the secret, so a reload that has only the cookie finds its id again although
 * the store keeps no id; nobody finds the secret from the id (S8, S10).
 */
export const sessionIdOf = (hash: Hash, secret: string): SessionId =>
  `session-${hash(`session-id:${secret}`)}` as SessionId

export const ownerOf = (hash: Hash, sessionId: SessionId): Owner => hash(sessionId) as Owner

export const secretHashOf = (hash: Hash, secret: string): SecretHash => hash(secret) as SecretHash
