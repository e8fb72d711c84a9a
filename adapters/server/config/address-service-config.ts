import { either as E } from 'fp-ts'
import { z } from 'zod'
import type { ParsedConfig } from './parsed-config.ts'
import { badConfig } from './parsed-config.ts'

/** Connection of the external address service; key and license are secrets. */
export type AddressServiceConfig = {
  readonly url: string
  readonly key: string
  readonly license: string
  readonly agent: string
  /** Whether sample suggestions replace those that the service fails to return. */
  readonly isSampled: boolean
}

const LOOPBACK = /^http:\/\/(?:127(?:\.\d{1,3}){3}|localhost|\[::1\])(?::\d+)?(?:\/|$)/

/** Checks the service URL. Each request's URL has key and license, so only this machine may lack TLS. */
const isServiceUrl = (text: string): boolean =>
  URL.canParse(text) &&
  (text.startsWith('https://') || LOOPBACK.test(text)) &&
  new URL(text).username === '' &&
  new URL(text).search === ''

const credential = z.string().max(200).default('')

const names = [
  'ADDRESS_SERVICE_URL',
  'ADDRESS_SERVICE_KEY',
  'ADDRESS_SERVICE_LICENSE',
  'ADDRESS_SERVICE_AGENT',
] as const

/** Variables of an external address service: the first four together, or none: then the network suggests addresses. */
export const addressServiceEnv = {
  ADDRESS_SERVICE_URL: z
    .literal('')
    .or(z.string().refine(isServiceUrl, 'https://… without user or query'))
    .default(''),
  ADDRESS_SERVICE_KEY: credential,
  ADDRESS_SERVICE_LICENSE: credential,
  ADDRESS_SERVICE_AGENT: credential,
  ADDRESS_SERVICE_SAMPLES: z.enum(['true', 'false']).default('false'),
}

type Read = z.output<z.ZodObject<typeof addressServiceEnv>>

/** Parses the address service: null when it is not configured. Some variables without the others are an error. */
export const parseAddressServiceConfig = (read: Read): ParsedConfig<AddressServiceConfig | null> => {
  const missing = names.filter((name) => read[name] === '')
  const isSampled = read.ADDRESS_SERVICE_SAMPLES === 'true'
  if (missing.length === names.length && !isSampled) return E.right(null)
  if (missing.length > 0)
    return badConfig(
      `${missing.join(', ')}: missing; an address service needs its URL, key, license and agent`,
    )
  return E.right({
    url: read.ADDRESS_SERVICE_URL,
    key: read.ADDRESS_SERVICE_KEY,
    license: read.ADDRESS_SERVICE_LICENSE,
    agent: read.ADDRESS_SERVICE_AGENT,
    isSampled,
  })
}
