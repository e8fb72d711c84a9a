import { z } from 'zod'

const port = z.coerce.number().int().min(0).max(65_535)

const environment = z.object({
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: port.default(4173),
  /** Folder of the embedded database. */
  DATA_DIR: z.string().min(1).default('.data'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('warn'),
})

export type ServerConfig = {
  readonly host: string
  readonly port: number
  readonly dataDir: string
  readonly logLevel: string
}

export type ConfigResult =
  | { readonly _tag: 'Config'; readonly config: ServerConfig }
  | { readonly _tag: 'BadConfig'; readonly message: string }

/** Reads the server's configuration from the environment; a value that can't be used is named, never guessed around. */
export const readConfig = (env: Readonly<Record<string, string | undefined>>): ConfigResult => {
  const read = environment.safeParse(env)
  if (!read.success) {
    const names = read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
    return { _tag: 'BadConfig', message: names.join('; ') }
  }
  const { HOST, PORT, DATA_DIR, LOG_LEVEL } = read.data
  return {
    _tag: 'Config',
    config: { host: HOST, port: PORT, dataDir: DATA_DIR, logLevel: LOG_LEVEL },
  }
}
