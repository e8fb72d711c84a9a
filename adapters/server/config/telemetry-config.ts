import { either as E } from 'fp-ts'
import { z } from 'zod'
import { isLoopback, integerBetween } from './parsed-config.ts'
import type { ParsedConfig } from '../config/parsed-config.ts'
import { badConfig } from '../config/parsed-config.ts'

/** Destinations of telemetry: a collector by OTLP, `/metrics` on a separate listener, both, or none. */
export type TelemetryConfig = {
  /** Base URL of a collector, without a final slash. */
  readonly otlpEndpoint: string | null
  readonly serviceName: string
  /** Sampling ratio of traces, 0 to 1, unless a trusted proxy has decided. */
  readonly traceRatio: number
  readonly metrics: { readonly host: string; readonly port: number } | null
}

const isCollector = (text: string): boolean => {
  if (!URL.canParse(text)) return false
  const { protocol, username, password, search, hash } = new URL(text)
  return /^https?:$/.test(protocol) && username + password + search + hash === ''
}

const SHARE = { error: 'a number from 0 to 1' }

/** The variables of telemetry. It is off without `OTEL_EXPORTER_OTLP_ENDPOINT` and `METRICS_PORT`. */
export const telemetryEnv = {
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .string()
    .default('')
    .refine((text) => text === '' || isCollector(text), {
      error: 'http://… or https://… without user or query',
    }),
  OTEL_SERVICE_NAME: z
    .string()
    .regex(/^[\w.-]{1,60}$/, 'letters, digits, dots and dashes, 60 at most')
    .default('escaparate'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number(SHARE).min(0, SHARE).max(1, SHARE).default(1),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  METRICS_PORT: z
    .union([z.literal(''), integerBetween(0, 65_535)], 'a whole number from 0 to 65535')
    .default(''),
  /** Confirms that other machines may read the metrics, on a network that the public does not reach. */
  METRICS_EXPOSED: z.enum(['true', 'false', '']).default(''),
}

type Read = z.output<z.ZodObject<typeof telemetryEnv>>

const METRICS_NOT_LOCAL =
  'METRICS_HOST: only an address of this machine, unless METRICS_EXPOSED=true confirms that the public does not reach it'

/** Parses the telemetry destinations. A public metrics listener, or one on the store's `PORT`, is an error. */
export const parseTelemetryConfig = (
  read: Read & { readonly PORT: number },
): ParsedConfig<TelemetryConfig> => {
  const { METRICS_HOST: host, METRICS_PORT: port } = read
  if (port !== '') {
    if (port === read.PORT && port !== 0)
      return badConfig('METRICS_PORT: must differ from PORT, which the public reaches')
    if (!isLoopback(host) && read.METRICS_EXPOSED !== 'true') return badConfig(METRICS_NOT_LOCAL)
  }
  const endpoint = read.OTEL_EXPORTER_OTLP_ENDPOINT.replace(/\/+$/, '')
  return E.right({
    otlpEndpoint: endpoint === '' ? null : endpoint,
    serviceName: read.OTEL_SERVICE_NAME,
    traceRatio: read.OTEL_TRACES_SAMPLER_ARG,
    metrics: port === '' ? null : { host, port },
  })
}
