import { either as E, function as F } from 'fp-ts'
import { z } from 'zod'
import type { ChatSettings } from '#core/chat/chat-parameters.ts'
import { forwardEnv, parseForwardConfig } from './forward-config.ts'
import type { Edge } from './http-limits.ts'
import type { TelemetryConfig } from './telemetry-config.ts'
import { parseTelemetryConfig, telemetryEnv } from './telemetry-config.ts'
import type { AddressServiceConfig } from './address-service-config.ts'
import { addressServiceEnv, parseAddressServiceConfig } from './address-service-config.ts'
import { chatEnv, parseChatConfig } from './chat-config.ts'
import type { SecurityContact } from './security-contact.ts'
import { parseSecurityContact, securityContactEnv } from './security-contact.ts'
import { edgeEnv, parseEdgeConfig } from './edge-config.ts'
import { integerBetween, isLoopback, badConfig } from './parsed-config.ts'
import type { LoginConfig } from './login-config.ts'
import { loginEnv, parseLoginConfig } from './login-config.ts'
import type { MobileRoutes } from './mobile-config.ts'
import { mobileEnv, mobileRoutesOf } from './mobile-config.ts'
import type { MailConfig } from './mail-config.ts'
import { mailEnv, parseMailConfig } from './mail-config.ts'
import type { ParsedConfig } from './parsed-config.ts'
import { withSecretFiles } from './secret-files.ts'
import type { StoreConfig } from './store-config.ts'
import { parseStoreConfig, storeEnv } from './store-config.ts'
import type { VerifierConfig } from './verifier-config.ts'
import { parseVerifierConfig, verifierEnv } from './verifier-config.ts'

const environment = z.object({
  HOST: z.string().min(1, 'an address such as 127.0.0.1').default('127.0.0.1'),
  PORT: integerBetween(0, 65_535).default(4173),
  /** Serves the brand's external pages whose hosts are reserved names. Empty: links lead to those hosts. */
  OUTSIDE_PORT: z
    .union([z.literal(''), integerBetween(0, 65_535)], 'a whole number from 0 to 65535')
    .default(''),
  /** A module that replaces the embedded gateway: a path, or the name of an installed package. */
  PAYMENT_GATEWAY: z.string().default(''),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('warn'),
  /** Multiplies the rate limits of a client address, for tests and load from one address. */
  CLIENT_LIMIT_FACTOR: integerBetween(1, 1_000_000).default(1),
  /** Whether the checkout asks about the Affordable Connectivity Program (CHK-09). */
  ACP_ENABLED: z.enum(['true', 'false']).default('false'),
  /** Whether new sessions sell to homes that billing does not know (LOC-07). */
  SELL_NOT_IN_BILLER: z.enum(['on', 'off']).default('off'),
  /** What is sold on until a network is imported: the demonstration, or nothing. */
  NETWORK: z.enum(['demonstration', 'none']).default('demonstration'),
  /** Whether the pages for operators are shown; empty: everywhere but in production (GRD-14). */
  INTERNAL_PAGES: z.enum(['', 'on', 'off']).default(''),
  /** A flag file in the format of flagd, which replaces the shares of the experiments. */
  FLAG_FILE: z.string().default(''),
  ...mobileEnv,
  ...storeEnv,
  ...mailEnv,
  ...edgeEnv,
  ...addressServiceEnv,
  ...forwardEnv,
  ...telemetryEnv,
  ...verifierEnv,
  ...loginEnv,
  ...chatEnv,
  ...securityContactEnv,
})

/** The environment variables of the server. `<NAME>_FILE` names a file with the value instead. */
export const variables: readonly string[] = Object.keys(environment.shape)

