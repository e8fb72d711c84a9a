import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { BrandSlug } from '#adapters/brand/slug.ts'
import { brandSlugs, parseBrandSlug } from '#adapters/brand/slug.ts'
import type { ServerConfig } from '#adapters/server/config/config.ts'
import { readConfig } from '#adapters/server/config/config.ts'
import { freePort } from '#adapters/server/free-port.ts'

const EXIT_BAD_CONFIG = 78

const WHERE = 'Corrígelo en el entorno o en .env; docs/running.md explica cada variable.'

/** Prints in one line what is wrong with a setting and how to fix it, and ends the process with exit code 78. */
export const stopForSetting = (message: string): never => {
  process.stderr.write(`Configuración: ${message.replaceAll('\n', ' ')}. ${WHERE}\n`)
  process.exit(EXIT_BAD_CONFIG)
}

/** Loads the variables of a file such as `.env`, if it exists. Existing variables take precedence. */
export const loadEnvFile = (path: string): void => {
  if (existsSync(path)) process.loadEnvFile(path)
}

/** Returns the error for a data folder of another brand. */
export const otherBrand = ({ dataDir, brand }: ServerConfig, owner: string): string =>
  `la carpeta de datos «${dataDir}» es de la marca «${owner}», no de «${brand}»; elige otra con DATA_DIR, o BRAND=${owner}`

/** Sets BRAND from the command line (`--brand <slug>`), which takes precedence. */
export const readBrandOption = (args: readonly string[]): void => {
  const { brand } = parseArgs({
    args: [...args],
    options: { brand: { type: 'string' } },
    strict: false,
  }).values
  if (brand !== undefined) process.env['BRAND'] = String(brand)
}

/** Reads only the brand, for commands without other settings; an unknown one ends the process with one line. */
export const readBrand = (): BrandSlug =>
  parseBrandSlug(process.env['BRAND']) ?? stopForSetting(`BRAND: one of ${brandSlugs.join(', ')}`)

/** Reads the settings of this process; an invalid one ends the process with one line. */
export const readSettings = (): ServerConfig => {
  const read = readConfig(process.env)
  if (read._tag === 'Config') return read.config
  return read._tag === 'BadConfig'
    ? stopForSetting(read.message)
    : stopForSetting(
        `HOST=${read.host} abriría la tienda a otras máquinas sin TLS: la sesión y los datos de pago viajarían a la vista. Pon delante un proxy con TLS y declara sus direcciones en TRUSTED_PROXIES, o usa HOST=127.0.0.1`,
      )
}

/** Reads the settings of a program that listens. `PORT=0` selects a free port now: the public origin contains it. */
export const readListeningSettings = async (): Promise<ServerConfig> => {
  const settings = readSettings()
  if (settings.port !== 0) return settings
  // A host that is not of this machine fails when the program listens.
  process.env['PORT'] = String(await freePort(settings.host).catch(() => 0))
  return readSettings()
}
