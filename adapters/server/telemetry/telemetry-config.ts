import { z } from 'zod'
import { isLoopback } from '../loopback.ts'
import { wholeNumber } from '../number-variable.ts'

/** Where telemetry goes: to a collector by OTLP, to whoever reads `/metrics` on a listener of its own, to both, or nowhere. */
export type TelemetryConfig = {
  /** Base address of a collector, without a slash at its end. */
  readonly otlpEndpoint: string | null
  readonly serviceName: string
  /** Share of traces that are kept, 0 to 1, where no trusted proxy has decided. */
  readonly traceRatio: number
  readonly metrics: { readonly host: string; readonly port: number } | null
}

const isCollector = (text: string): boolean => {
  if (!URL.canParse(text)) return false
  const { protocol, username, password, search, hash } = new URL(text)
  return /^https?:$/.test(protocol) && username + password + search + hash === ''
}

const SHARE = { error: 'a number from 0 to 1' }

/** Nothing is measured unless one of `OTEL_EXPORTER_OTLP_ENDPOINT` and `METRICS_PORT` is said. */
export const telemetryVariables = {
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
    .union([z.literal(''), wholeNumber(0, 65_535)], 'a whole number from 0 to 65535')
    .default(''),
  /** Says that other machines may read the metrics: a network that the public does not reach. */
  METRICS_EXPOSED: z.enum(['true', 'false', '']).default(''),
}

type Read = {
  readonly [Name in keyof typeof telemetryVariables]: z.output<(typeof telemetryVariables)[Name]>
}

/** What is wrong with the values taken together, in a sentence that names them; null for nothing. */
export const telemetryFault = (read: Read & { readonly PORT: number }): string | null => {
  if (read.METRICS_PORT === '') return null
  if (read.METRICS_PORT === read.PORT && read.PORT !== 0)
    return 'METRICS_PORT: another port than PORT, which the public reaches'
  return isLoopback(read.METRICS_HOST) || read.METRICS_EXPOSED === 'true'
    ? null
    : 'METRICS_HOST: an address of this machine alone, unless METRICS_EXPOSED=true says that no public reaches it'
}

export const telemetryOf = (read: Read): TelemetryConfig => ({
  otlpEndpoint:
    read.OTEL_EXPORTER_OTLP_ENDPOINT === '' ? null : read.OTEL_EXPORTER_OTLP_ENDPOINT.replace(/\/+$/, ''),
  serviceName: read.OTEL_SERVICE_NAME,
  traceRatio: read.OTEL_TRACES_SAMPLER_ARG,
  metrics: read.METRICS_PORT === '' ? null : { host: read.METRICS_HOST, port: read.METRICS_PORT },
})
