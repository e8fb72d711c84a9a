import { mkdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import { createCardDecryption } from '#adapters/card-encryption/decipher.ts'
import { loadNetwork } from '#adapters/orchestrator/pocket/network/load-network.ts'
import { readConfig } from '#adapters/server/config.ts'
import { openHost } from '#adapters/server/host.ts'
import { createLogger } from '#adapters/server/log.ts'
import type { Site } from '#adapters/server/pages.ts'
import { lockDataDir } from '#adapters/server/store/data-lock.ts'
import { epochMs } from '#core/shared/plain-date.ts'
import { banner } from './banner.ts'
import { staticOutcome } from './site/static-outcome.tsx'

const EXIT_BAD_CONFIG = 78
const EXIT_TAKEN = 75

const beside = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

const say = (text: string): boolean => process.stdout.write(`${text}\n`)

const stopWith = (code: number, text: string): never => {
  process.stderr.write(`${text}\n`)
  process.exit(code)
}

const read = readConfig(process.env)
const config =
  read._tag === 'Config' ? read.config : stopWith(EXIT_BAD_CONFIG, `Configuración: ${read.message}`)

await mkdir(config.dataDir, { recursive: true })
const lock = await lockDataDir(config.dataDir)
if (lock === 'taken')
  stopWith(
    EXIT_TAKEN,
    `Otro proceso ya usa la carpeta de datos «${config.dataDir}». Detenlo, o elige otra carpeta con DATA_DIR.`,
  )

const site = JSON.parse(await readFile(beside('site.json'), 'utf8')) as Site
const network = loadNetwork(beside('places.json'))
const host = await openHost({
  dataDir: `${config.dataDir}/pglite`,
  migrationsDir: beside('../../adapters/server/store/migrations'),
  brand: () => cometa,
  network,
  decryption: createCardDecryption(),
  clock: { now: () => epochMs(Date.now()) },
  logger: createLogger(config.logLevel),
  site: () => site,
  assetsDir: beside('../client/assets'),
  renderOutcome: staticOutcome(cometa),
})

const stop = async (): Promise<void> => {
  await host.close()
  process.exit(0)
}
process.once('SIGTERM', () => void stop())
process.once('SIGINT', () => void stop())

const address = await host.app
  .listen({ host: config.host, port: config.port })
  .catch((err: NodeJS.ErrnoException) =>
    stopWith(EXIT_TAKEN, `No se puede abrir ${config.host}:${config.port} (${err.code ?? err.name}).`),
  )
say(banner(cometa.name, address, network.samples()))
