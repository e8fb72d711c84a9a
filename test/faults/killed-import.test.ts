import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '#adapters/server/store/database.ts'
import { openPostgres } from '#adapters/server/store/postgres.ts'
import { isPostgresPackaged, startPostgres, type TestPostgres } from '#test/builders/postgres.builder.ts'
import { emptyTables } from '../adapters/server/store/empty-tables.ts'
import { migrationsDir } from '../adapters/server/store/migrations-dir.ts'
import type { ImportReport, ImportRun } from './importer.ts'
import { rounds } from './rounds.ts'

const POINTS = rounds(20, 2)
const OLD_HOMES = 3
/** A number past the last statement, as JSON can write it. */
const NEVER = 10_000
/** More than the rows of one batch. */
const NEW_HOMES = 5_600

const script = fileURLToPath(new URL('importer.ts', import.meta.url))

/** Runs an import in a process of its own; returns what it printed, or null if it was killed. */
const run = (given: ImportRun): Promise<ImportReport | null> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script, JSON.stringify(given)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let output = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text))
    child.on('close', (code, signal) => {
      if (signal === 'SIGKILL') resolve(null)
      else if (code === 0) resolve(JSON.parse(output) as ImportReport)
      else reject(new Error(`the import ended with ${code}`))
    })
  })

describe.skipIf(!isPostgresPackaged)('an import whose process is killed', () => {
  let server: TestPostgres
  let url: string
  let database: OpenDatabase
  beforeAll(async () => {
    server = await startPostgres()
    url = await server.createDatabase()
    database = await openPostgres({ url, migrationsDir })
  })
  afterAll(async () => {
    await database.close()
    await server.stop()
  })

  it('leaves the old homes on sale until the switch, and continues to the new ones from every point', async () => {
    const imported = async (dieAt: number): Promise<ImportReport | null> => {
      await emptyTables(database.db)
      await run({ url, homes: OLD_HOMES })
      return run({ url, homes: NEW_HOMES, dieAt })
    }
    const complete = await imported(NEVER)
    expect(complete).toMatchObject({ before: OLD_HOMES, after: NEW_HOMES })
    const statements = complete?.statements ?? 0
    expect(statements).toBeGreaterThanOrEqual(20)
    const onSale: (number | undefined)[] = []
    for (let point = 1; point <= POINTS; point += 1) {
      const dieAt = Math.ceil((point * statements) / POINTS)
      expect([dieAt, await imported(dieAt)]).toEqual([dieAt, null])
      const resumed = await run({ url, homes: NEW_HOMES, resume: true })
      expect([dieAt, resumed?.after]).toEqual([dieAt, NEW_HOMES])
      onSale.push(resumed?.before)
    }
    const old = onSale.filter((homes) => homes === OLD_HOMES)
    expect(old.length).toBeGreaterThanOrEqual(POINTS / 2)
    expect(onSale).toEqual([...old, ...onSale.slice(old.length).map(() => NEW_HOMES)])
  })
})
