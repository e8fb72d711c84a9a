import { existsSync } from 'node:fs'
import type { ServerConfig } from '#adapters/server/config.ts'
import { readConfig } from '#adapters/server/config.ts'

const EXIT_BAD_CONFIG = 78

const WHERE = 'Corrígelo en el entorno o en .env; docs/running.md explica cada variable.'

/** Says in one line what is wrong with a setting and how to mend it, and ends the process with 78. */
export const stopForSetting = (message: string): never => {
  process.stderr.write(`Configuración: ${message.replaceAll('\n', ' ')}. ${WHERE}\n`)
  process.exit(EXIT_BAD_CONFIG)
}

/** Adds what a file such as `.env` says to the environment, where there is one; what the environment says itself wins. */
export const loadEnvFile = (path: string): void => {
  if (existsSync(path)) process.loadEnvFile(path)
}

/** Reads the settings of this process; one that cannot be used ends it, in one line. */
export const readSettings = (): ServerConfig => {
  const read = readConfig(process.env)
  if (read._tag === 'Config') return read.config
  return read._tag === 'BadConfig'
    ? stopForSetting(read.message)
    : stopForSetting(
        `HOST=${read.host} abriría la tienda a otras máquinas sin TLS: la sesión y los datos de pago viajarían a la vista. Pon delante un proxy con TLS y declara sus direcciones en TRUSTED_PROXIES, o usa HOST=127.0.0.1`,
      )
}
