import { grouped, repeated } from '../grouped.ts'
import type { Check } from './violation.ts'

/** I1: at most one order per cart; each acknowledged order exists once, with its number, for its owner. */
export const ordersOnce: Check = ({ calls, dbSnapshot }) => {
  const { orders } = dbSnapshot
  const reportedOrders = calls.flatMap(({ outcome, owner, facts: { orderNumber } }) =>
    outcome === 'ok' && orderNumber !== undefined ? [{ owner, orderNumber }] : [],
  )
  return [
    ...repeated(orders, ({ cartId }) => cartId).map(([cart]) => `${cart} has several orders`),
    ...repeated(orders, ({ orderNumber }) => orderNumber).map(([name]) => `${name} was given twice`),
    ...reportedOrders
      .filter(
        (one) => !orders.some((order) => order.orderNumber === one.orderNumber && order.owner === one.owner),
      )
      .map(({ orderNumber }) => `${orderNumber} was acknowledged and is not there`),
  ]
}

/** I2: an order is charged once, with the total that was shown last; there is no charge without an order. */
export const chargedOnce: Check = ({ calls, dbSnapshot, isSettled }) => {
  const captured = dbSnapshot.charges.filter(({ state }) => state === 'captured')
  const intentOf = (key: string) => dbSnapshot.intents.find(({ id }) => id === key)
  const orderOf = (owner: string) => dbSnapshot.orders.find((order) => order.owner === owner)
  const unpaid = dbSnapshot.orders.filter(({ owner, dueToday, orderNumber }) => {
    const intents = dbSnapshot.intents.filter((intent) => intent.owner === owner)
    const charges = captured.filter(({ key }) => intents.some(({ id }) => id === key))
    const paid = charges.filter(
      ({ key, amount }) => amount === dueToday && intentOf(key)?.orderNumber === orderNumber,
    )
    return dueToday === 0 ? charges.length > 0 : charges.length !== 1 || paid.length !== 1
  })
  const lost = captured.filter(({ key }) => {
    const intent = intentOf(key)
    if (intent === undefined) return true
    return orderOf(intent.owner) === undefined && (isSettled || intent.state !== 'pending')
  })
  const moved = calls.filter(({ call, outcome, facts: { paid }, owner, from }) => {
    if (call !== 'order' || outcome !== 'ok' || paid === undefined) return false
    const shown = calls.findLast((one) => one.owner === owner && one.to < from && one.facts.shown)?.facts
      .shown
    const order = orderOf(owner ?? '')
    const isShown = shown?.dueToday === paid.dueToday && shown.monthly === paid.monthly
    return !isShown || order?.dueToday !== paid.dueToday || order.monthly !== paid.monthly
  })
  return [
    ...unpaid.map(({ orderNumber }) => `${orderNumber} is not charged for once with its total`),
    ...lost.map(({ key }) => `the charge of ${key} has no order`),
    ...moved.map(({ facts }) => `${facts.orderNumber} costs another amount than was shown`),
  ]
}

/** I8: equal requests of one key have one answer; another request with that key has none. */
export const keysHold: Check = ({ calls }) => {
  const orders = calls.filter(({ call, key }) => call === 'order' && key !== null)
  const isFinal = (call: (typeof orders)[number]): boolean =>
    call.outcome === 'ok' && call.facts.state !== 'pending'
  return [...grouped(orders, ({ owner, key }) => `${owner} ${key}`)].flatMap(([, group]) => {
    const { key } = group[0] ?? { key: '' }
    const final = group.filter(isFinal)
    const requests = new Set(group.filter(({ outcome }) => outcome === 'ok').map((one) => one.requestHash))
    const bodies = new Set(final.map(({ bodyHash }) => bodyHash))
    const first = final.toSorted((a, b) => a.to - b.to)[0]
    const other = group.filter(
      ({ from, requestHash, outcome, status, code }) =>
        first !== undefined &&
        from > first.to &&
        requestHash !== first.requestHash &&
        outcome === 'refused' &&
        (status ?? 0) !== 429 &&
        (status ?? 0) < 500 &&
        code !== 'KEY_REUSED' &&
        code !== 'SESSION_EXPIRED',
    )
    return [
      ...(requests.size > 1 ? [`key ${key} was taken for two requests`] : []),
      ...(bodies.size > 1 ? [`key ${key} has ${bodies.size} answers`] : []),
      ...other.map(({ code }) => `key ${key} was used again and refused as ${code}`),
    ]
  })
}

/** I14: after a recovery nothing is in doubt and every key has its answer. */
export const settled: Check = ({ dbSnapshot, isSettled }) =>
  isSettled
    ? [
        ...dbSnapshot.intents
          .filter(({ state }) => state === 'pending')
          .map(({ id }) => `${id} is still in doubt`),
        ...dbSnapshot.keys
          .filter(({ state }) => state === null)
          .map(({ key }) => `key ${key} is still claimed`),
      ]
    : []
