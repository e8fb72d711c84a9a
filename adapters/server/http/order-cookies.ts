import type { FastifyReply } from 'fastify'
import type { CallName, ResponseOf } from '#adapters/contract/record.ts'
import { CART_COOKIE, VISIT_COOKIE } from '#adapters/contract/record.ts'
import { SESSION_COOKIE_RULES as COOKIE_RULES } from '#adapters/http/session-cookie.ts'
import type { OrderAnswer, OrderReceipt } from '#core/checkout/order.ts'
import { instantAt } from '#core/shared/plain-date.ts'

type Order = Pick<OrderReceipt, 'visit'>
type OrdersIn = { readonly [Name in CallName]?: (body: ResponseOf<Name>) => Order | null }

const placedIn = (answer: OrderAnswer): Order | null => (answer.state === 'placed' ? answer.receipt : null)

/** The orders of answers that close a cart. */
const placed: OrdersIn = { order: placedIn, orderStatus: placedIn, sessionInfo: ({ receipt }) => receipt }

/** The orders of answers that move a visit. */
const changed: OrdersIn = {
  moveVisit: (order) => order,
  cancelVisit: (order) => order,
  moveOrderVisit: (order) => order,
}

/** The minute of a visit's day, in Greenwich, at which that day is over everywhere: noon of the next day. */
const OVER = 36 * 60

/** A cookie cannot expire after the year 9999, in ms. */
const LAST_EXPIRY = Date.UTC(9999, 11, 31)

/** Deletes the cart cookie with the order's answer; stores the visit day in a cookie until it is over (CRT-07). */
export const setOrderCookies = <Name extends CallName>(
  reply: FastifyReply,
  name: Name,
  body: ResponseOf<Name>,
): void => {
  const closed = placed[name]?.(body) ?? null
  if (closed !== null) reply.clearCookie(CART_COOKIE, COOKIE_RULES)
  const order = closed ?? changed[name]?.(body) ?? null
  if (order === null) return
  if (order.visit === null) reply.clearCookie(VISIT_COOKIE, COOKIE_RULES)
  else {
    const { date } = order.visit
    const expires = new Date(Math.min(instantAt(date, OVER, 0), LAST_EXPIRY))
    reply.setCookie(VISIT_COOKIE, date, { ...COOKIE_RULES, expires })
  }
}
