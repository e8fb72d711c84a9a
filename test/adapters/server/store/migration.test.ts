import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { either as E } from 'fp-ts'
import type { PgliteDatabase } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { NO_ACCOUNT_CHANGES } from '#adapters/provider/store/store.account.ts'
import type { StoreTransaction } from '#adapters/provider/store/store.ts'
import { NO_FACTS } from '#adapters/provider/store/store.checkout.ts'
import type { Database, OpenDatabase } from '#adapters/server/store/database.ts'
import { openMemoryDatabase } from '#test/builders/database.builder.ts'
import { migratePostgres } from '#adapters/server/store/postgres-migration.ts'
import { openPostgres } from '#adapters/server/store/postgres.ts'
import { createSqlAnalytics } from '#adapters/server/store/sql-analytics.ts'
import { createSqlIdentityStore } from '#adapters/server/store/identity-rows.ts'
import { portalSessionRows } from '#adapters/server/store/portal-session-rows.ts'
import { createSqlStore } from '#adapters/server/store/sql-store.ts'
import type { EventCount } from '#core/analytics/analytics-event.ts'
import type { PortalAccount } from '#core/portal/portal-account.ts'
import type { ServiceChange } from '#core/portal/service-change.ts'
import type { PlainDate } from '#core/shared/plain-date.ts'
import { basisPoints } from '#core/shared/money.ts'
import { mobileItem } from '#test/builders/mobile.builder.ts'
import { START_OF_TESTS } from '#test/builders/clock.builder.ts'
import type { TestPostgres } from '#test/builders/postgres.builder.ts'
import { isPostgresPackaged, startPostgres } from '#test/builders/postgres.builder.ts'
import {
  cartNamed,
  idempotencyKey,
  intentOf,
  ownerNamed,
  reservationOf,
  sessionNamed,
  windowAt,
} from '../../provider/store/store-records.ts'
import { accountIdOf, accountNamed, changeNamed } from '../../provider/store/portal-records.ts'
import { migrationsDir } from './migrations-dir.ts'
import { portalSession } from './portal-session.contract.ts'

type Journal = { readonly entries: readonly { readonly tag: string }[] }

const journalIn = (folder: string): string => join(folder, 'meta', '_journal.json')
const readJournal = async (): Promise<Journal> =>
  JSON.parse(await readFile(journalIn(migrationsDir), 'utf8')) as Journal

const tags = (await readJournal()).entries.map(({ tag }) => tag)

/** A folder with the first so many migrations; with `isBroken` the last one fails at its end. */
const firstMigrations = async (home: string, count: number, isBroken = false): Promise<string> => {
  const folder = await mkdtemp(join(home, 'migrations-'))
  await cp(migrationsDir, folder, { recursive: true })
  const journal = await readJournal()
  await writeFile(journalIn(folder), JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }))
  const last = join(folder, `${tags[count - 1]}.sql`)
  if (isBroken)
    await writeFile(last, `${await readFile(last, 'utf8')}\n--> statement-breakpoint\nselect 1 / 0;\n`)
  return folder
}

const fixtureOf = (tag: string): Promise<string> =>
  readFile(new URL(`./fixtures/${tag}.sql`, import.meta.url), 'utf8')

/** The statements of a fixture, and whether they add to the rows of the migration before. */
const readFixture = async (tag: string) => {
  const lines = (await fixtureOf(tag)).trimEnd().split('\n')
  const statements = lines.filter((line) => !line.startsWith('--')).join('\n')
  return {
    isAddition: lines[0]?.startsWith('-- Adds ') === true,
    statements: statements === '' ? [] : statements.split(/;\n/),
  }
}

const ana = ownerNamed('ana')
const session = sessionNamed('ana')
const intent = intentOf('ana')
const window = windowAt('2026-11-20', { booked: 1 })
const answers = ['placed', 'pending', 'declined', 'claimed'] as const

/** The kinds of the messages and requests whose language is English. */
const englishOf = async (tx: StoreTransaction): Promise<readonly string[]> => {
  const messages = await tx.claimMessages(START_OF_TESTS, START_OF_TESTS, 10)
  const requests = await tx.followUpsAfter('dispute', null, 10)
  return [
    ...messages.filter(({ language }) => language === 'en').map(({ content }) => content?.kind ?? ''),
    ...requests.filter(({ language }) => language === 'en').map(({ kind }) => kind),
  ]
}

