import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SessionRecord } from '#adapters/orchestrator/pocket/store.ts'
import type { Database, OpenDatabase } from '#adapters/server/store/database.ts'
import { openPglite } from '#adapters/server/store/pglite.ts'
import { openPostgres } from '#adapters/server/store/postgres.ts'
import { createSqlStore } from '#adapters/server/store/sql-store.ts'
import type { OrderAnswer, OrderReceipt } from '#core/checkout/order.ts'
import type { PaymentSummary } from '#core/payment/payment.ts'
import { START_OF_TESTS } from '#test/builders/clock.builder.ts'
import type { TestPostgres } from '#test/builders/postgres.builder.ts'
import { isPostgresPackaged, startPostgres } from '#test/builders/postgres.builder.ts'
import {
  idempotencyKey,
  intentOf,
  ownerNamed,
  receiptNumbered,
  sessionNamed,
} from '../../orchestrator/pocket/store-records.ts'
import { migrationsDir } from './migrations-dir.ts'

/** Opens the same database, empty at first, and brings it to the newest migration of a folder. */
type Opening = (folder: string) => Promise<OpenDatabase>

type Journal = { readonly entries: readonly { readonly tag: string }[] }

/** A folder with the first so many migrations. */
const firstMigrations = async (home: string, count: number): Promise<string> => {
  const folder = await mkdtemp(join(home, 'migrations-'))
  await cp(migrationsDir, folder, { recursive: true })
  const path = join(folder, 'meta', '_journal.json')
  const journal = JSON.parse(await readFile(path, 'utf8')) as Journal
  await writeFile(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }))
  return folder
}

/** The first sale knew cards alone, and called them so. */
const cardOf = (payment: PaymentSummary | undefined) => {
  if (payment?.kind !== 'card') throw new Error('the first sale took cards alone')
  const { kind: _, ...card } = payment
  return card
}

const firstReceipt = ({ payment, ...receipt }: OrderReceipt) => ({ ...receipt, card: cardOf(payment) })

const firstAnswer = (answer: OrderAnswer | null) =>
  answer?.state === 'placed' ? { ...answer, receipt: firstReceipt(answer.receipt) } : answer

const firstLocalization = ({ sessionInfo, ...localization }: SessionRecord['localization']) => {
  if (sessionInfo === null) throw new Error('a session without a place')
  const { isAlive, expirationTime } = sessionInfo.status
  return { ...localization, sessionInfo: { ...sessionInfo, status: { isAlive, expirationTime } } }
}

const json = (value: unknown) => (value === null ? sql`null` : sql`${JSON.stringify(value)}::jsonb`)

const insertSession = async (db: Database, session: SessionRecord): Promise<void> => {
  const { owner, secretHash, openedAt, expiresAt, cartId, customer, installKind, agreements, payment } =
    session
  const card = payment === null ? null : { token: payment.token, summary: cardOf(payment.summary) }
  await db.execute(sql`insert into sessions values (${owner}, ${secretHash}, ${openedAt}, ${expiresAt},
    ${json(firstLocalization(session.localization))}, ${cartId}, ${json(customer)}, ${installKind},
    ${json(agreements)}, ${json(card)})`)
}

const insertKey = (db: Database, name: string, answer: OrderAnswer | null): Promise<unknown> =>
  db.execute(sql`insert into idempotency_keys values (${ownerNamed('ana')}, ${name}, 'hash',
    ${START_OF_TESTS}, ${json(firstAnswer(answer))})`)

const withoutPayment: SessionRecord = { ...sessionNamed('luis'), payment: null }
/** What a session of the first sale says of what came later. */
const sinceThen = { risk: null, coupons: [], step: null, holds: [] }
const intent = intentOf('ana')
const answers: Record<string, OrderAnswer | null> = {
  placed: { state: 'placed', receipt: intent.receipt },
  pending: { state: 'pending', intentId: intent.id, orderNumber: intent.receipt.orderNumber },
  declined: { state: 'declined' },
  claimed: null,
}

