import type { FastifyReply, FastifyRequest } from 'fastify'
import { either as E } from 'fp-ts'
import { cartId } from '#adapters/contract/entities/identifier.ts'
import { CART_COOKIE, SESSION_COOKIE } from '#adapters/contract/record.ts'
import type { CartId } from '#core/cart/cart.ts'
import { readCookie } from '#core/session/cookie.ts'

/** Returns the secret in the session cookie; null when the cookie is missing, duplicated or malformed (SES-06). */
export const sessionSecretOf = ({ headers }: Pick<FastifyRequest, 'headers'>): string | null => {
  const read = readCookie(headers.cookie ?? '', SESSION_COOKIE)
  return read._tag === 'Right' ? read.right : null
}

/** Returns the id in the cart cookie; null when the cookie is missing, duplicated or malformed (CRT-06, SES-06). */
export const savedCartOf = ({ headers }: Pick<FastifyRequest, 'headers'>): CartId | null => {
  const read = readCookie(headers.cookie ?? '', CART_COOKIE)
  const decoded = cartId.codec.decode(E.getOrElseW(() => null)(read))
  return E.getOrElseW(() => null)(decoded)
}

/** Checks whether a cart is the one of the caller's cart cookie. */
export const isSavedCart = (request: Pick<FastifyRequest, 'headers'>, id: string | undefined): boolean =>
  id !== undefined && savedCartOf(request) === id

/** Deletes the session cookie of the caller, without which the session cannot be used (S8). */
export const dropSessionCookie = (reply: FastifyReply): FastifyReply =>
  reply.header('set-cookie', `${SESSION_COOKIE}=; Path=/; Max-Age=0; HttpOnly; Secure; SameSite=Strict`)
