import type { FastifyReply, FastifyRequest } from 'fastify'
import { either as E } from 'fp-ts'
import { cartId } from '#adapters/contract/entities/identifier.ts'
import { CART_COOKIE, SESSION_COOKIE } from '#adapters/contract/record.ts'
import type { CartId } from '#core/cart/cart.ts'
import { readCookie } from '#core/session/cookie.ts'
import { chosenLanguage, preferredLanguage } from '#core/session/language-preference.ts'
import type { Language } from '#core/shared/language.ts'

/** The rules of the cookies of both sessions: for this host alone, out of reach of scripts and of other sites (S7). */
export const SESSION_COOKIE_RULES = { path: '/', httpOnly: true, secure: true, sameSite: 'strict' } as const

/** Returns the value of a cookie; null when it is missing, duplicated or malformed (SES-06). */
export const cookieOf = ({ headers }: Pick<FastifyRequest, 'headers'>, name: string): string | null => {
  const read = readCookie(headers.cookie ?? '', name)
  return read._tag === 'Right' ? read.right : null
}

/** Returns the secret in the session cookie; null when the cookie is missing, duplicated or malformed (SES-06). */
export const sessionSecretOf = (request: Pick<FastifyRequest, 'headers'>): string | null =>
  cookieOf(request, SESSION_COOKIE)

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

/** Returns the language of the application for a visitor (SES-09). */
export const languageOf = ({ headers }: Pick<FastifyRequest, 'headers'>): Language =>
  preferredLanguage(headers.cookie ?? '')

/** Returns the path of the page before, if it is a page of this host. */
const pathBefore = ({ headers: { referer = '' }, host }: FastifyRequest): string | null => {
  const url = URL.canParse(referer) ? new URL(referer) : null
  return url?.host === host ? url.pathname : null
}

/** Checks whether a link of this store led to a page. Pages of the application do not say so. */
export const isFromStore = (request: FastifyRequest): boolean => pathBefore(request) !== null

/** Returns the language that a visitor chooses by opening a public page; null when nothing changes (SES-09). */
export const newLanguageOf = (request: FastifyRequest): Language | null => {
  const [path = ''] = request.url.split('?', 1)
  const chosen = chosenLanguage(path, pathBefore(request))
  return chosen === languageOf(request) ? null : chosen
}
