import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Address } from '#core/address/address.ts'
import { readFabric } from '#adapters/network-import/read-fabric.ts'
import { writeFiling } from '#test/builders/filing.builder.ts'
import { isPostgresPackaged, startPostgres } from '#test/builders/postgres.builder.ts'
import { storeProcess } from '#test/builders/store-process.builder.ts'
import { answerOf } from '#test/builders/provider.builder.ts'
import { visitorWithJar } from '#test/builders/test-host.builder.ts'
import { layout } from '#ui/build/layout.ts'
import { row, say } from './report.ts'

const SIZES = [10_000, 100_000, 1_000_000]

/** Homes of one town of the filing. */
const HOMES_OF_TOWN = 5_000

/** The key that processes of one database share. */
const KEY = randomBytes(32).toString('base64url')

/** Homes that are searched for. */
const SEARCHES = 500

const townsOf = (homes: number) => {
  const towns = Array.from({ length: Math.ceil(homes / HOMES_OF_TOWN) }, (_, at) => ({
    city: 'Del Rio',
    state: 'TX' as const,
    zip: String(75_001 + at),
    latitude: 29.36,
    longitude: -100.9,
  }))
  return towns as unknown as Parameters<typeof writeFiling>[1]['towns']
}

/** Returns the peak memory of a process that still runs, in MiB. */
const peakMib = async (pid: number): Promise<number> =>
  Number(/VmHWM:\s+(\d+)/.exec(await readFile(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024

/** Runs the import and returns its seconds and its peak memory in MiB. */
const timeImport = async (args: readonly string[], env: Readonly<Record<string, string>>) => {
  const start = performance.now()
  const child = spawn(process.execPath, [join(layout.server, 'network.main.js'), 'import', ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  let peak = 0
  const watch = setInterval(
    () =>
      void peakMib(child.pid ?? 0).then(
        (now) => (peak = Math.max(peak, now)),
        () => undefined,
      ),
    200,
  )
  const [code] = await once(child, 'exit')
  clearInterval(watch)
  if (code !== 0) throw new Error(`the import ended with ${code}`)
  return { seconds: (performance.now() - start) / 1_000, peak }
}

const percentiles = (times: readonly number[]): string => {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number): string => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1)
  return `${at(0.5)} / ${at(0.99)}`
}

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now()
  await work()
  return performance.now() - start
}

const searchedHomes = async (fabric: string, homes: number): Promise<readonly Address[]> => {
  const found: Address[] = []
  let at = 0
  for await (const read of readFabric(fabric)) {
    if (read.kind === 'home' && (at += 1) % Math.floor(homes / SEARCHES) === 0)
      found.push({ street: read.home.street, unit: '', zip: read.home.zip } as Address)
  }
  return found
}

/** Prints times and memory of one size on one database. */
const benchSize = async (
  name: string,
  homes: number,
  env: Readonly<Record<string, string>>,
): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), 'escaparate-network-bench-'))
  const settings = { DATA_DIR: join(folder, 'data'), ...env }
  const { fabric, availability } = await writeFiling(folder, {
    homes,
    towns: townsOf(homes),
    seed: 41,
    isDirty: false,
  })
  const { seconds, peak } = await timeImport(['--fabric', fabric, '--availability', availability], settings)
  const begun = performance.now()
  const store = await storeProcess({ ...settings, CLIENT_LIMIT_FACTOR: '1000', LOG_LEVEL: 'warn' })
  await store.start()
  const ready = (performance.now() - begun) / 1_000
  const visitor = visitorWithJar().at(`http://127.0.0.1:${store.port}`)
  const searched = await searchedHomes(fabric, homes)
  const typed = searched.map(({ street }, at) => street.slice(0, 3 + (at % (street.length - 2))))
  const suggestions: number[] = []
  for (const text of typed)
    suggestions.push(await timed(() => answerOf(visitor.addressSuggestions({ text }))))
  const lookUps: number[] = []
  for (const address of searched)
    lookUps.push(await timed(() => answerOf(visitor.serviceabilityCheck({ channel: 'dotcom', address }))))
  say(`\n${name}, ${homes} homes`)
  row(seconds.toFixed(1), 's to import')
  row(peak.toFixed(0), 'MiB, the peak of the import')
  row(ready.toFixed(1), 's until the store is ready')
  row((await peakMib(store.pid())).toFixed(0), 'MiB, the peak of the store')
  row(percentiles(suggestions), 'ms, p50 and p99 of a suggestion over HTTP')
  row(percentiles(lookUps), 'ms, p50 and p99 of an exact look-up over HTTP')
  await store.stop()
  await rm(folder, { recursive: true, force: true })
}

/** Imports filings of some sizes into both databases, and searches them over HTTP. */
export const benchNetwork = async (): Promise<void> => {
  const server = isPostgresPackaged ? await startPostgres() : null
  for (const homes of SIZES) {
    await benchSize('PGlite', homes, {})
    if (server !== null)
      await benchSize('PostgreSQL', homes, {
        DATABASE_URL: await server.createDatabase(),
        SEAL_KEYS: KEY,
        PAYMENT_KEYS: KEY,
        PORTAL_KEYS: KEY,
      })
  }
  await server?.stop()
}
