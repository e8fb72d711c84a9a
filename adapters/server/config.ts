import { isIP } from 'node:net'
import { z } from 'zod'
import type { AddressServiceConfig } from './address-service-config.ts'
import {
  addressServiceEnvironment,
  addressServiceOf,
  missingOfAddressService,
} from './address-service-config.ts'
import type { Edge } from './edge.ts'
import { DEFAULT_EDGE } from './edge.ts'
import type { SecretKeys } from './secret-keys.ts'
import { parseSecretKeys } from './secret-keys.ts'
import { forwardVariables } from './forward/orchestrator-url.ts'
import { isLoopback } from './loopback.ts'
import { listOf } from './list-variable.ts'
import { wholeNumber } from './number-variable.ts'
import type { Market } from './store/market.ts'
import { DEFAULT_MARKET } from './store/market.ts'
import { withSecretFiles } from './secret-files.ts'
import type { TelemetryConfig } from './telemetry/telemetry-config.ts'
import type { VerifierConfig } from './verifier-config.ts'
import { readVerifier, verifierVariables } from './verifier-config.ts'
import { telemetryFault, telemetryOf, telemetryVariables } from './telemetry/telemetry-config.ts'

const port = wholeNumber(0, 65_535)

const MIB = 1024 * 1024
const mebibytes = wholeNumber(1, 1_048_576)
const LONGEST_MS = 60_000

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

/** Whether the name and the password of a URL can be read. */
const isDecodable = (url: string): boolean => !/%(?![0-9a-f]{2})/i.test(url)

/** Under which the store is found: what its messages link to. */
const origin = z
  .string()
  .refine((text) => text === '' || isOrigin(text), 'an origin such as https://tienda.example')

/** Null when none are given. The values stay out of what is said of them. */
const readSecretKeys = (text: string, context: z.RefinementCtx): SecretKeys | null => {
  if (text.trim() === '') return null
  const read = parseSecretKeys(text)
  if (read._tag === 'SecretKeys') return read.keys
  context.addIssue({ code: 'custom', message: read.reason, input: null })
  return null
}

/** Why a configuration that can be read cannot be used: each process would use keys of its own, and refuse what the others gave out. */
const noSharedKeys = (name: 'SEAL_KEYS' | 'PAYMENT_KEYS'): string => {
  const purpose = { SEAL_KEYS: 'prices are sealed with', PAYMENT_KEYS: 'payment keys are derived from' }
  return `${name}: with DATABASE_URL the keys that ${purpose[name]} are required, the same for every process: base64url of 32 random bytes or more each, the current one first, commas between`
}

/** A host that forwards takes no money: its orchestrator does. */
const NO_GATEWAY_HERE =
  'PAYMENT_GATEWAY: with ORCHESTRATOR_URL payments are taken there; remove one of the two'

const shapes = z.object({
  HOST: z.string().min(1, 'an address such as 127.0.0.1').default('127.0.0.1'),
  PORT: port.default(4173),
  /** A PostgreSQL database; without it the embedded one in `DATA_DIR`. */
  DATABASE_URL: z
    .literal('')
    .or(z.url({ protocol: /^postgres(ql)?$/, error: 'postgres://…' }))
    .default(''),
  /** Folder of the embedded database, and of messages where no SMTP server takes them. */
  DATA_DIR: z.string().min(1, 'a folder such as .data').default('.data'),
  /** What prices are sealed with: base64url of 32 bytes or more each, the current one first, commas between. */
  SEAL_KEYS: z.string().default('').transform(readSecretKeys),
  /** What the keys of payments are derived from, in the same form. */
  PAYMENT_KEYS: z.string().default('').transform(readSecretKeys),
  /** Which of the stores on one database this is. */
  MARKET: z
    .string()
    .regex(/^[a-z0-9-]{1,20}$/, 'letters a to z, digits and dashes, 20 at most')
    .default(DEFAULT_MARKET),
  /** A module that takes money in place of the embedded gateway: a path, or the name of an installed package. */
  PAYMENT_GATEWAY: z.string().default(''),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('warn'),
  /** Declares that TLS ends at these proxies: their word on the caller's address and host is taken, and nobody else's. */
  PUBLIC_ORIGIN: origin.default(''),
  /** A server that takes e-mails, with name and password where it wants them; without it they are files in `DATA_DIR`. */
  SMTP_URL: z
    .literal('')
    .or(
      z
        .url({ protocol: /^smtps?$/, hostname: /./, error: 'smtp://… or smtps://…' })
        .refine(isDecodable, 'name and password percent-encoded'),
    )
    .default(''),
  MAIL_FROM: z.literal('').or(z.email('an e-mail address such as avisos@tienda.example')).default(''),
  TRUSTED_PROXIES: listOf(isProxy, 'addresses or networks such as 10.0.0.0/8, with commas between'),
  ALLOWED_ORIGINS: listOf(isOrigin, 'origins such as https://tienda.example, with commas between'),
  /** How many times as many calls one client address may make, where tests or a load come from one. */
  CLIENT_LIMIT_FACTOR: wholeNumber(1, 1_000_000).default(1),
  MAX_EVENT_LOOP_DELAY_MS: wholeNumber(10, LONGEST_MS).default(DEFAULT_EDGE.pressure.eventLoopDelayMs),
  MAX_HEAP_MIB: mebibytes.default(DEFAULT_EDGE.pressure.heapBytes / MIB),
  MAX_RSS_MIB: mebibytes.default(DEFAULT_EDGE.pressure.rssBytes / MIB),
  /** Connections of the process; those beyond are closed at once. */
  MAX_CONNECTIONS: z.coerce.number().int().min(1).max(1_000_000).default(DEFAULT_EDGE.limits.connections),
  /** As long as a balancer needs to see that the server is going: the pause between its health checks. */
  DRAIN_NOTICE_MS: wholeNumber(0, LONGEST_MS).default(DEFAULT_EDGE.drain.noticeMs),
  /** A service outside that suggests addresses in place of the network: all four of its words, or none. */
  ...addressServiceEnvironment,
  ...forwardVariables,
  ...telemetryVariables,
  ...verifierVariables,
})

