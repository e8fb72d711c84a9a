import { importHomes } from '#adapters/network-import/import-homes.ts'
import type { ImportedRow } from '#adapters/network-import/imported-row.ts'
import { networkRows } from '#adapters/server/store/network-rows.ts'
import { openPostgres } from '#adapters/server/store/postgres.ts'
import type { NetworkHome } from '#core/network/home.ts'
import { epochMs } from '#core/shared/plain-date.ts'
import { migrationsDir } from '../adapters/server/store/migrations-dir.ts'

/** What the process does: imports so many homes, dies before a statement (`SIGKILL`), or continues. */
export type ImportRun = {
  readonly url: string
  readonly homes: number
  readonly dieAt?: number
  readonly resume?: boolean
}

/** What it prints: the homes on sale before and after it, and the number of its statements. */
export type ImportReport = { readonly before: number; readonly after: number; readonly statements: number }

const { url, homes, dieAt = Infinity, resume = false } = JSON.parse(process.argv[2] ?? '') as ImportRun

async function* rows(): AsyncGenerator<ImportedRow> {
  for (let at = 0; at < homes; at += 1) {
    const home: NetworkHome = {
      locationId: `id ${at}`,
      street: `${at + 1} ${at % 2 === 0 ? 'Oak St' : 'Elm Ave'}`,
      unit: '',
      city: 'Alpine',
      state: 'TX',
      zip: '79830',
      unitCount: 1,
      service: null,
      point: null,
    }
    yield { kind: 'home', line: at + 2, home }
  }
}

let statements = 0
let isImporting = false
const { db, close } = await openPostgres({
  url,
  migrationsDir,
  onQuery: () => {
    if (isImporting && (statements += 1) === dieAt) process.kill(process.pid, 'SIGKILL')
  },
})
const versions = networkRows(db)
const onSale = async (): Promise<number> => {
  const active = (await versions.list()).find(({ state }) => state === 'active')
  return active?.counts.homes ?? 0
}

const before = await onSale()
isImporting = true
await importHomes({
  sources: [
    { kind: 'addresses', file: `/files/${homes}.csv`, bytes: homes, changedAt: epochMs(1), rows: rows() },
  ],
  versions,
  now: () => epochMs(1),
  states: new Set(['TX']),
  acceptRefused: false,
  resume,
  activate: true,
  onRefused: () => undefined,
  onProgress: () => undefined,
})
isImporting = false
const report: ImportReport = { before, after: await onSale(), statements }
await close()
process.stdout.write(JSON.stringify(report))
