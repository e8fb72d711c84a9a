import { once } from 'node:events'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inspect } from 'node:util'
import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { causeText, type OpenDatabase } from '#adapters/server/store/database.ts'
import { openPostgres } from '#adapters/server/store/postgres.ts'
import { createSqlStore } from '#adapters/server/store/sql-store.ts'
import { closedGate } from '#test/builders/call-gate.builder.ts'
import type { TestPostgres } from '#test/builders/postgres.builder.ts'
import { isPostgresPackaged, POSTGRES_PASSWORD, startPostgres } from '#test/builders/postgres.builder.ts'
import { migrationsDir } from './migrations-dir.ts'

type Journal = { readonly entries: readonly { readonly idx: number; readonly tag: string }[] }

let server: TestPostgres

const open = (url: string, dir = migrationsDir): Promise<OpenDatabase> =>
  openPostgres({ url, migrationsDir: dir, pause: () => Promise.resolve() })

const withDatabase = async <A>(url: string, work: (database: OpenDatabase) => Promise<A>): Promise<A> => {
  const database = await open(url)
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

const refusalOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'nothing was refused',
    (error: unknown) => error,
  )

/** Measures the duration of a call, in ms. */
const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const started = performance.now()
  await work()
  return performance.now() - started
}

/** Proxies the database and, on demand, drops the bytes of both sides without closing the connection. */
const swallowingProxy = async (url: string) => {
  let isSwallowing = false
  const sockets: Socket[] = []
  const proxy = createServer((caller) => {
    const target = connect(`${new URL(url).searchParams.get('host')}/.s.PGSQL.5432`)
    sockets.push(caller, target)
    for (const [from, to] of [
      [caller, target],
      [target, caller],
    ] as const) {
      from.on('data', (data) => isSwallowing || to.write(data))
      from.on('error', () => undefined)
      from.on('close', () => isSwallowing || to.destroy())
    }
  })
  const origin = await portOf(proxy)
  return {
    url: url.replace('@localhost/', `@127.0.0.1:${origin}/`).split('?')[0] ?? '',
    swallow: () => {
      isSwallowing = true
    },
    close: () => {
      for (const socket of sockets) socket.destroy()
      proxy.close()
    },
  }
}

const portOf = async (listener: Server): Promise<number> => {
  listener.listen(0, '127.0.0.1')
  await once(listener, 'listening')
  return (listener.address() as AddressInfo).port
}

const appliedIn = async (url: string): Promise<number> => {
  const rows = await server.query(url, 'select hash from drizzle.__drizzle_migrations')
  return rows.length
}

const tablesIn = async (url: string): Promise<readonly unknown[]> => {
  const found = await server.query(url, `select tablename from pg_tables where schemaname = 'public'`)
  return found.map(({ tablename }) => tablename)
}

const journal = async (): Promise<Journal> =>
  JSON.parse(await readFile(join(migrationsDir, 'meta/_journal.json'), 'utf8')) as Journal

