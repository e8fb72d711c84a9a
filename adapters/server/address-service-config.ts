import { z } from 'zod'

/** The address service outside and what it knows the store by; key and license are secrets. */
export type AddressServiceConfig = {
  readonly url: string
  readonly key: string
  readonly license: string
  readonly agent: string
  /** Whether samples stand in for suggestions that the service fails to give. */
  readonly isSampled: boolean
}

const LOOPBACK = /^http:\/\/(?:127(?:\.\d{1,3}){3}|localhost|\[::1\])(?::\d+)?(?:\/|$)/

/** Key and license travel in the address of each question: only this machine is asked without TLS. */
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

/** The environment's words on the address service. */
export const addressServiceEnvironment = {
  ADDRESS_SERVICE_URL: z
    .literal('')
    .or(z.string().refine(isServiceUrl, 'https://… without user or query'))
    .default(''),
  ADDRESS_SERVICE_KEY: credential,
  ADDRESS_SERVICE_LICENSE: credential,
  ADDRESS_SERVICE_AGENT: credential,
  ADDRESS_SERVICE_SAMPLES: z.enum(['true', 'false']).default('false'),
}

type Read = z.output<z.ZodObject<typeof addressServiceEnvironment>>

/** What is missing of an address service that is given in part; nothing of one that is whole, or not there at all. */
export const missingOfAddressService = (read: Read): readonly string[] => {
  const missing = names.filter((name) => read[name] === '')
  const isWanted = missing.length < names.length || read.ADDRESS_SERVICE_SAMPLES === 'true'
  return isWanted ? missing : []
}

/** The service, or null where there is none and the network answers. */
export const addressServiceOf = (read: Read): AddressServiceConfig | null =>
  read.ADDRESS_SERVICE_URL === ''
    ? null
    : {
        url: read.ADDRESS_SERVICE_URL,
        key: read.ADDRESS_SERVICE_KEY,
        license: read.ADDRESS_SERVICE_LICENSE,
        agent: read.ADDRESS_SERVICE_AGENT,
        isSampled: read.ADDRESS_SERVICE_SAMPLES === 'true',
      }
