import { isIP } from 'node:net'
import { z } from 'zod'
import type { Edge } from './edge.ts'
import { DEFAULT_EDGE } from './edge.ts'

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
})

export type ServerConfig = {
  readonly host: string
  readonly port: number
  /** Holds a password: for the database alone. */
  readonly databaseUrl: string | null
  readonly dataDir: string
  readonly clientLimitFactor: number
  readonly logLevel: string
  readonly edge: Edge
}

/** `PlainHttp`: others than this machine would reach the server, and nothing between speaks TLS (S7). */
export type ConfigResult =
  | { readonly _tag: 'Config'; readonly config: ServerConfig }
  | { readonly _tag: 'BadConfig'; readonly message: string }
  | { readonly _tag: 'PlainHttp'; readonly host: string }

/** Addresses only this machine reaches; there browsers keep a Secure cookie without TLS. */
const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'))

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

const verifier = z.object({
  RECAPTCHA_URL: z
    .literal('')
    .or(z.url({ protocol: /^https?$/, error: 'https://…' }))
    .default(''),
  RECAPTCHA_SECRET: z.string().default(''),
  /** The hosts for which tokens may have been given out. */
  RECAPTCHA_HOSTS: listOf(
    (text) => /^[a-z0-9.-]+$/.test(text),
    'hosts such as tienda.example, with commas between',
  ),
})

/** An outside verifier of people: where it is, and with what it knows the store. Holds a secret. */
export type VerifierConfig = {
  readonly url: string
  readonly secret: string
  readonly hosts: readonly string[]
}

export type VerifierResult =
  | { readonly _tag: 'Verifier'; readonly verifier: VerifierConfig }
  /** None is named: the provider gives out challenges of its own. */
  | { readonly _tag: 'OwnChallenges' }
  | { readonly _tag: 'BadConfig'; readonly message: string }

/** Reads which verifier of people there is; one that is half named is named as a mistake, because it would let nobody pass (F36). */
export const readVerifier = (env: Readonly<Record<string, string | undefined>>): VerifierResult => {
  const read = verifier.safeParse(env)
  if (!read.success) {
    const names = read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
    return { _tag: 'BadConfig', message: names.join('; ') }
  }
  const { RECAPTCHA_URL: url, RECAPTCHA_SECRET: secret, RECAPTCHA_HOSTS: hosts } = read.data
  const given = [url !== '', secret !== '', hosts.length > 0]
  if (!given.includes(true)) return { _tag: 'OwnChallenges' }
  return given.includes(false)
    ? { _tag: 'BadConfig', message: 'RECAPTCHA_URL, RECAPTCHA_SECRET, RECAPTCHA_HOSTS: all three or none' }
    : { _tag: 'Verifier', verifier: { url, secret, hosts } }
}

/** Reads the server's configuration from the environment; a value that can't be used is named, never guessed around. */
export const readConfig = (env: Readonly<Record<string, string | undefined>>): ConfigResult => {
  const read = environment.safeParse(env)
  if (!read.success) {
    const names = read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
    return { _tag: 'BadConfig', message: names.join('; ') }
  }
  const { HOST, PORT, DATABASE_URL, DATA_DIR, LOG_LEVEL, TRUSTED_PROXIES } = read.data
  if (!isLoopback(HOST) && TRUSTED_PROXIES.length === 0) return { _tag: 'PlainHttp', host: HOST }
  return {
    _tag: 'Config',
    config: {
      host: HOST,
      port: PORT,
      databaseUrl: DATABASE_URL === '' ? null : DATABASE_URL,
      dataDir: DATA_DIR,
      clientLimitFactor: read.data.CLIENT_LIMIT_FACTOR,
      logLevel: LOG_LEVEL,
      edge: edgeOf(read.data),
    },
  }
}