/** What the store reads of the rows of a fixture. */
const readAll = async (db: Database) => {
  const { store, ledger } = createSqlStore(db, (defect) => {
    throw defect
  })
  const eventCounts = await createSqlAnalytics(db, console.error).countsOf(eventCount.day)()
  const books = {
    eventCounts: E.isRight(eventCounts) ? eventCounts.right : null,
    payment: await ledger.payment(intent.paymentToken),
    charges: await ledger.charges(),
  }
  const identity = createSqlIdentityStore(db)
  const logins = {
    portalSession: await portalSessionRows(db).find(portalSession('one').id),
    login: await identity.loginOf('ana@correo.example'),
    identityKeys: await identity.keys(),
    token: await identity.payload('AccessToken', 'hash'),
  }
  return store.transaction(async (tx) => {
    const claims = []
    for (const key of answers)
      claims.push(await tx.claimKey(ana, idempotencyKey(key), 'other', START_OF_TESTS))
    return {
      ...books,
      ...logins,
      session: await tx.sessionOf(ana),
      cart: await tx.lockCart(ana),
      windows: await tx.windowsOf(window.area, window.date, window.date),
      reservation: await tx.reservationOf(ana),
      intent: await tx.openIntentOf(ana),
      order: await tx.orderOf(ana),
      answers: claims.map((claim) => (claim.state === 'taken' ? claim.answer : claim.state)),
      savedCart: await tx.savedCart(intent.cartId),
      couponHolds: await tx.couponHoldsOf(ana),
      stock: [...(await tx.stockOf(['watch']))],
      couponUses: [...(await tx.usesOf(session.coupons)).values()],
      followUps: await tx.countFollowUps('ana@correo.example', START_OF_TESTS),
      orderCode: await tx.lockOrderCode('key' as never),
      accountChanges: await tx.accountChangesOf('account' as never),
      portalAccount: await tx.portalAccountOf(accountIdOf('julia')),
      serviceChanges: await tx.changesOf(accountIdOf('julia'), 10),
      facts: await tx.checkoutFactsOf(ana),
      details: await tx.orderDetailsOf(ana),
      messages: (await tx.claimMessages(START_OF_TESTS, START_OF_TESTS, 10)).map(({ content }) => content),
      english: await englishOf(tx),
    }
  })
}

type Contents = Awaited<ReturnType<typeof readAll>>

const withLines = (isNamed: boolean) => {
  const { quote } = intent.receipt
  const unnamed = { lineOfBusiness: null, role: null }
  const lines = quote.lines.map((line) => (isNamed ? line : { ...line, ...unnamed }))
  return { ...intent.receipt, quote: { ...quote, lines } }
}
const { id, date, fromHour, toHour } = window
const visit = { id, date, fromHour, toHour, placesLeft: 2 }

/** What the first sale stored, as it is read today. */
const firstSale = (receipt = withLines(false)) => ({
  session: { ...session, risk: null, coupons: [], step: null, holds: [] },
  cart: cartNamed('ana'),
  windows: [window],
  reservation: reservationOf('ana', window, null),
  intent: { ...intent, receipt },
  order: { ...receipt, visit },
  answers: [
    { state: 'placed', receipt },
    { state: 'pending', intentId: intent.id, orderNumber: receipt.orderNumber },
    { state: 'declined' },
    null,
  ],
  payment: {
    token: intent.paymentToken,
    summary: { kind: 'card', issuer: 'Amex', lastFour: '0005' },
    declines: true,
    behavior: 'prompt',
    storedAt: expect.any(Number) as number,
  },
  charges: [{ key: 'charge-ana', token: intent.paymentToken, amount: 749, state: 'captured' }],
  savedCart: null,
  couponHolds: [],
  couponUses: [],
  stock: [] as readonly (readonly [string, number])[],
  followUps: 0,
  orderCode: { codeName: null, triesLeft: 0, sent: 0, expiresAt: 0, windowEndsAt: 0 },
  accountChanges: NO_ACCOUNT_CHANGES,
  portalSession: null,
  portalAccount: null as PortalAccount | null,
  serviceChanges: [] as readonly ServiceChange[],
  facts: NO_FACTS,
  details: null,
  messages: [],
  english: [] as readonly string[],
  eventCounts: [] as readonly EventCount[],
  login: null,
  identityKeys: [],
  token: null,
})

const risk = {
  assessment: { addressOneYear: true, identification: 'NONE', decision: 'deposit' },
  isReferred: true,
} as const

const withRisk = () => ({ ...firstSale(), session: { ...firstSale().session, risk } })

