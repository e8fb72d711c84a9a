import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { terms } from '#adapters/brand/cometa/terms.ts'
import type { Address } from '#core/address/address.ts'
import { taskEither as TE } from 'fp-ts'
import { PROVIDER_CONFIG } from '#adapters/provider/provider-config.ts'
import type { HostOptions } from '#adapters/server/host-options.ts'
import type { Database } from '#adapters/server/store/database.ts'
import { importedNetwork } from '#adapters/server/store/network-lines.ts'
import { paymentsInDoubt, placesHeld } from '#adapters/server/store/gauge-counts.ts'
import { cardPayment } from '#test/builders/purchase.ts'
import { START_OF_TESTS } from '#test/builders/clock.builder.ts'
import { openTestServer, type TestServer } from '#test/builders/test-server.builder.ts'
import type { Query } from './history/db-snapshot.ts'
import { rounds } from './rounds.ts'
import { beginJourney, makeReady, order, said, steps, take } from './history/journey.ts'

const MANY = rounds(100_000, 30_000)
/** Rows that are over, so that each purge has work in both sizes. */
const OVER = 1_000
/** Rows one step of a statement may look at: more than are over, and far fewer than there are. */
const ROWS_MAX = 5_000

const DAY_MS = 86_400_000
const LONG_AGO = START_OF_TESTS - 5 * 365 * DAY_MS

/**
 * Tables that do not grow with orders: a row for each coupon of the brand and for each crew, and three versions of a
 * network at most.
 */
const SMALL = new Set(['coupon_uses', 'crew_plans', 'network_versions', '__drizzle_migrations'])

const when = `case when n <= ${OVER} then ${LONG_AGO} else ${START_OF_TESTS} end`
const day = `case when n <= ${OVER} then '2021-11-18' else '2026-11-20' end::date`
const EMPTY = `'{}'::jsonb`
const named = (column: string) => `'${column}-' || n`

/** What a generated row has of its own, by table; the rest is that of a row of the sale. */
const OWN: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  sessions: {
    owner: named('o'),
    secret_hash: named('s'),
    cart_id: named('c'),
    purge_at: `${when} + ${DAY_MS}`,
    localization: EMPTY,
  },
  carts: { owner: named('o'), id: named('c'), lines: `'[]'::jsonb` },
  checkout_facts: { owner: named('o'), facts: EMPTY },
  order_details: { owner: named('o'), details: EMPTY },
  trade_ins: { imei_key: named('t'), owner: named('o'), opened_at: when },
  reservations: { owner: named('o'), window_id: `'w-' || (n / 3)`, held_until: 'null' },
  installation_windows: { id: named('w'), area: named('a'), date: day, booked: '0' },
  order_intents: {
    id: named('i'),
    owner: named('o'),
    cart_id: named('c'),
    order_number: named('n'),
    state: `'paid'`,
    started_at: when,
    receipt: EMPTY,
  },
  orders: {
    owner: named('o'),
    cart_id: named('c'),
    order_number: named('n'),
    placed_at: when,
    receipt: EMPTY,
  },
  idempotency_keys: { owner: named('o'), claimed_at: when, answer: 'null' },
  kept_carts: { cart_id: named('c'), code_hash: named('h'), saved_at: when, record: EMPTY },
  outbox: { id: named('m'), state: `'sent'`, content: 'null', written_at: when, due_at: when },
  order_codes: {
    key: named('k'),
    expires_at: `${when} + ${DAY_MS}`,
    window_ends_at: `${when} + ${DAY_MS}`,
  },
  follow_ups: { id: named('f'), email: named('e'), requested_at: `${when} + n` },
  account_changes: { key: named('k'), changed_at: when },
  analytics_counts: { place: named('p') },
  portal_accounts: { account_id: named('a'), account: EMPTY, ends_on: day, changed_at: when },
  service_changes: {
    account_id: named('a'),
    id: named('c'),
    key: named('k'),
    requested_at: when,
    due_at: `${when} + ${DAY_MS}`,
    state: `'confirmed'`,
    change: EMPTY,
  },
  portal_sessions: { id: named('s'), code_hash: named('c'), ends_at: `${when} + ${DAY_MS}` },
  identity_payloads: {
    id: named('i'),
    uid: named('u'),
    grant_id: named('g'),
    expires_at: `${when} + ${DAY_MS}`,
  },
  payment_keys: { key_id: named('k'), expires_at: when },
  ledger_payments: { token: named('t'), stored_at: when },
  ledger_charges: { key: named('k') },
  coupon_holds: { owner: named('o'), held_until: 'null' },
  tallies: { name: named('t'), ends_at: when },
  network_homes: {
    location_id: named('l'),
    key: `'MAIN STREET ' || n || ' 7|'`,
    street_key: `'MAIN STREET ' || n`,
    number: `(n % 9000)::text`,
  },
  network_streets: {
    key: `'MAIN STREET ' || n`,
    search: `'MAIN STREET ' || n`,
    zip: `lpad((n % 1000)::text, 5, '0')`,
  },
}

