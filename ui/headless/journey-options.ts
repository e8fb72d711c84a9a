import type { ParseArgsOptionsConfig } from 'node:util'
import { parseArgs } from 'node:util'
import type { Address } from '#core/address/address.ts'
import { fullAddressIn } from '#core/address/full-address.ts'
import type { CartLine } from '#core/cart/cart.ts'
import type { OfferId } from '#core/catalog/offer.ts'
import type { JourneyRequest } from './journeys.ts'
import { SAMPLE_ADDRESS } from './journey-help.ts'
import { journeys } from './journeys.ts'
import type { PortalRequest } from './portal-journeys.ts'
import { portalJourneys } from './portal-journeys.ts'
import type { TestPayment } from './sample-buyer.ts'
import { testNumbers } from './sample-buyer.ts'

const options = {
  address: { type: 'string' },
  plan: { type: 'string' },
  tv: { type: 'boolean' },
  phone: { type: 'boolean' },
  lines: { type: 'string' },
  add: { type: 'string', multiple: true },
  device: { type: 'string', multiple: true },
  coupon: { type: 'string', multiple: true },
  technician: { type: 'boolean' },
  card: { type: 'string' },
  bank: { type: 'string' },
  deposit: { type: 'boolean' },
  autopay: { type: 'boolean' },
  login: { type: 'string' },
  service: { type: 'string' },
  url: { type: 'string' },
  record: { type: 'string' },
  replay: { type: 'string' },
  json: { type: 'boolean' },
  help: { type: 'boolean' },
} as const satisfies ParseArgsOptionsConfig

/** What the command line wants. */
export type JourneyCommand =
  | { readonly _tag: 'Help' }
  | { readonly _tag: 'Misused'; readonly text: string }
  | {
      readonly _tag: 'Run'
      readonly journey: string
      readonly request: JourneyRequest
      readonly url: string | null
      readonly record: string | null
      readonly isJson: boolean
    }
  | {
      readonly _tag: 'Portal'
      readonly journey: string
      readonly request: PortalRequest
      /** The e-mail address of the login. */
      readonly login: string
      readonly url: string | null
      readonly record: string | null
      readonly isJson: boolean
    }
  | {
      readonly _tag: 'Replay'
      readonly file: string
      readonly login: string | null
      readonly url: string | null
      readonly isJson: boolean
    }

const misused = (text: string): JourneyCommand => ({ _tag: 'Misused', text })

const LINES_MAX = 5

const originOf = (text: string): string | null => {
  const isWeb = URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
  return isWeb ? new URL(text).origin : null
}

const paymentOf = (card: string | undefined, bank: string | undefined): TestPayment | string => {
  if (card !== undefined && bank !== undefined) return '--card and --bank exclude each other'
  const kind = bank === undefined ? 'card' : 'bank'
  const lastFour = (bank ?? card ?? '1111').replace(/^[.…]+/, '')
  const known = testNumbers[kind]
  return known.includes(lastFour) ? { kind, lastFour } : `--${kind} is one of ${known.join(', ')}`
}

const itemsOf = (texts: readonly string[]): readonly CartLine[] | string => {
  const lines: CartLine[] = []
  for (const text of texts) {
    const [, id, quantity = '1'] = /^([a-z0-9-]+)(?::([1-9]\d?))?$/.exec(text) ?? []
    if (id === undefined) return `--add «${text}» is not an id with a quantity, such as wifi-pod:2`
    lines.push({ offerId: id as OfferId, quantity: Number(quantity) })
  }
  return lines
}

const addressOf = (text: string): Address | null => fullAddressIn({ street: text, unit: '', zip: '' })

const parsed = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true })
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** Reads the command line of a journey. */
export const parseJourneyCommand = (args: readonly string[]): JourneyCommand => {
  const read = parsed(args)
  if (typeof read === 'string') return misused(read)
  const { values, positionals } = read
  if (values.help === true || args.length === 0) return { _tag: 'Help' }
  const [journey, ...rest] = positionals
  const url = values.url === undefined ? null : originOf(values.url)
  if (values.url !== undefined && url === null) return misused(`--url «${values.url}» is not a web address`)
  const isJson = values.json === true
  if (values.replay !== undefined)
    return journey === undefined && values.record === undefined
      ? { _tag: 'Replay', file: values.replay, login: values.login ?? null, url, isJson }
      : misused('--replay takes the journey from its file, and records nothing')
  const inPortal = portalJourneys[journey ?? '']
  if (journey !== undefined && inPortal !== undefined) {
    if (rest.length > 0) return misused(`«${rest.join(' ')}» is too much`)
    if (url !== null && values.login === undefined)
      return misused('--login is the e-mail address of a customer of the store')
    const { login = inPortal.login, service = null, record = null } = values
    return { _tag: 'Portal', journey, login, request: { service }, url, record, isJson }
  }
  if (journey === undefined || !Object.hasOwn(journeys, journey))
    return misused(
      `a journey is one of ${[...Object.keys(journeys), ...Object.keys(portalJourneys)].join(', ')}`,
    )
  const line = rest.length === 0 ? (values.address ?? SAMPLE_ADDRESS) : rest.join(' ')
  const address = addressOf(line)
  if (address === null) return misused(`«${line}» is not an address on one line, such as "${SAMPLE_ADDRESS}"`)
  const payment = paymentOf(values.card, values.bank)
  if (typeof payment === 'string') return misused(payment)
  const items = itemsOf(values.add ?? [])
  if (typeof items === 'string') return misused(items)
  const mobileLines = Number(values.lines ?? '0')
  if (!Number.isInteger(mobileLines) || mobileLines < 0 || mobileLines > LINES_MAX)
    return misused(`--lines is a number from 1 to ${LINES_MAX}`)
  if (journey === 'order-status' && values.record !== undefined)
    return misused('order-status needs a code of a message: it has no recording')
  return {
    _tag: 'Run',
    journey,
    url,
    record: values.record ?? null,
    isJson,
    request: {
      address,
      plan: values.plan ?? null,
      isWithTelevision: values.tv === true,
      isWithPhone: values.phone === true,
      mobileLines,
      items,
      options: { devices: values.device ?? [], coupons: values.coupon ?? [] },
      install: values.technician === true ? 'professional' : 'self',
      payment,
      isNewcomer: values.deposit === true,
      isAutoPay: values.autopay === true,
    },
  }
}
