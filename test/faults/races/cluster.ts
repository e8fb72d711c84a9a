import { startPostgres, type TestPostgres } from '#test/builders/postgres.builder.ts'
import { startTestHost, type TestHost } from '#test/builders/test-host.builder.ts'
import { openRecorder, type Recorder } from '#test/builders/test-server.builder.ts'
import type { Query } from '../history/db-snapshot.ts'
import { type Send, sendTo } from '../history/send.ts'

/** Processes of the store on one database, and a driver that calls them in turn. */
export type Cluster = {
  readonly hosts: readonly TestHost[]
  readonly query: Query
  readonly send: Send
  /** A new observer without earlier state. */
  readonly watch: () => Recorder
  /** Advances a minute for all processes, and runs their jobs. */
  readonly settle: () => Promise<void>
  /** The number of deadlocks since the cluster was opened. */
  readonly deadlocks: () => Promise<number>
  readonly close: () => Promise<void>
}

const arenaOf = (
  hosts: readonly TestHost[],
  end: () => Promise<void>,
  deadlocks: () => Promise<number> = () => Promise.resolve(0),
): Cluster => {
  const [first] = hosts
  if (first === undefined) throw new Error('nobody is there')
  let aheadMs = 0
  const send = sendTo(() => hosts.map(({ origin }) => origin))
  return {
    hosts,
    query: first.query,
    send,
    watch: () => openRecorder({ now: () => Date.now() + aheadMs, query: first.query }),
    settle: async () => {
      aheadMs += 60_000
      await Promise.all(hosts.map((host) => host.tell('passMinute')))
      await Promise.all(hosts.map((host) => host.tell('runJobs')))
    },
    deadlocks,
    close: async () => {
      send.close()
      await Promise.all(hosts.map((host) => host.stop()))
      await end()
    },
  }
}

/** One process with the embedded database in memory. `execArgv`: extra Node arguments, such as to write a profile. */
export const openPgliteArena = async (execArgv: readonly string[] = []): Promise<Cluster> =>
  arenaOf([await startTestHost({}, { isLogShown: false, execArgv })], () => Promise.resolve())

const OTHERS = `from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`

/** Ends idle connections so that they report their statistics. The pools open others. */
const deadlocksIn = async (server: TestPostgres, url: string): Promise<number> => {
  const query = (text: string) => server.query(url, text)
  await query(`select pg_terminate_backend(pid) ${OTHERS}`)
  while ((await query(`select 1 ${OTHERS}`)).length > 0)
    await query(`select pg_terminate_backend(pid) ${OTHERS}`)
  const [row] = await query(`select deadlocks::int from pg_stat_database where datname = current_database()`)
  return Number(row?.['deadlocks'])
}

/** Two processes on one PostgreSQL of their own. */
export const openPostgresArena = async (
  execArgv: readonly string[] = [],
): Promise<Cluster & { readonly server: TestPostgres }> => {
  const server = await startPostgres()
  const databaseUrl = await server.createDatabase()
  const start = (): Promise<TestHost> => startTestHost({ databaseUrl }, { isLogShown: false, execArgv })
  const hosts = await Promise.all([start(), start()])
  return {
    ...arenaOf(
      hosts,
      () => server.stop(),
      () => deadlocksIn(server, databaseUrl),
    ),
    server,
  }
}