type Plan = {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Plan Rows': number
  readonly Plans?: readonly Plan[]
}
type Statement = { readonly text: string; readonly params: readonly unknown[] }
type Client = { query: (text: string, params: unknown[]) => Promise<{ readonly rows: readonly unknown[] }> }

const clientOf = (db: Database): Client => (db as unknown as { readonly $client: Client }).$client

/** The nodes of a plan. Only the node right below a limit looks at no more rows than the limit needs. */
const nodesOf = (plan: Plan, rowsMax = Infinity): readonly Plan[] => {
  const rows = Math.min(plan['Plan Rows'], rowsMax)
  const below = plan['Node Type'] === 'Limit' ? rows : Infinity
  return [{ ...plan, 'Plan Rows': rows }, ...(plan.Plans ?? []).flatMap((one) => nodesOf(one, below))]
}

/** `query` allows statements that last longer than those of the store. */
export type PlansParts = { readonly options: Partial<HostOptions>; readonly query?: Query }

/** Plans of every statement of a sale and of the jobs, over a database with a hundred thousand orders. */
export const plansSuite = (engine: string, open: () => Promise<PlansParts>): void => {
  const statements = new Map<string, Statement>()
  let testServer: TestServer
  let isCollecting = true

  let query: Query

  /** A row of each table after the sale: the purge deletes some of them. */
  const keepTemplates = async (): Promise<void> => {
    await query('create schema templates')
    // The buyers of the sale have no account.
    await query(
      `insert into account_changes (market, key, settled_cents, added, changed_at)
       select market, 'k', 0, '[]', ${START_OF_TESTS} from sessions limit 1`,
    )
    // No visitor of the sale has a login.
    await query(
      `insert into portal_accounts (market, account_id, account, owed_cents, ends_on, changed_at)
       select market, 'a', '{}', 0, '2026-11-20', ${START_OF_TESTS} from sessions limit 1`,
    )
    await query(
      `insert into service_changes (market, account_id, id, key, request_hash, state, requested_at, due_at, change)
       select market, 'a', 'c', 'k', 'h', 'confirmed', ${START_OF_TESTS}, ${START_OF_TESTS}, '{}' from sessions limit 1`,
    )
    await query(
      `insert into portal_sessions (market, id, is_mobile, claim_state, role, is_mfa_confirmed, accounts, account_id,
         opened_at, used_at, ends_at, validated_at, token_expires_at, code_hash, tokens)
       select market, 's', false, 'read', 'primary', true, '["a"]', 'a', ${START_OF_TESTS}, ${START_OF_TESTS},
         ${START_OF_TESTS}, ${START_OF_TESTS}, ${START_OF_TESTS}, 'c', 't' from sessions limit 1`,
    )
    await query(
      `insert into identity_payloads (market, model, id, payload, expires_at)
       select market, 'Session', 'i', '{}', ${START_OF_TESTS} from sessions limit 1`,
    )
    // No line of the sale trades a telephone in.
    await query(
      `insert into trade_ins (market, imei_key, owner, opened_at)
       select market, 't', 'o', ${START_OF_TESTS} from sessions limit 1`,
    )
    // No visitor consented to analytics.
    await query(
      `insert into analytics_counts (market, day, name, place, variants, count)
       select market, '2026-11-19', 'page.viewed', '/', '', 1 from sessions limit 1`,
    )
    // The sale is at a home of the demonstration.
    await query(
      `insert into network_versions (market, id, created_at, state, rows_read, files, counts)
       select market, 1, ${START_OF_TESTS}, 'active', 1, '[]', '{}' from sessions limit 1`,
    )
    await query(
      `insert into network_homes (market, version_id, location_id, key, street_key, number, file_at, line, street, unit,
         city, state, zip, unit_count)
       select market, 1, 'l', 'k', 's', '7', 0, 2, '7 Main St', '', 'Miami', 'FL', '33130', 1 from sessions limit 1`,
    )
    await query(
      `insert into network_streets (market, version_id, key, search, zip, city, state, own, numbers, is_served)
       select market, 1, 'k', 's', '33130', 'Miami', 'FL', '["MAIN"]', '["7"]', true from sessions limit 1`,
    )
    for (const table of Object.keys(OWN)) {
      await query(`create table templates.${table} as select * from ${table} limit 1`)
      expect([table, await query(`select 1 as found from templates.${table}`)]).toEqual([
        table,
        [{ found: 1 }],
      ])
    }
  }

  /** Rows `from` to `to` of every table, in one statement each. */
  const grow = async (from: number, to: number): Promise<void> => {
    for (const [table, own] of Object.entries(OWN)) {
      const columns = await query(
        `select column_name as name from information_schema.columns
         where table_schema = 'public' and table_name = '${table}' order by ordinal_position`,
      )
      const names = columns.map(({ name }) => String(name))
      await query(
        `insert into ${table} (${names.map((name) => `"${name}"`).join(', ')})
         select ${names.map((name) => own[name] ?? `template."${name}"`).join(', ')}
         from templates.${table} template, generate_series(${from}, ${to}) n on conflict do nothing`,
      )
    }
    await query('analyze')
  }

  const planOf = async ({ text, params }: Statement): Promise<Plan> => {
    const { rows } = await clientOf(testServer.host.db).query(`explain (format json) ${text}`, [...params])
    const [found] = rows as readonly { readonly 'QUERY PLAN': unknown }[]
    const planText = found?.['QUERY PLAN']
    const [{ Plan: plan }] = (typeof planText === 'string' ? JSON.parse(planText) : planText) as [
      { readonly Plan: Plan },
    ]
    return plan
  }

  /** A sale by every call, lapsed holds of window and coupon, orders in doubt and declined, an order page. */
  const sell = async (): Promise<void> => {
    const journey = beginJourney(testServer.visitor())
    for (const one of steps) await take(journey, one)
    const { visitor } = journey
    const post = (path: string, body: unknown) => ({ method: 'POST', path: `attos/${path}`, body }) as const
    const misc = (path: string, body: unknown) => ({ method: 'POST', path: `misc/${path}`, body }) as const
    const receipt = journey.said.get('order')?.['receipt'] as { readonly orderNumber: string }
    await visitor.get('requestOrderCode', {
      ...misc('order-status/code', { orderNumber: receipt.orderNumber, channel: 'email' }),
      headers: await visitor.withPass(),
    })
    await visitor.ask(
      'lookUpOrder',
      misc('order-status', { orderNumber: receipt.orderNumber, code: '000000' }),
    )
    await visitor.get(
      'requestFollowUp',
      misc('address-follow-up', {
        kind: 'notice',
        address: { streetAddress: '18 Camino Largo', aptUnit: '', zipCode: '79936' },
        emailAddress: 'ana@correo.example',
        consent: 'email',
      }),
    )
    const idle = await makeReady(testServer.visitor())
    const coupon = terms.coupons.find(({ limit }) => limit !== null)
    await idle.visitor.get('addOffer', post('offer', { offerId: coupon?.coupon.productId }))
    await idle.visitor.get('applyPromotion', post('promotion', { code: coupon?.code }))
    await idle.visitor.get('persistCart', {
      ...post('persistCart', { withCode: true }),
      headers: await idle.visitor.withPass(),
    })
    await idle.visitor.get('paymentSession', post('payment-session', undefined))
    const doubted = await makeReady(testServer.visitor(), {
      payment: cardPayment('4000000000000119'),
      install: 'self',
    })
    expect(said(await order(doubted))).toBe('pending')
    const declined = await makeReady(testServer.visitor(), {
      payment: cardPayment('4000000000000002'),
      install: 'self',
    })
    expect(said(await order(declined))).toBe('declined')
    const network = importedNetwork(testServer.host.db)
    for (const text of ['742', '742 mag', '742 main st del rio', 'main']) await network.streets(text)
    await network.find({ street: '742 Main St', unit: '', zip: '33130' } as Address)
    await network.reach('33130')
  }

  describe(`statements on ${engine}`, () => {
    beforeAll(async () => {
      const parts = await open()
      testServer = await openTestServer({
        terms: () => terms,
        messages: {
          render: () => ({ kind: 'sms', id: 'id', to: '3055550100', text: 'text' }),
          sender: { carriesSms: true, send: () => TE.right(undefined) },
        },
        onQuery: (text, params) => {
          if (isCollecting && /^(select|insert|update|delete|with)\b/.test(text) && !statements.has(text))
            statements.set(text, { text, params })
        },
        ...parts.options,
      })
      query = parts.query ?? testServer.query
      await sell()
      isCollecting = false
      await keepTemplates()
      await grow(1, OVER)
      isCollecting = true
      // Holds lapse, the doubt is settled, and everything from long ago is purged.
      testServer.clock.advance(31 * 60_000)
      for (let round = 0; round < 2; round += 1) await testServer.settle()
      await paymentsInDoubt(testServer.host.db, testServer.clock.now(), PROVIDER_CONFIG.doubtMs)
      await placesHeld(testServer.host.db, testServer.clock.now())
      isCollecting = false
    })
    afterAll(() => testServer.close())

    it('are collected from a sale and from every job', () => {
      const all = [...statements.keys()].join('\n')
      for (const table of Object.keys(OWN)) expect(all).toContain(`"${table}"`)
      for (const table of [
        'sessions',
        'carts',
        'idempotency_keys',
        'payment_keys',
        'ledger_payments',
        'portal_sessions',
        'identity_payloads',
      ])
        expect(all).toContain(`delete from "${table}"`)
      expect(statements.size).toBeGreaterThan(50)
    })

    it('scan no growing table, and no full index of one (S39)', async () => {
      await grow(1, MANY)
      expect(await query('select count(*)::int as count from orders')).toEqual([{ count: MANY + 1 }])
      const scanned: string[] = []
      for (const statement of statements.values())
        for (const node of nodesOf(await planOf(statement))) {
          const table = node['Relation Name'] ?? ''
          if (table === '' || SMALL.has(table)) continue
          if (node['Node Type'] === 'Seq Scan' || node['Plan Rows'] > ROWS_MAX)
            scanned.push(`${node['Node Type']} of ${table}, ${node['Plan Rows']} rows: ${statement.text}`)
        }
      expect(scanned).toEqual([])
    })
  })
}