/** Buyers who get e-mails are elsewhere: a link to this machine leads them nowhere. */
const environment = shapes.refine(({ SMTP_URL, PUBLIC_ORIGIN }) => SMTP_URL === '' || PUBLIC_ORIGIN !== '', {
  path: ['PUBLIC_ORIGIN'],
  error: 'needed beside SMTP_URL',
})

/** All that the server reads of its environment; each may come from a file that `<NAME>_FILE` names instead. */
export const variables: readonly string[] = Object.keys(shapes.shape)

export type ServerConfig = {
  readonly host: string
  readonly port: number
  /** Holds a password: for the database alone. */
  readonly databaseUrl: string | null
  readonly dataDir: string
  readonly market: Market
  /** Secrets, for sealing prices alone; null: those kept in `dataDir`. */
  readonly sealKeys: SecretKeys | null
  /** Secrets, for deriving the keys of payments alone; null: those kept in `dataDir`. */
  readonly paymentKeys: SecretKeys | null
  /** Another orchestrator that all calls are forwarded to. */
  readonly orchestratorUrl: URL | null
  readonly clientLimitFactor: number
  /** Null: the embedded gateway. */
  readonly paymentGateway: string | null
  readonly logLevel: string
  /** Null where the network suggests addresses itself. */
  readonly addressService: AddressServiceConfig | null
  readonly edge: Edge
  /** Scheme and host under which buyers find the store. */
  readonly publicOrigin: string
  /** Holds a password: for the sender of e-mails alone. Null: messages are files. */
  readonly smtpUrl: string | null
  /** The address e-mails are from. */
  readonly mailFrom: string
  readonly telemetry: TelemetryConfig
  /** Null: the provider gives out challenges of its own. */
  readonly verifier: VerifierConfig | null
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
  limits: { ...DEFAULT_EDGE.limits, connections: read.MAX_CONNECTIONS },
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
  const { HOST, PORT, DATABASE_URL, DATA_DIR, LOG_LEVEL, SEAL_KEYS, PAYMENT_KEYS, TRUSTED_PROXIES } =
    read.data
  const missing = missingOfAddressService(read.data)
  if (missing.length > 0)
    return {
      _tag: 'BadConfig',
      message: `${missing.join(', ')}: missing; an address service needs its URL, key, license and agent`,
    }
  const { SMTP_URL, MAIL_FROM, PUBLIC_ORIGIN, PAYMENT_GATEWAY } = read.data
  if (PAYMENT_GATEWAY !== '' && read.data.ORCHESTRATOR_URL !== null)
    return { _tag: 'BadConfig', message: NO_GATEWAY_HERE }
  const publicOrigin = PUBLIC_ORIGIN === '' ? `http://127.0.0.1:${PORT}` : PUBLIC_ORIGIN
  const verifier = readVerifier(given.env)
  if (verifier._tag === 'BadConfig') return verifier
  const fault = telemetryFault(read.data)
  if (fault !== null) return { _tag: 'BadConfig', message: fault }
  if (!isLoopback(HOST) && TRUSTED_PROXIES.length === 0) return { _tag: 'PlainHttp', host: HOST }
  const areKeysShared = DATABASE_URL !== '' && read.data.ORCHESTRATOR_URL === null
  if (areKeysShared && SEAL_KEYS === null) return { _tag: 'BadConfig', message: noSharedKeys('SEAL_KEYS') }
  if (areKeysShared && PAYMENT_KEYS === null)
    return { _tag: 'BadConfig', message: noSharedKeys('PAYMENT_KEYS') }
  return {
    _tag: 'Config',
    config: {
      host: HOST,
      port: PORT,
      databaseUrl: DATABASE_URL === '' ? null : DATABASE_URL,
      dataDir: DATA_DIR,
      market: read.data.MARKET as Market,
      sealKeys: SEAL_KEYS,
      paymentKeys: PAYMENT_KEYS,
      orchestratorUrl: read.data.ORCHESTRATOR_URL,
      clientLimitFactor: read.data.CLIENT_LIMIT_FACTOR,
      paymentGateway: PAYMENT_GATEWAY === '' ? null : PAYMENT_GATEWAY,
      logLevel: LOG_LEVEL,
      addressService: addressServiceOf(read.data),
      edge: edgeOf(read.data),
      publicOrigin,
      smtpUrl: SMTP_URL === '' ? null : SMTP_URL,
      mailFrom: MAIL_FROM === '' ? `avisos@${new URL(publicOrigin).hostname}` : MAIL_FROM,
      telemetry: telemetryOf(read.data),
      verifier: verifier._tag === 'Verifier' ? verifier.verifier : null,
    },
  }
}