describe.skipIf(!isPostgresPackaged)('openPostgres', () => {
  beforeAll(async () => {
    server = await startPostgres()
  })
  afterAll(() => server.stop())

  describe('migrations', () => {
    it('run once for many processes that start at once, with the same result as for one (F43)', async () => {
      const url = await server.createDatabase()
      const opened = await Promise.all(Array.from({ length: 6 }, () => open(url)))
      await Promise.all(opened.map(({ close }) => close()))
      expect(await appliedIn(url)).toBe((await journal()).entries.length)
      expect(await tablesIn(url)).toEqual(expect.arrayContaining(['sessions', 'orders', 'tallies']))
    })

    it('are awaited, and completed when the process that began them dies (F43)', async () => {
      const url = await server.createDatabase()
      await withDatabase(url, () => Promise.resolve())
      await server.query(
        url,
        'truncate drizzle.__drizzle_migrations; drop schema public cascade; create schema public',
      )
      const dying = new Client({ connectionString: url })
      await dying.connect()
      await dying.query('begin; insert into drizzle.gate values (1) on conflict (id) do update set id = 1')
      await dying.query('create table sessions (half integer)')
      let isOpen = false
      const opening = withDatabase(url, async () => {
        isOpen = true
      })
      await waitsForGate(url)
      expect(isOpen).toBe(false)
      await dying.end()
      await opening
      expect(await tablesIn(url)).toContain('orders')
      expect(await appliedIn(url)).toBe((await journal()).entries.length)
    })

    const waitsForGate = async (url: string): Promise<void> => {
      const waiting = await server.query(
        url,
        `select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like '%gate%'`,
      )
      if (waiting.length === 0) await waitsForGate(url)
    }

    it('roll back when one of them fails, and complete later (F43)', async () => {
      const url = await server.createDatabase()
      const broken = await mkdtemp(join(tmpdir(), 'escaparate-migrations-'))
      await cp(migrationsDir, broken, { recursive: true })
      const { entries } = await journal()
      const last = { ...entries.at(-1), idx: entries.length, when: Date.now(), tag: 'broken' }
      await writeFile(join(broken, 'broken.sql'), 'create table half (id text);\nselect no_such_function()')
      await writeFile(join(broken, 'meta/_journal.json'), JSON.stringify({ entries: [...entries, last] }))
      expect(String(await refusalOf(open(url, broken)))).toBe('DatabaseFailure: database failed: 42883')
      expect(await tablesIn(url)).toEqual([])
      await withDatabase(url, () => Promise.resolve())
      expect(await tablesIn(url)).not.toContain('half')
      await rm(broken, { recursive: true })
    })

    it('refuse a database of an earlier version and name the remedy', async () => {
      const url = await server.createDatabase()
      await withDatabase(url, () => Promise.resolve())
      await server.query(url, `update drizzle.__drizzle_migrations set hash = 'other'`)
      expect(String(await refusalOf(open(url)))).toContain('earlier version: delete')
    })

    it('are not run by a role that may not create tables: it serves, or is refused if one is missing (S18)', async () => {
      const [ready, empty] = [await server.createDatabase(), await server.createDatabase()]
      await withDatabase(ready, () => Promise.resolve())
      await server.query(
        ready,
        `create role servidor login password '${POSTGRES_PASSWORD}';
         grant usage on schema drizzle to servidor; grant select on drizzle.__drizzle_migrations to servidor;
         grant select, insert, update, delete on all tables in schema public to servidor`,
      )
      const asServer = (url: string): string => url.replace('//tienda:', '//servidor:')
      await withDatabase(asServer(ready), async ({ db }) => {
        await expect(createSqlStore(db, console.error).store.ping()).resolves.toBeUndefined()
        await expect(db.execute(sql`create table planted (id text)`)).rejects.toThrow()
      })
      expect(String(await refusalOf(open(asServer(empty))))).toBe('DatabaseFailure: database failed: 42501')
    })
  })

  describe.concurrent('what it waits for', () => {
    const pingOf = ({ db }: OpenDatabase) => createSqlStore(db, console.error).store.ping()

    it('ends after three seconds when every connection is taken, and works once one is free (F10)', async ({
      expect,
    }) => {
      await withDatabase(await server.createDatabase(), async (database) => {
        const goOn = closedGate()
        const takers = Array.from({ length: 10 }, () => database.db.transaction(() => goOn.opened))
        const took = await timed(() => expect(pingOf(database)).rejects.toThrow('database failed'))
        expect(took).toBeGreaterThan(2_900)
        goOn.open()
        await Promise.all(takers)
        await expect(pingOf(database)).resolves.toBeUndefined()
      })
    })

    it('ends after five seconds for a statement, with what it did undone (S18)', async ({ expect }) => {
      await withDatabase(await server.createDatabase(), async (database) => {
        const slow = database.db.transaction(async (tx) => {
          await tx.execute(sql`insert into tallies (name, count, ends_at) values ('slow', 1, 1)`)
          await tx.execute(sql`select pg_sleep(20)`)
        })
        await expect(slow).rejects.toMatchObject({ cause: { code: '57014' } })
        const { rows } = (await database.db.execute(sql`select 1 from tallies`)) as { rows: unknown }
        expect(rows).toEqual([])
      })
    })

    it('ends some seconds after the network began to drop packets, as do later connections (F8)', async ({
      expect,
    }) => {
      const proxy = await swallowingProxy(await server.createDatabase())
      const database = await open(proxy.url)
      await pingOf(database)
      proxy.swallow()
      await expect(pingOf(database)).rejects.toThrow()
      await expect(pingOf(database)).rejects.toThrow()
      proxy.close()
      await database.close()
    })

    it('ends some seconds after the start for a server that connects and is silent (S32)', async ({
      expect,
    }) => {
      const silent = createServer((socket) => void socket.on('error', () => undefined))
      const url = `postgres://tienda@127.0.0.1:${await portOf(silent)}/tienda`
      await expect(open(url)).rejects.toThrow()
      silent.close()
    })
  })

  describe('the first connection', () => {
    /** Opens a database; `onPause` runs in each pause. Returns the pauses, in ms. */
    const pausesOf = async (url: string, onPause: (ms: number) => Promise<void> = async () => undefined) => {
      const pauses: number[] = []
      const failure = await openPostgres({
        url,
        migrationsDir,
        pause: async (ms) => {
          pauses.push(ms)
          await onPause(ms)
        },
      }).then(
        (database) => database.close(),
        (error: unknown) => causeText(error),
      )
      return { pauses, failure }
    }

    it('is attempted again while the database starts, and opened once it accepts connections', async () => {
      const target = await server.createDatabase()
      const late = createServer((caller) => {
        const socket = connect(`${new URL(target).searchParams.get('host')}/.s.PGSQL.5432`)
        caller.pipe(socket).pipe(caller)
      })
      const port = await portOf(late)
      late.close()
      const url = target.replace('@localhost/', `@127.0.0.1:${port}/`).split('?')[0] ?? ''
      const { pauses, failure } = await pausesOf(url, async (ms) => {
        if (ms === 1_000) await once(late.listen(port, '127.0.0.1'), 'listening')
      })
      late.close()
      expect([pauses, failure]).toEqual([[500, 1_000], undefined])
    })

    it('fails after five attempts with the cause', async () => {
      const { pauses, failure } = await pausesOf('postgres://tienda@127.0.0.1:9/tienda')
      expect([pauses, failure]).toEqual([[500, 1_000, 2_000, 4_000], 'ECONNREFUSED'])
    })

    it('fails at once with its SQLSTATE where another attempt cannot help', async () => {
      const url = await server.createDatabase()
      const wrong = url.replace(POSTGRES_PASSWORD, `otra-${POSTGRES_PASSWORD}`)
      expect(await pausesOf(wrong)).toEqual({ pauses: [], failure: 'SQLSTATE 28P01' })
    })
  })

  describe('sslmode', () => {
    it('is enforced: a server without TLS is rejected, and one with TLS is used only over TLS', async () => {
      const url = await server.createDatabase()
      const refusal = await refusalOf(open(`${url}&sslmode=verify-full`))
      expect(String(refusal)).toContain('SSL')
      await withDatabase(`${url}&sslmode=disable`, () => Promise.resolve())

      const said: Buffer[] = []
      const secure = createServer((socket) => {
        socket.on('error', () => undefined)
        socket.on('data', (data) => {
          said.push(data)
          if (said.length === 1) socket.write('S')
          else socket.destroy()
        })
      })
      const port = await portOf(secure)
      await refusalOf(
        open(`postgres://tienda:${POSTGRES_PASSWORD}@127.0.0.1:${port}/tienda?sslmode=verify-full`),
      )
      secure.close()
      const [request, hello] = said
      expect(request?.readInt32BE(4)).toBe(80_877_103)
      // A TLS record that holds a handshake.
      expect(hello?.[0]).toBe(0x16)
    })
  })

  describe('the URL', () => {
    const wrong: Record<string, (url: string) => string> = {
      'a wrong password': (url) => url.replace(POSTGRES_PASSWORD, `otra-${POSTGRES_PASSWORD}`),
      'an unknown role': (url) => url.replace('//tienda:', '//nadie:'),
      'an unknown database': (url) => url.replace(/test_\d+/, 'no_hay'),
      'nobody who listens': () => `postgres://tienda:${POSTGRES_PASSWORD}@127.0.0.1:9/tienda`,
      'a host of no name': () => `postgres://tienda:${POSTGRES_PASSWORD}@no-such-host.invalid/tienda`,
    }

    it.each(Object.keys(wrong))('with %s is refused without being printed (I10)', async (name) => {
      const url = wrong[name]?.(await server.createDatabase()) ?? ''
      const words = inspect(await refusalOf(open(url)), { depth: 9, showHidden: true })
      expect(words).toMatch(/database failed: \w+/)
      for (const secret of [POSTGRES_PASSWORD, 'tienda', '127.0.0.1', 'no-such-host', 'no_hay'])
        expect(words).not.toContain(secret)
    })

    it('occurs in no output of an open database (I10)', async () => {
      await withDatabase(await server.createDatabase(), async (database) => {
        await createSqlStore(database.db, console.error).store.ping()
        expect(inspect(database, { depth: 9 })).not.toContain(POSTGRES_PASSWORD)
      })
    })
  })
})
