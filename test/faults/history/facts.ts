import { createHash } from 'node:crypto'

type Json = Readonly<Record<string, unknown>>

export type Totals = { readonly monthly: number; readonly dueToday: number }

/** The facts of a call and its answer to compare with the database; bodies are not stored. */
export type Facts = {
  readonly cart?: {
    readonly id: string
    readonly version: number
    readonly marker: string
    readonly lines: string
  }
  /** Totals that the caller was shown, tax included. */
  readonly shown?: Totals
  readonly state?: string
  readonly orderNumber?: string
  readonly paid?: Totals
  readonly intentId?: string
  readonly writes: Readonly<Record<string, string>>
}

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, part]) => part !== undefined)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, part]) => [key, sorted(part)]),
  )
}

/** Returns equal text for equal values in any key order, because databases do not preserve it. */
export const hashOf = (value: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(sorted(value)) ?? '')
    .digest('base64url')
    .slice(0, 22)

const asObject = (value: unknown): Json | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : null

/** The totals of a price as the wire carries it. */
export const totalsIn = (quote: unknown): Totals | null => {
  const { monthly, dueToday } = asObject(quote) ?? {}
  const total = asObject(monthly)?.['total']
  return typeof total === 'number' && typeof dueToday === 'number' ? { monthly: total, dueToday } : null
}

const cartIn = (body: Json): Pick<Facts, 'cart'> => {
  const { id, version, marker, lines } = asObject(body['cart']) ?? {}
  return typeof id === 'string' && typeof version === 'number' && typeof marker === 'string'
    ? { cart: { id, version, marker, lines: hashOf(lines) } }
    : {}
}

const receiptIn = (body: Json): Pick<Facts, 'orderNumber' | 'paid'> => {
  const receipt = asObject(body['receipt'])
  const paid = totalsIn(receipt?.['quote'])
  return receipt !== null && paid !== null ? { orderNumber: String(receipt['orderNumber']), paid } : {}
}

const shownIn = (call: string, body: Json): Pick<Facts, 'shown'> => {
  const shown = totalsIn(body['quote']) ?? totalsIn(asObject(body['cart'])?.['quote'])
  return shown === null || call === 'order' ? {} : { shown }
}

/** The content of an answer. */
export const factsOf = (call: string, answer: unknown): Omit<Facts, 'writes'> => {
  const body = asObject(answer)
  if (body === null) return {}
  // An answer about risk has the priced cart within itself.
  const priced = call === 'assessRisk' ? (asObject(body['cart']) ?? body) : body
  return {
    ...cartIn(priced),
    ...shownIn(call, priced),
    ...receiptIn(body),
    ...(typeof body['state'] === 'string' ? { state: body['state'] } : {}),
    ...(typeof body['intentId'] === 'string' ? { intentId: body['intentId'] } : {}),
  }
}

/** Which fields of a session a request sets, when it is answered, and to what. */
export const writesOf = (call: string, request: unknown): Facts['writes'] => {
  const body = asObject(request) ?? {}
  switch (call) {
    case 'addCustomer':
      return { customer: hashOf(body) }
    case 'chooseInstallOption':
      return { installKind: hashOf(body['kind']) }
    case 'acceptAgreements':
      return { agreements: hashOf(body['agreements']) }
    case 'chooseWindow':
      return { window: hashOf(body['windowId']) }
    case 'assessRisk':
      return { addressOneYear: hashOf(body['addressOneYear']) }
    case 'validatePayment':
      return { payment: hashOf(true) }
    default:
      return {}
  }
}
