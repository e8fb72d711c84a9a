import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, readdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import type { OpenDatabase } from '#adapters/server/store/database.ts'
import { openPglite, type PgliteOptions } from '#adapters/server/store/pglite.ts'
import { migrationsDir } from '#test/adapters/server/store/migrations-dir.ts'

const modules = fileURLToPath(new URL('../../node_modules/', import.meta.url))
const cache = join(modules, '.cache/escaparate')

/** Where the template of these migrations and this engine is: others make another file. */
const templatePath = async (): Promise<string> => {
  const digest = createHash('sha256').update(
    await readFile(join(modules, '@electric-sql/pglite/package.json')),
  )
  for (const name of (await readdir(migrationsDir)).toSorted())
    if (name.endsWith('.sql')) digest.update(name).update(await readFile(join(migrationsDir, name)))
  return join(cache, `database-${digest.digest('hex').slice(0, 16)}.tar`)
}

/** Test files run at once: each sees the complete file or none. */
const writeTemplate = async (path: string): Promise<void> => {
  const client = await PGlite.create()
  await migrate(drizzle(client), { migrationsFolder: migrationsDir })
  const dump = await client.dumpDataDir('none')
  await client.close()
  await mkdir(cache, { recursive: true })
  const partial = `${path}.${process.pid}`
  await writeFile(partial, Buffer.from(await dump.arrayBuffer()))
  await rename(partial, path)
}

const readTemplate = async (): Promise<Blob> => {
  const path = await templatePath()
  if (!existsSync(path)) await writeTemplate(path)
  return new Blob([await readFile(path)])
}

let template: Promise<Blob> | undefined

/** Returns a cached dump of an empty, migrated database. Reads it at once: another process may replace the file. */
export const databaseTemplate = (): Promise<Blob> => (template ??= readTemplate())

/** Opens an empty database in memory. */
export const openMemoryDatabase = async (options: Partial<PgliteOptions> = {}): Promise<OpenDatabase> =>
  openPglite({ dataDir: null, migrationsDir, template: await databaseTemplate(), ...options })
