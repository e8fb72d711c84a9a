import type { OrderReceipt } from '#core/checkout/order.ts'
import { terms } from '#adapters/brand/cometa/terms.ts'
import { hashOf } from './facts.ts'

const limits = new Map<string, number | null>(terms.coupons.map(({ code, limit }) => [code, limit]))

type Row = Readonly<Record<string, unknown>>

/** Runs one statement. */
export type Query = (text: string) => Promise<readonly Row[]>

/** What the database and the embedded gateway hold, as far as the invariants are about it. */
export type DbSnapshot = {
  /** The time of the store's clock. */
  readonly nowMs: number
  readonly sessions: readonly {
    readonly owner: string
    readonly openedAt: number
    readonly taxRate: number
    /** The given values, hashed by field; a missing field was not given. */
    readonly given: Readonly<Record<string, string>>
  }[]
  readonly carts: readonly {
    readonly owner: string
    readonly id: string
    readonly version: number
    readonly marker: string
    readonly lines: string
  }[]
  readonly windows: readonly { readonly id: string; readonly capacity: number; readonly booked: number }[]
  readonly reservations: readonly {
    readonly owner: string
    readonly windowId: string
    readonly heldUntil: number | null
  }[]
  readonly intents: readonly {
    readonly id: string
    readonly owner: string
    readonly cartId: string
    readonly key: string
    readonly state: string
    readonly startedAt: number
    readonly orderNumber: string
  }[]
  readonly orders: readonly {
    readonly owner: string
    readonly cartId: string
    readonly orderNumber: string
    readonly monthly: number
    readonly dueToday: number
    readonly receipt: OrderReceipt
  }[]
  readonly keys: readonly {
    readonly owner: string
    readonly key: string
    readonly state: string | null
  }[]
  readonly charges: readonly { readonly key: string; readonly amount: number; readonly state: string }[]
  /** How often each coupon was used, and how often it may be. */
  readonly promotions: readonly { readonly id: string; readonly uses: number; readonly limit: number }[]
}

type Session = Row & { readonly localization: { readonly sessionInfo: { readonly serviceAddress: Row } } }

const givenIn = ({ customer, install_kind: kind, agreements, risk, payment }: Row) => {
  const fields = {
    customer,
    installKind: kind,
    agreements: Array.isArray(agreements) && agreements.length > 0 ? agreements : null,
    addressOneYear: (risk as Row | null)?.['addressOneYear'],
    payment: payment === null ? null : true,
  }
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) =>
      value === null || value === undefined ? [] : [[name, hashOf(value)]],
    ),
  )
}

/** Reads the dbSnapshot, each table in one statement: nothing may be under way. */
export const readDbSnapshot = async (query: Query, nowMs: number): Promise<DbSnapshot> => {
  const rows = async (table: string): Promise<readonly Row[]> =>
    (await query(`select to_jsonb(found) as row from ${table} found`)).map(({ row }) => row as Row)
  const text = (row: Row, name: string): string => String(row[name])
  const number = (row: Row, name: string): number => Number(row[name])
  return {
    nowMs,
    sessions: ((await rows('sessions')) as readonly Session[]).map((row) => ({
      owner: text(row, 'owner'),
      openedAt: number(row, 'opened_at'),
      taxRate: number(row.localization.sessionInfo.serviceAddress, 'taxRate'),
      given: givenIn(row),
    })),
    carts: (await rows('carts')).map((row) => ({
      owner: text(row, 'owner'),
      id: text(row, 'id'),
      version: number(row, 'version'),
      marker: text(row, 'marker'),
      lines: hashOf(row['lines']),
    })),
    windows: (await rows('installation_windows')).map((row) => ({
      id: text(row, 'id'),
      capacity: number(row, 'capacity'),
      booked: number(row, 'booked'),
    })),
    reservations: (await rows('reservations')).map((row) => ({
      owner: text(row, 'owner'),
      windowId: text(row, 'window_id'),
      heldUntil: row['held_until'] === null ? null : number(row, 'held_until'),
    })),
    intents: (await rows('order_intents')).map((row) => ({
      id: text(row, 'id'),
      owner: text(row, 'owner'),
      cartId: text(row, 'cart_id'),
      key: text(row, 'key'),
      state: text(row, 'state'),
      startedAt: number(row, 'started_at'),
      orderNumber: text(row, 'order_number'),
    })),
    orders: (await rows('orders')).map((row) => ({
      owner: text(row, 'owner'),
      cartId: text(row, 'cart_id'),
      orderNumber: text(row, 'order_number'),
      monthly: number(row, 'monthly_cents'),
      dueToday: number(row, 'due_today_cents'),
      receipt: row['receipt'] as OrderReceipt,
    })),
    keys: (await rows('idempotency_keys')).map((row) => ({
      owner: text(row, 'owner'),
      key: text(row, 'key'),
      state: row['answer'] === null ? null : text(row['answer'] as Row, 'state'),
    })),
    charges: (await rows('ledger_charges')).map((row) => ({
      key: text(row, 'key'),
      amount: number(row, 'amount_cents'),
      state: text(row, 'state'),
    })),
    promotions: (await rows('coupon_uses')).map((row) => ({
      id: text(row, 'code'),
      uses: number(row, 'used'),
      limit: limits.get(text(row, 'code')) ?? Number.POSITIVE_INFINITY,
    })),
  }
}
