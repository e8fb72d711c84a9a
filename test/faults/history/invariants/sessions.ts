import type { Call } from '../history.ts'
import { grouped } from '../grouped.ts'
import type { Check } from './violation.ts'

const SESSION_ABSOLUTE_MS = 8 * 3_600_000

/** I6: no answer contains data of another session. */
export const nothingForeign: Check = ({ calls }) =>
  calls
    .filter(({ foreign }) => foreign.length > 0)
    .map(({ call, visitor, foreign }) => `${call} told ${visitor} something of ${foreign.join(', ')}`)

/** Calls that need no live session, or end one and open the next. */
const FREE = new Set(['localize', 'addressSuggestions', 'serviceabilityCheck'])

const isDeadly = ({ call, outcome, code }: Call): boolean =>
  code === 'SESSION_EXPIRED' || (call === 'deleteSession' && outcome === 'ok')

/** I7: calls of an ended session are refused, and change nothing. */
export const deadStayDead: Check = ({ calls, dbSnapshot }) => {
  const owners = grouped(
    calls.filter(({ owner, call }) => owner !== null && !FREE.has(call)),
    ({ owner }) => owner ?? '',
  )
  const risen = [...owners].flatMap(([owner, own]) => {
    const death = Math.min(...own.filter(isDeadly).map(({ to }) => to))
    return own
      .filter(({ from, outcome }) => from > death && outcome === 'ok')
      .map(({ call }) => `${call} was answered to the dead session ${owner}`)
  })
  const late = dbSnapshot.intents.filter(({ owner, startedAt }) => {
    const session = dbSnapshot.sessions.find((one) => one.owner === owner)
    return session !== undefined && startedAt >= session.openedAt + SESSION_ABSOLUTE_MS
  })
  const left = dbSnapshot.reservations.filter(
    ({ owner }) =>
      !dbSnapshot.sessions.some((session) => session.owner === owner) &&
      !dbSnapshot.orders.some((order) => order.owner === owner),
  )
  return [
    ...risen,
    ...late.map(({ id }) => `${id} was begun by a dead session`),
    ...left.map(({ windowId }) => `${windowId} is held by a session that is gone`),
  ]
}

/** I11: a cart changes from active to ordered, never back, and only with every step complete. */
export const stepsInOrder: Check = ({ calls, dbSnapshot }) => {
  const seen = calls.flatMap((call) =>
    call.facts.cart ? [{ ...call.facts.cart, from: call.from, to: call.to }] : [],
  )
  const back = seen.filter(
    ({ id, marker, from }) =>
      marker === 'active' && seen.some((one) => one.id === id && one.marker === 'ordered' && one.to < from),
  )
  const needed = ['customer', 'installKind', 'agreements', 'addressOneYear', 'payment']
  const skipped = dbSnapshot.orders.flatMap(({ owner, orderNumber }) => {
    const session = dbSnapshot.sessions.find((one) => one.owner === owner)
    const missing = needed.filter((field) => session !== undefined && session.given[field] === undefined)
    return missing.map((field) => `${orderNumber} was placed without ${field}`)
  })
  const unmarked = dbSnapshot.carts.filter(
    ({ id, marker }) => (marker === 'ordered') !== dbSnapshot.orders.some(({ cartId }) => cartId === id),
  )
  return [
    ...back.map(({ id }) => `${id} was ordered and is active again`),
    ...skipped,
    ...unmarked.map(({ id, marker }) => `${id} is ${marker}, and its order says otherwise`),
  ]
}

/** I12: a wrong call gets 4xx in the one error shape; an outage is 503. */
export const plainRefusals: Check = ({ calls }) =>
  calls
    .filter(({ status, code, isPlain }) => {
      const isAway = status === 503 && code === 'UNAVAILABLE'
      return !isPlain || ((status ?? 0) >= 500 && !isAway)
    })
    .map(({ call, status, code }) => `${call} was answered ${status} ${code ?? ''}`.trimEnd())