const wholeProvider = () => {
  const receipt = withLines(true)
  const { localization } = session
  const place = {
    ...localization.sessionInfo!.serviceAddress,
    taxes: { state: basisPoints(600), locality: basisPoints(100) },
    programs: ['ACP'],
  }
  const { street, unit, city, state, zip } = place
  const phone = {
    phoneProductId: 'voice',
    lineId: 'line-1',
    telephoneNumber: '3055550142',
    portingFlag: true,
  }
  const billing = { paperlessBilling: true, monthlyBillingNotification: false }
  const acceptance = {
    agreements: session.agreements,
    acceptedAt: START_OF_TESTS,
    transactionId: 'transaction',
  }
  const referral = { referralCode: 'AMIGA', customerReferralId: null }
  const { marker, lines } = cartNamed('ana')
  const { orderNumber } = receipt
  return {
    ...firstSale(receipt),
    session: {
      ...session,
      localization: { ...localization, sessionInfo: { ...localization.sessionInfo, serviceAddress: place } },
      risk,
      programs: ['LIFELINE'],
    },
    payment: {
      ...firstSale().payment,
      summary: { kind: 'bank', accountKind: 'checking', lastFour: '0005' },
    },
    savedCart: { version: 1, cartId: intent.cartId, marker, lines, savedAt: START_OF_TESTS },
    couponHolds: [{ owner: ana, code: 'LATINO10', heldUntil: null }],
    couponUses: [1],
    orderCode: {
      codeName: 'name',
      triesLeft: 5,
      sent: 1,
      expiresAt: START_OF_TESTS,
      windowEndsAt: START_OF_TESTS,
    },
    facts: {
      billing,
      acceptance,
      portable: [phone],
      phones: [phone],
      referral,
      checkpoint: { at: START_OF_TESTS, missing: ['payment', 'visit'] },
    },
    details: {
      orderNumber,
      salesChannel: 'resiCom',
      billing,
      acceptance,
      phones: [phone],
      referral,
      visitKind: 'installation',
    },
    messages: [
      { kind: 'statusCode', to: { channel: 'sms', phone: '3055550142' }, orderNumber, code: '123456' },
      {
        kind: 'orderConfirmed',
        email: 'maria@correo.example',
        firstName: 'María',
        receipt,
        place: { street, unit, city, state, zip },
        visitAt: { startsAt: START_OF_TESTS, endsAt: START_OF_TESTS + 7_200_000 },
      },
      { kind: 'orderDeclined', email: 'maria@correo.example', firstName: null, dueToday: 749 },
    ],
  }
}

const retention = () => {
  const read = wholeProvider()
  const holds = [{ windowId: window.id, since: START_OF_TESTS, until: START_OF_TESTS + 900_000 }]
  return {
    ...read,
    session: { ...read.session, risk: { ...session.risk, isReferred: true }, holds },
    payment: { ...read.payment, storedAt: START_OF_TESTS },
  }
}

const phoneLines = () => {
  const read = retention()
  return {
    ...read,
    session: { ...read.session, phoneLines: [{ phoneProductId: 'home-phone', portingFlag: true }] },
  }
}

const accounts = () => {
  const read = phoneLines()
  return {
    ...read,
    session: { ...read.session, accountProvenAt: START_OF_TESTS },
    accountChanges: { settled: 4_520, added: [{ offerId: 'wifi-pod', quantity: 2 }] },
    messages: [...read.messages, { kind: 'accountCode', email: 'maria@correo.example', code: '654321' }],
  }
}

const followUps = () => {
  const read = accounts()
  return {
    ...read,
    followUps: 1,
    messages: [
      ...read.messages,
      {
        kind: 'followUpReceived',
        email: 'ana@correo.example',
        followUp: 'notice',
        address: { street: '18 Camino Largo', unit: '', zip: '79936' },
        expectedOn: '2026-12-24',
      },
    ],
  }
}

const eventCount: EventCount = {
  name: 'step.viewed',
  at: 'products',
  // An experiment that began later counts as its control.
  variants: { serviceSelection: 'control', couponEntry: 'checkout', autoPayTargetActivity: 'control' },
  day: '2026-11-20' as PlainDate,
  count: 7,
}

const analyticsCounts = () => {
  const read = followUps()
  const { localization } = read.session
  const variants = { serviceSelection: 'products', couponEntry: 'checkout', bucket: 17 }
  return {
    ...read,
    session: {
      ...read.session,
      localization: { ...localization, sessionInfo: { ...localization.sessionInfo, ...variants } },
    },
    eventCounts: [eventCount],
  }
}

const inEnglish = () => {
  const read = analyticsCounts()
  return { ...read, intent: { ...read.intent, language: 'en' }, english: ['followUpReceived', 'dispute'] }
}

const mobileCart = () => {
  const read = inEnglish()
  return { ...read, cart: { ...read.cart, mobileItems: [mobileItem({ term: 36 })] }, stock: [['watch', 3]] }
}

const portalAccounts = () => ({
  ...mobileCart(),
  portalAccount: accountNamed('julia'),
  serviceChanges: [changeNamed('one')],
})

const portalSessions = () => ({ ...portalAccounts(), portalSession: portalSession('one') })

