import { isIP } from 'node:net'
import { z } from 'zod'
import type { Edge } from './edge.ts'
import { DEFAULT_EDGE } from './edge.ts'
import { forwardVariables } from './forward/orchestrator-url.ts'
import { isLoopback } from './loopback.ts'
import { withSecretFiles } from './secret-files.ts'
import type { TelemetryConfig } from './telemetry/telemetry-config.ts'
import { telemetryFault, telemetryOf, telemetryVariables } from './telemetry/telemetry-config.ts'

const port = z.coerce.number().int().min(0).max(65_535)

const MIB = 1024 * 1024
const mebibytes = z.coerce.number().int().positive()
const milliseconds = z.coerce.number().int().min(0).max(60_000)

/** An address, or a network by its prefix; the network of everybody would let anybody say who calls. */
const isProxy = (text: string): boolean => {
  const [address = '', prefix, ...rest] = text.split('/')
  const version = isIP(address)
  if (version === 0 || rest.length > 0) return false
  const bits = Number(prefix ?? 1)
  return /^\d{1,3}$/.test(prefix ?? '1') && bits >= 1 && bits <= (version === 4 ? 32 : 128)
}

/** Scheme and host as a browser writes them, so that they can be compared letter by letter. */
const isOrigin = (text: string): boolean =>
  /^https?:\/\/[^*]+$/.test(text) && URL.canParse(text) && new URL(text).origin === text

const listOf = (isOne: (text: string) => boolean, what: string) =>
  z
    .string()
    .default('')
    .transform((text) =>
      text
        .split(',')
        .map((part) => part.trim())
        .filter((part) => part !== ''),
    )
    .refine((parts) => parts.every(isOne), what)

const environment = z.object({
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: port.default(4173),
  /** A PostgreSQL database; without it the embedded one in `DATA_DIR`. */
  DATABASE_URL: z
    .literal('')
    .or(z.url({ protocol: /^postgres(ql)?$/, error: 'postgres://…' }))
    .default(''),
  /** Folder of the embedded database. */
  DATA_DIR: z.string().min(1).default('.data'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('warn'),
  /** Declares that TLS ends at these proxies: their word on the caller's address and host is taken, and nobody else's. */
  TRUSTED_PROXIES: listOf(isProxy, 'addresses or networks such as 10.0.0.0/8, with commas between'),
  ALLOWED_ORIGINS: listOf(isOrigin, 'origins such as https://tienda.example, with commas between'),
  /** How many times as many calls one client address may make, where tests or a load come from one. */
  CLIENT_LIMIT_FACTOR: z.coerce.number().int().min(1).max(1_000_000).default(1),
  MAX_EVENT_LOOP_DELAY_MS: milliseconds.min(10).default(DEFAULT_EDGE.pressure.eventLoopDelayMs),
  MAX_HEAP_MIB: mebibytes.default(DEFAULT_EDGE.pressure.heapBytes / MIB),
  MAX_RSS_MIB: mebibytes.default(DEFAULT_EDGE.pressure.rssBytes / MIB),
  /** As long as a balancer needs to see that the server is going: the pause between its health checks. */
  DRAIN_NOTICE_MS: milliseconds.default(DEFAULT_EDGE.drain.noticeMs),
  ...forwardVariables,
  ...telemetryVariables,
})

/** All that the server reads of its environment; each may come from a file that `<NAME>_FILE` names instead. */
export const variables: readonly string[] = Object.keys(environment.shape)

export type ServerConfig = {
  readonly host: string
  readonly port: number
  /** Holds a password: for the database alone. */
  readonly databaseUrl: string | null
  readonly dataDir: string
  /** Another orchestrator that all calls are forwarded to. */
  readonly orchestratorUrl: URL | null
  readonly clientLimitFactor: number
  readonly logLevel: string
  readonly edge: Edge
  readonly telemetry: TelemetryConfig
}

/** `PlainHttp`: others than this machine would reach the server, and nothing between speaks TLS (S7). */
export type ConfigResult =
  | { readonly _tag: 'Config'; readonly config: ServerConfig }
  | { readonly _tag: 'BadConfig'; readonly message: string }
  | { readonly _tag: 'PlainHttp'; readonly host: string }

const edgeOf = (read: z.output<typeof environment>): Edge => ({
  ...DEFAULT_EDGE,
  trustedProxies: read.TRUSTED_PROXIES,
  allowedOrigins: read.ALLOWED_ORIGINS,
  pressure: {
    ...DEFAULT_EDGE.pressure,
    eventLoopDelayMs: read.MAX_EVENT_LOOP_DELAY_MS,
    heapBytes: read.MAX_HEAP_MIB * MIB,
    rssBytes: read.MAX_RSS_MIB * MIB,
  },
  drain: { ...DEFAULT_EDGE.drain, noticeMs: read.DRAIN_NOTICE_MS },
})

/**
 * Reads the server's configuration from the environment and the files it names; a value that can't be used is named, never guessed
 * around.
 */
export const readConfig = (
  env: Readonly<Record<string, string | undefined>>,
  readFile?: (path: string) => string,
): ConfigResult => {
  const given = withSecretFiles(env, variables, readFile)
  if (given._tag === 'BadFile') return { _tag: 'BadConfig', message: given.message }
  const read = environment.safeParse(given.env)
  if (!read.success) {
    const names = read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
    return { _tag: 'BadConfig', message: names.join('; ') }
  }
  const { HOST, PORT, DATABASE_URL, DATA_DIR, LOG_LEVEL, TRUSTED_PROXIES } = read.data
  const fault = telemetryFault(read.data)
  if (fault !== null) return { _tag: 'BadConfig', message: fault }
  if (!isLoopback(HOST) && TRUSTED_PROXIES.length === 0) return { _tag: 'PlainHttp', host: HOST }
  return {
    _tag: 'Config',
    config: {
      host: HOST,
      port: PORT,
      databaseUrl: DATABASE_URL === '' ? null : DATABASE_URL,
      dataDir: DATA_DIR,
      orchestratorUrl: read.data.ORCHESTRATOR_URL,
      clientLimitFactor: read.data.CLIENT_LIMIT_FACTOR,
      logLevel: LOG_LEVEL,
      edge: edgeOf(read.data),
      telemetry: telemetryOf(read.data),
    },
  }
}