/** What the first sale had stored, in its own words; and three rows that nobody could read even then. */
const fill = async (db: Database): Promise<void> => {
  await insertSession(db, sessionNamed('ana'))
  await insertSession(db, withoutPayment)
  const { id, owner, cartId, key, state, startedAt, totals, paymentToken, receipt } = intent
  await db.execute(sql`insert into order_intents values (${id}, ${owner}, ${cartId}, ${key}, ${state}, ${startedAt},
    ${totals.monthly}, ${totals.dueToday}, ${paymentToken}, ${receipt.orderNumber}, ${json(firstReceipt(receipt))})`)
  await db.execute(sql`insert into orders values (${owner}, ${cartId}, ${receipt.orderNumber}, ${receipt.placedAt},
    ${totals.monthly}, ${totals.dueToday}, ${json(firstReceipt(receipt))})`)
  for (const [name, answer] of Object.entries(answers)) await insertKey(db, name, answer)
  await db.execute(sql`insert into ledger_cards values ('token-kept', 'Amex', '0005', true)`)
  await insertSession(db, sessionNamed('eva'))
  await db.execute(
    sql`update sessions set card = '"nothing"', localization = '[]' where owner = ${ownerNamed('eva')}`,
  )
  await db.execute(
    sql`insert into orders values (${ownerNamed('eva')}, 'cart-eva', 'NUMBER-eva', 1, 0, 0, '7')`,
  )
  await db.execute(
    sql`insert into idempotency_keys values (${ownerNamed('eva')}, 'k', 'hash', 1, '{"receipt": []}')`,
  )
}

const migrationContract = (name: string, opening: (home: string) => Promise<Opening>): void => {
  describe(`${name} with the rows of the first sale`, () => {
    let home: string
    let database: OpenDatabase

    beforeAll(async () => {
      home = await mkdtemp(join(tmpdir(), 'escaparate-migration-'))
      const open = await opening(home)
      const first = await open(await firstMigrations(home, 1))
      await fill(first.db)
      await first.close()
      const broken = await firstMigrations(home, 2)
      const path = join(broken, '0001_wider_sale.sql')
      await writeFile(path, `${await readFile(path, 'utf8')}\n--> statement-breakpoint\nselect 1 / 0;\n`)
      await expect(open(broken)).rejects.toThrow()
      database = await open(migrationsDir)
    }, 60_000)
    afterAll(async () => {
      await database.close()
      await rm(home, { recursive: true, force: true })
    })

    const stored = () => createSqlStore(database.db, console.error)

    it('finds its sessions whole after a migration that broke off and one that did not (F43)', async () => {
      const found = await stored().store.transaction(async (tx) => [
        await tx.sessionOf(ownerNamed('ana')),
        await tx.sessionOf(ownerNamed('luis')),
      ])
      expect(found).toEqual([
        { ...sessionNamed('ana'), ...sinceThen },
        { ...withoutPayment, ...sinceThen },
      ])
    })

    it('finds its intents, orders and answers whole (F43)', async () => {
      const ana = ownerNamed('ana')
      await stored().store.transaction(async (tx) => {
        expect(await tx.openIntentOf(ana)).toEqual(intent)
        expect(await tx.orderOf(ana)).toEqual(receiptNumbered(intent.receipt.orderNumber))
        for (const [key, answer] of Object.entries(answers))
          expect(await tx.claimKey(ana, idempotencyKey(key), 'hash', START_OF_TESTS)).toEqual({
            state: 'taken',
            requestHash: 'hash',
            answer,
          })
      })
    })

    it('finds the cards of its gateway, those that decline among them (F43)', async () => {
      expect(await stored().ledger.payment('token-kept' as never)).toEqual({
        token: 'token-kept',
        summary: { kind: 'card', issuer: 'Amex', lastFour: '0005' },
        declines: true,
        conduct: 'prompt',
        storedAt: expect.any(Number),
      })
    })

    it('is not kept from migrating by a row that cannot be read, which stays its owner’s alone (F44)', async () => {
      const read = stored().store.transaction((tx) => tx.sessionOf(ownerNamed('eva')))
      await expect(read).rejects.toThrow('unreadable row')
    })
  })
}

migrationContract(
  'PGlite',
  async (home) => (folder) => openPglite({ dataDir: join(home, 'data'), migrationsDir: folder }),
)

describe.skipIf(!isPostgresPackaged)('PostgreSQL', () => {
  let server: TestPostgres
  afterAll(() => server.stop())

  migrationContract('PostgreSQL', async () => {
    server = await startPostgres()
    const url = await server.createDatabase()
    return (folder) => openPostgres({ url, migrationsDir: folder })
  })
})