const identity = () => ({
  ...portalSessions(),
  login: {
    id: 'login-ana',
    email: 'ana@correo.example',
    passwordHash: 'scrypt$15$8$3$c2FsdA$a2V5',
    role: 'primary',
    accounts: ['CM-100200'],
    factor: { kind: 'totp', secret: 'JBSWY3DPEHPK3PXP' },
    state: {
      code: {
        codeName: 'name',
        triesLeft: 5,
        expiresAt: START_OF_TESTS,
        sent: 1,
        windowEndsAt: START_OF_TESTS,
      },
      failures: 2,
      lockedUntil: START_OF_TESTS,
      lastStep: 59_833_800,
    },
    isDemo: false,
    createdAt: START_OF_TESTS,
  },
  identityKeys: [{ kind: 'cookie', period: 692, secret: 'a-secret' }],
  token: {
    model: 'AccessToken',
    id: 'hash',
    payload: { accountId: 'login-ana' },
    uid: null,
    grantId: 'grant',
    consumedAt: null,
    expiresAt: START_OF_TESTS,
  },
})

/** What is read of each fixture, by the migration after which its rows were written. */
const expected: Readonly<Record<string, object>> = {
  '0000_first_sale': firstSale(),
  '0001_wider_sale': withRisk(),
  '0002_tallies_and_ages': withRisk(),
  '0003_markets': withRisk(),
  '0004_whole_orchestrator': wholeProvider(),
  '0005_retention': retention(),
  '0006_phone_lines': phoneLines(),
  '0007_accounts': accounts(),
  '0008_follow_ups': followUps(),
  '0009_analytics_counts': analyticsCounts(),
  '0010_follow_ups_by_kind': analyticsCounts(),
  '0011_languages': inEnglish(),
  '0012_codes_on_request': inEnglish(),
  '0013_mobile_cart': mobileCart(),
  '0014_portal_accounts': portalAccounts(),
  '0015_portal_sessions': portalSessions(),
  '0016_identity': identity(),
}

type Engine = {
  readonly database: OpenDatabase
  /** Brings the database to the newest migration of a folder. */
  readonly bringTo: (folder: string) => Promise<void>
}

const migrationContract = (name: string, open: () => Promise<Engine>): void => {
  describe(`migrations on ${name}`, () => {
    let home: string
    let engine: Engine

    beforeAll(async () => {
      home = await mkdtemp(join(tmpdir(), 'escaparate-migration-'))
      engine = await open()
    })
    afterAll(async () => {
      await engine.database.close()
      await rm(home, { recursive: true, force: true })
    })

    const run = (text: string): Promise<unknown> => engine.database.db.execute(sql.raw(text))

    /** Migrates an empty database to a migration and loads its fixture, after the rows that it adds to. */
    const loadFixture = async (tag: string): Promise<void> => {
      const { isAddition, statements } = await readFixture(tag)
      const index = tags.indexOf(tag)
      if (isAddition) await loadFixture(tags[index - 1] ?? 'no migration before')
      else {
        await run('drop schema if exists drizzle cascade')
        await run('drop schema public cascade')
        await run('create schema public')
      }
      await engine.bringTo(await firstMigrations(home, index + 1))
      for (const statement of statements) await run(statement)
    }

    it.each(tags)(
      'keep the rows of %s readable, also after a migration that broke off (F43)',
      async (tag) => {
        await loadFixture(tag)
        const next = tags.indexOf(tag) + 2
        if (next <= tags.length)
          await expect(engine.bringTo(await firstMigrations(home, next, true))).rejects.toThrow()
        await engine.bringTo(migrationsDir)
        expect(await readAll(engine.database.db)).toEqual(expected[tag] as Contents)
      },
    )

    it('are not stopped by a row that cannot be read, nor is the reading of others (F44)', async () => {
      await loadFixture('0000_first_sale')
      await run(`update sessions set card = '"nothing"', localization = '[]'`)
      await run(`update orders set receipt = '7'`)
      await engine.bringTo(migrationsDir)
      const { store } = createSqlStore(engine.database.db, console.error)
      await expect(store.transaction((tx) => tx.sessionOf(ana))).rejects.toThrow('unreadable row')
      await expect(store.transaction((tx) => tx.orderOf(ana))).rejects.toThrow('unreadable row')
      expect(await store.transaction((tx) => tx.lockCart(ana))).toEqual(cartNamed('ana'))
    })
  })
}

migrationContract('PGlite', async () => {
  const database = await openMemoryDatabase()
  return {
    database,
    bringTo: (folder) => migrate(database.db as unknown as PgliteDatabase, { migrationsFolder: folder }),
  }
})

describe.skipIf(!isPostgresPackaged)('PostgreSQL', () => {
  let server: TestPostgres
  afterAll(() => server.stop())

  migrationContract('PostgreSQL', async () => {
    server = await startPostgres()
    const url = await server.createDatabase()
    return {
      database: await openPostgres({ url, migrationsDir }),
      bringTo: (folder) => migratePostgres({ connectionString: url }, folder),
    }
  })
})