export type ServerConfig = StoreConfig &
  MailConfig & {
    readonly host: string
    readonly port: number
    /** The port of the pages outside the store; null: they are not served. */
    readonly outsidePort: number | null
    /** The external orchestrator that all calls are forwarded to. */
    readonly orchestratorUrl: URL | null
    readonly clientLimitFactor: number
    readonly isAcpEnabled: boolean
    /** Whether homes that billing does not know can buy. */
    readonly sellsNotInBiller: boolean
    readonly hasDemonstrationNetwork: boolean
    readonly mobile: MobileRoutes
    /** Whether the pages for operators are shown. Null: everywhere but in production. */
    readonly internalPages: boolean | null
    /** The path of the flag file. Null: the shares of the repository. */
    readonly flagFile: string | null
    /** The path or package of the gateway module. Null: the embedded gateway. */
    readonly paymentGateway: string | null
    readonly logLevel: string
    /** Null: the network suggests addresses. */
    readonly addressService: AddressServiceConfig | null
    readonly edge: Edge
    readonly telemetry: TelemetryConfig
    /** Null: the provider issues its own challenges. */
    readonly verifier: VerifierConfig | null
    readonly login: LoginConfig
    /** Null: the help button opens the embedded help. */
    readonly chat: ChatSettings | null
    /** Null: the store has no security.txt. */
    readonly securityContact: SecurityContact | null
  }

/** `PlainHttp`: other machines can reach the server, and no trusted proxy ends TLS (S7). */
export type ConfigResult =
  | { readonly _tag: 'Config'; readonly config: ServerConfig }
  | { readonly _tag: 'BadConfig'; readonly message: string }
  | { readonly _tag: 'PlainHttp'; readonly host: string }

/** Parses each variable; the error names every invalid one. */
const parseVariables = (
  env: Readonly<Record<string, string | undefined>>,
): ParsedConfig<z.output<typeof environment>> => {
  const read = environment.safeParse(env)
  return read.success
    ? E.right(read.data)
    : badConfig(...read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`))
}

/** Parses the parts of the configuration; the error names the first invalid one. */
const parseParts = (read: z.output<typeof environment>): ParsedConfig<ServerConfig> =>
  F.pipe(
    E.Do,
    E.apS('addressService', parseAddressServiceConfig(read)),
    E.apS('orchestratorUrl', parseForwardConfig(read)),
    E.apS('mail', parseMailConfig(read)),
    E.apS('verifier', parseVerifierConfig(read)),
    E.apS('login', parseLoginConfig(read)),
    E.apS('chat', parseChatConfig(read)),
    E.apS('securityContact', parseSecurityContact(read)),
    E.apS('telemetry', parseTelemetryConfig(read)),
    E.apS('edge', parseEdgeConfig(read)),
    E.apS('store', parseStoreConfig(read)),
    E.map(({ mail, store, ...parts }) => ({
      ...parts,
      ...mail,
      ...store,
      host: read.HOST,
      port: read.PORT,
      outsidePort: read.OUTSIDE_PORT === '' ? null : read.OUTSIDE_PORT,
      clientLimitFactor: read.CLIENT_LIMIT_FACTOR,
      isAcpEnabled: read.ACP_ENABLED === 'true',
      sellsNotInBiller: read.SELL_NOT_IN_BILLER === 'on',
      hasDemonstrationNetwork: read.NETWORK === 'demonstration',
      mobile: mobileRoutesOf(read),
      internalPages: read.INTERNAL_PAGES === '' ? null : read.INTERNAL_PAGES === 'on',
      flagFile: read.FLAG_FILE === '' ? null : read.FLAG_FILE,
      paymentGateway: read.PAYMENT_GATEWAY === '' ? null : read.PAYMENT_GATEWAY,
      logLevel: read.LOG_LEVEL,
    })),
  )

/** Parses the server's configuration from environment and files. Invalid values fail; no default replaces them. */
export const readConfig = (
  env: Readonly<Record<string, string | undefined>>,
  readFile?: (path: string) => string,
): ConfigResult => {
  const given = withSecretFiles(env, variables, readFile)
  if (given._tag === 'BadFile') return { _tag: 'BadConfig', message: given.message }
  const config = E.chain(parseParts)(parseVariables(given.env))
  if (E.isLeft(config)) return { _tag: 'BadConfig', message: config.left }
  const { host, edge } = config.right
  return isLoopback(host) || edge.trustedProxies.length > 0
    ? { _tag: 'Config', config: config.right }
    : { _tag: 'PlainHttp', host }
}
