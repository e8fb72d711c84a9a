import { fileURLToPath } from 'node:url'
import { readConfig, type ServerConfig } from '#adapters/server/config/config.ts'
import { claimDataFolder } from '#adapters/server/store/data-folder-brand.ts'
import { closeDataFolder, PRIVATE_UMASK } from '#adapters/server/store/data-folder.ts'
import { lockDataDir } from '#adapters/server/store/data-lock.ts'
import type { OpenDatabase } from '#adapters/server/store/database.ts'
import { openPglite } from '#adapters/server/store/pglite.ts'
import { openPostgres } from '#adapters/server/store/postgres.ts'
import { otherBrand } from '../server/settings.ts'

const EXIT_TAKEN = 75
const EXIT_BAD_CONFIG = 78

/** The exit code of a command with wrong options. */
export const EXIT_USAGE = 64

/** Prints a line for the operator. */
export const say = (text: string): boolean => process.stdout.write(`${text}\n`)

/** Prints why a command stops, and ends the process. */
export const stopWith = (code: number, text: string): never => {
  process.stderr.write(`${text}\n`)
  process.exit(code)
}

const configure = (): ServerConfig => {
  const read = readConfig({ ...process.env, HOST: '127.0.0.1' })
  return read._tag === 'Config'
    ? read.config
    : stopWith(EXIT_BAD_CONFIG, `Configuración: ${read._tag === 'BadConfig' ? read.message : 'HOST'}`)
}

/** Returns the folder of the migrations. `command` is the URL of a built operator command. */
export const migrationsOf = (command: string): string =>
  fileURLToPath(new URL('../../adapters/server/store/migrations', command))

const openDatabase = async (config: ServerConfig, command: string): Promise<OpenDatabase> => {
  const migrationsDir = migrationsOf(command)
  const { databaseUrl, dataDir } = config
  if (databaseUrl !== null) return openPostgres({ url: databaseUrl, migrationsDir })
  await closeDataFolder(dataDir)
  if ((await lockDataDir(dataDir)) === 'taken')
    stopWith(EXIT_TAKEN, `La tienda usa la carpeta de datos «${dataDir}». Detenla y repite la orden.`)
  const owner = await claimDataFolder(dataDir, config.brand)
  if (owner !== config.brand) stopWith(EXIT_BAD_CONFIG, `Configuración: ${otherBrand(config, owner)}.`)
  return openPglite({ dataDir: `${dataDir}/pglite`, migrationsDir })
}

/**
 * Opens the store's database for an operator command, from the store's variables. `command` is its built file's URL;
 * `forwarded` says where another orchestrator has the data. Exits with one line if misconfigured or in use.
 */
export const openOperatorStore = async (
  command: string,
  forwarded: string,
): Promise<OpenDatabase & { readonly config: ServerConfig }> => {
  process.umask(PRIVATE_UMASK)
  const config = configure()
  if (config.orchestratorUrl !== null) stopWith(EXIT_BAD_CONFIG, forwarded)
  return { ...(await openDatabase(config, command)), config }
}
