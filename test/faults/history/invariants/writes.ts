import { hashOf } from '../facts.ts'
import type { Call } from '../history.ts'
import { grouped } from '../grouped.ts'
import type { Check, Evidence } from './violation.ts'

const HOLD_MS = 15 * 60_000

/** What a field may be after these calls: what the last that was acknowledged set, or any that was not over by then. */
const allowed = (calls: readonly Call[], field: string): ReadonlySet<string> | null => {
  const writes = calls.filter((call) => call.writes[field] !== undefined && call.outcome !== 'refused')
  const last = writes
    .filter(({ outcome }) => outcome === 'ok')
    .toSorted((a, b) => a.to - b.to)
    .at(-1)
  if (last === undefined) return null
  const isLate = ({ to, outcome }: Call): boolean => outcome === 'unknown' || to > last.from
  return new Set(writes.filter(isLate).map((call) => call.writes[field] ?? ''))
}

/** What a declined order resets: the buyer returns to the payment; the visit remains with the session. */
const isTakenBack = (field: string, isEnded: boolean): boolean =>
  field === 'payment' || (field === 'window' && isEnded)

/** A place is given back by itself, or with a change to an installation that needs none. */
const mayBeFree = ({ dbSnapshot }: Evidence, calls: readonly Call[]): boolean => {
  const acknowledged = calls.findLast(
    ({ writes, outcome }) => writes['window'] !== undefined && outcome === 'ok',
  )
  const isLapsed = dbSnapshot.nowMs - (acknowledged?.atMs ?? 0) >= HOLD_MS
  const isChanged = calls.some(
    ({ writes, to }) => writes['installKind'] !== undefined && to > (acknowledged?.from ?? 0),
  )
  return isLapsed || isChanged
}

const lostFields = (evidence: Evidence, owner: string, calls: readonly Call[]): readonly string[] => {
  const { dbSnapshot } = evidence
  const session = dbSnapshot.sessions.find((one) => one.owner === owner)
  const isEnded = calls.some(({ call }) => call === 'deleteSession' || call === 'localize')
  if (session === undefined) return isEnded ? [] : [`the session ${owner} is gone`]
  const reservation = dbSnapshot.reservations.find((one) => one.owner === owner)
  const hasFailed = dbSnapshot.intents.some((intent) => intent.owner === owner && intent.state === 'failed')
  const held: Readonly<Record<string, string | undefined>> = {
    ...session.given,
    window: reservation && hashOf(reservation.windowId),
  }
  return [...new Set(calls.flatMap(({ writes }) => Object.keys(writes)))].flatMap((field) => {
    const wanted = allowed(calls, field)
    const value = held[field]
    if (wanted === null || (value !== undefined && wanted.has(value))) return []
    const isFree = value === undefined && field === 'window' && mayBeFree(evidence, calls)
    const isGivenUp = value === undefined && hasFailed && isTakenBack(field, isEnded)
    return isFree || isGivenUp ? [] : [`${field} of ${owner} is not what was acknowledged`]
  })
}

const CART_WRITES = new Set(['addOffer', 'removeOffer', 'addCartItem', 'removeCartItem'])

const lostCarts = ({ calls, dbSnapshot }: Evidence): readonly string[] =>
  dbSnapshot.carts.flatMap(({ owner, id, version, lines }) =>
    calls
      .filter(({ outcome, call, facts: { cart } }) => {
        if (outcome !== 'ok' || cart?.id !== id) return false
        const isOther = cart.version === version && cart.lines !== lines
        return cart.version > version || (isOther && CART_WRITES.has(call))
      })
      .map(({ facts }) => `the cart of ${owner} has lost version ${facts.cart?.version}`),
  )

/** An order exists fully or not at all: its intent, cart and key agree. */
const halves = ({ dbSnapshot }: Evidence): readonly string[] => {
  const isOrdered = (owner: string, orderNumber: string): boolean =>
    dbSnapshot.orders.some((order) => order.owner === owner && order.orderNumber === orderNumber)
  const keyOf = (owner: string, name: string) =>
    dbSnapshot.keys.find(({ owner: of, key }) => of === owner && key === name)
  const answers: Readonly<Record<string, string>> = { paid: 'placed', failed: 'declined' }
  return [
    ...dbSnapshot.intents
      .filter(({ owner, state, orderNumber }) => (state === 'paid') !== isOrdered(owner, orderNumber))
      .map(({ id, state }) => `${id} is ${state}, and its order says otherwise`),
    ...dbSnapshot.intents
      .filter(({ owner, key, state }) => (keyOf(owner, key)?.state ?? null) !== (answers[state] ?? null))
      .map(({ id, state }) => `${id} is ${state}, and its key says otherwise`),
    ...dbSnapshot.orders
      .filter(({ orderNumber }) => !dbSnapshot.intents.some((intent) => intent.orderNumber === orderNumber))
      .map(({ orderNumber }) => `${orderNumber} comes from no intent`),
  ]
}

/** I3: what was acknowledged is stored; what was not is stored fully or not at all. */
export const writesSaved: Check = (evidence) => {
  const owners = grouped(
    evidence.calls.filter(({ owner }) => owner !== null),
    ({ owner }) => owner ?? '',
  )
  return [
    ...[...owners].flatMap(([owner, calls]) => lostFields(evidence, owner, calls)),
    ...lostCarts(evidence),
    ...halves(evidence),
  ]
}
