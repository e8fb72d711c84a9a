import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { exportHomes } from '#adapters/network-import/export-homes.ts'
import type { ImportOutcome } from '#adapters/network-import/import-homes.ts'
import { describeUnreadableFile } from '#adapters/network-import/refusal-texts.ts'
import { networkRows, readActiveHomes } from '#adapters/server/store/network-rows.ts'
import { openPglite } from '#adapters/server/store/pglite.ts'
import { epochMs } from '#core/shared/plain-date.ts'
import { listCrews, replaceCrews } from '#ui/compose/operator/crews.ts'
import { importNetwork } from '#ui/compose/operator/import-network.ts'
import type { ImportOptions } from '#ui/compose/operator/network-options.ts'
import { readNetworkOptions } from '#ui/compose/operator/network-options.ts'
import { NETWORK_HELP, SWITCHED, reportLines, versionLine } from '#ui/compose/operator/network-texts.ts'
import {
  EXIT_USAGE,
  migrationsOf,
  openOperatorStore,
  say,
  stopWith,
} from '#ui/compose/operator/operator-store.ts'

/**
 * Imports the homes where the store sells; lists, restores and exports their versions; shows and replaces the plans of
 * crews. Reads the store's variables.
 */
const EXIT_NONE = 1
const EXIT_BAD_FILES = 65

const openStore = async () => {
  const { db, close, config } = await openOperatorStore(
    import.meta.url,
    'Esta tienda reenvía todo a ORCHESTRATOR_URL: las casas se importan allí.',
  )
  return { db, close, storeId: config.storeId, versions: networkRows(db, config.storeId) }
}

/** Opens an empty database that is deleted when it is closed: a dry run writes nothing into that of the store. */
const openDryRun = async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'escaparate-dry-run-'))
  const { db, close } = await openPglite({ dataDir, migrationsDir: migrationsOf(import.meta.url) })
  const remove = async (): Promise<void> => {
    await close()
    await rm(dataDir, { recursive: true, force: true })
  }
  return { versions: networkRows(db), close: remove }
}

const reportImport = (outcome: ImportOutcome, { refused }: ImportOptions): void => {
  if (outcome._tag === 'Unreadable')
    return stopWith(EXIT_BAD_FILES, `${describeUnreadableFile(outcome.unreadable)} No se cambió nada.`)
  const { version } = outcome
  reportLines(version).forEach(say)
  if (refused !== null && version.files.some((file) => file.refused > 0))
    say(`Filas rechazadas en ${refused}.`)
  if (outcome._tag === 'Ready') say('Fue una prueba: no se cambió nada.')
  if (outcome._tag === 'Imported') say(`Versión ${version.id} activa. ${SWITCHED}`)
  if (outcome._tag === 'NoHomes') stopWith(EXIT_BAD_FILES, 'No hay ninguna casa. La versión no se activó.')
  if (outcome._tag === 'TooManyRefused')
    stopWith(
      EXIT_BAD_FILES,
      'Se rechazó más del 5 % de las filas de un archivo. La versión no se activó: corrige el archivo, o repite la orden con --resume --accept-refused.',
    )
}

const runImport = async (options: ImportOptions): Promise<void> => {
  const { versions, close } = options.isDryRun ? await openDryRun() : await openStore()
  const outcome = await importNetwork(options, versions, process.stderr)
  await close()
  reportImport(outcome, options)
}

const listVersions = async (): Promise<void> => {
  const { versions, close } = await openStore()
  const found = await versions.list()
  await close()
  found.forEach((version) => say(versionLine(version)))
  if (found.length === 0) say('No se importó ninguna red.')
}

const rollback = async (): Promise<void> => {
  const { versions, close } = await openStore()
  const restored = await versions.rollback(epochMs(Date.now()))
  await close()
  if (restored === null) stopWith(EXIT_NONE, 'No hay una versión anterior. No se cambió nada.')
  else say(`Versión ${restored.id} activa. ${SWITCHED}`)
}

const exportTo = async (file: string): Promise<void> => {
  const { db, storeId, close } = await openStore()
  const homes = await readActiveHomes(db, storeId)
  if (homes !== null) await pipeline(exportHomes(homes), createWriteStream(file))
  await close()
  if (homes === null) stopWith(EXIT_NONE, 'No se importó ninguna red.')
  else say(`Casas escritas en ${file}.`)
}

const runCrews = async (file: string | null): Promise<void> => {
  const { db, storeId, close } = await openStore()
  const { code, lines } = await (file === null ? listCrews(db, storeId) : replaceCrews(db, storeId, file))
  await close()
  if (code !== 0) stopWith(code, lines.join('\n'))
  lines.forEach(say)
}

const options = readNetworkOptions(process.argv.slice(2)) ?? stopWith(EXIT_USAGE, NETWORK_HELP)
switch (options.command) {
  case 'help':
    say(NETWORK_HELP)
    break
  case 'import':
    await runImport(options)
    break
  case 'versions':
    await listVersions()
    break
  case 'rollback':
    await rollback()
    break
  case 'crews':
    await runCrews(options.file)
    break
  case 'export':
    await exportTo(options.file)
}
process.exit(0)
