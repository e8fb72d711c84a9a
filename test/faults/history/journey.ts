import { createCardEncryption } from '#adapters/card-encryption/encipher.ts'
import type { CallName } from '#adapters/orchestrator/wire/record.ts'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import type { InstallKind } from '#core/checkout/install-option.ts'
import type { PaymentKey } from '#core/ports/card-encryption.ts'
import { addressLeadingTo, answerOf, cardOf, GIG, maria, POD } from '#test/builders/pocket.builder.ts'
import type { Totals } from './facts.ts'
import { totalsIn } from './facts.ts'
import type { Answer, Asked, Visitor } from './visitor.ts'

const encryption = createCardEncryption()

type Json = Readonly<Record<string, unknown>>
type Window = { readonly id: string; readonly placesLeft: number }

export type Choices = {
  readonly kind: InstallKind
  readonly card: string | undefined
  /** Which of the windows that have a place. */
  readonly pick: (windows: readonly Window[]) => Window | undefined
  readonly key: string
}

const USUAL: Choices = {
  kind: 'professional',
  card: undefined,
  pick: ([first]) => first,
  key: 'the-one-intention',
}

/** What a buyer has learnt on the way. */
export type Journey = {
  readonly visitor: Visitor
  readonly choices: Choices
  readonly said: Map<CallName, Json>
}

export const beginJourney = (visitor: Visitor, choices: Partial<Choices> = {}): Journey => ({
  visitor,
  choices: { ...USUAL, ...choices },
  said: new Map(),
})

const { street, unit, zip } = addressLeadingTo('serviceable')
const agreements = cometa.agreements.map(({ id, version }) => ({ id, version }))
const post = (path: string, body: unknown): Asked => ({ method: 'POST', path: `attos/${path}`, body })
const put = (path: string, body: unknown): Asked => ({ method: 'PUT', path: `attos/${path}`, body })
const get = (path: string): Asked => ({ path: `attos/${path}` })
const sealed = { encrypted: 'true' }

const cartIdOf = ({ said }: Journey): string => {
  const cart = said.get('addOffer')?.['cart'] as Json | undefined
  return String(cart?.['id'])
}

export const expectedOf = ({ said }: Journey): Totals | null => totalsIn(said.get('cartSummary')?.['quote'])

const cardFor = async ({ said, choices }: Journey): Promise<Asked> => {
  const key = said.get('paymentSession') as unknown as PaymentKey
  const card = await answerOf(encryption.encipher(cardOf(choices.card), key))
  const body = { kind: 'card', nameOnCard: 'María Ñúñez', zipCode: '33130', card }
  return { ...post('payment-validate', body), headers: sealed }
}

const windowFor = ({ said, choices }: Journey): Asked => {
  const windows = (said.get('installationSchedule')?.['windows'] ?? []) as readonly Window[]
  const open = choices.pick(windows.filter(({ placesLeft }) => placesLeft > 0))
  if (open === undefined) throw new Error('no window has a place')
  return post('installation-schedule', { windowId: open.id })
}

export const orderOf = (
  journey: Journey,
  changes: { readonly key?: string; readonly expected?: unknown } = {},
): Asked => ({
  ...post('order', {
    expected: changes.expected ?? expectedOf(journey),
    seal: journey.said.get('cartSummary')?.['seal'],
  }),
  headers: { 'idempotency-key': changes.key ?? journey.choices.key },
})

type Step = {
  readonly call: CallName
  readonly asked: (journey: Journey) => Asked | Promise<Asked>
  /** It sets or opens something: a write. */
  readonly isWrite: boolean
  /** Without it there is no order. */
  readonly isNeeded: boolean
}

const step = (call: CallName, kind: 'read' | 'write', asked: Step['asked'], isNeeded = false): Step => ({
  call,
  asked,
  isWrite: kind === 'write',
  isNeeded,
})

const location = { streetAddress: street, aptUnit: unit, zipCode: zip }

/** A whole sale as a browser makes it: 26 calls, 13 of them writes, with one order. */
export const steps: readonly Step[] = [
  step('addressSuggestions', 'read', () => ({
    path: `misc/address-suggestions?text=${encodeURIComponent(street.slice(0, 6))}`,
  })),
  step('addressSuggestions', 'read', () => ({
    path: `misc/address-suggestions?text=${encodeURIComponent(street)}`,
  })),
  step(
    'localize',
    'write',
    () => post('address?returnNearbyMatch=true', { ...location, channel: 'dotcom' }),
    true,
  ),
  step('sessionStatus', 'read', () => get('sessionStatus')),
  step('getOffers', 'read', () => get('getOffers?featuredOffersOnly=true')),
  step('addOffer', 'write', () => post('offer', { offerId: GIG }), true),
  step('getOffers', 'read', () => get('getOffers?featuredOffersOnly=false')),
  step('addCartItem', 'write', () =>
    put('addCartItem', { offerId: POD, lineOfBusiness: 'Internet', quantity: 1 }),
  ),
  step('addCartItem', 'write', () =>
    put('addCartItem', { offerId: POD, lineOfBusiness: 'Internet', quantity: 2 }),
  ),
  step('cart', 'read', () => get('cart')),
  step('removeCartItem', 'write', () => put('removeCartItem', { offerId: POD, lineOfBusiness: 'Internet' })),
  step('cartSummary', 'read', () => get('cart-summary?returnTaxes=true')),
  step('riskRequirements', 'read', () => get('assessRiskRequirements')),
  step('installOptions', 'read', () => get('install-option')),
  step(
    'addCustomer',
    'write',
    ({ visitor }) => post('addCustomer', { ...maria, emailAddress: `${visitor.name}@correo.example` }),
    true,
  ),
  step(
    'assessRisk',
    'write',
    () => ({ ...post('assessRisk', { addressOneYear: true, identification: null }), headers: sealed }),
    true,
  ),
  step('chooseInstallOption', 'write', ({ choices }) => post('install-option', { kind: choices.kind }), true),
  step('getAgreements', 'read', (journey) => get(`getAgreements/${cartIdOf(journey)}`)),
  step('acceptAgreements', 'write', () => post('agreements', { agreements }), true),
  step('paymentSession', 'write', () => post('payment-session', undefined), true),
  step('validatePayment', 'write', cardFor, true),
  step('sessionPing', 'read', () => get('sessionPing')),
  step('installationSchedule', 'read', () => get('installation-schedule'), true),
  step('chooseWindow', 'write', windowFor, true),
  step('cartSummary', 'read', () => get('cart-summary?returnTaxes=true'), true),
  step('order', 'write', (journey) => orderOf(journey), true),
]

const isOfVisit = ({ call }: Step): boolean => call === 'installationSchedule' || call === 'chooseWindow'

/** Takes one step; throws what a buyer would be stuck at. */
export const take = async (journey: Journey, { call, asked }: Step): Promise<void> => {
  journey.said.set(call, await journey.visitor.get(call, await asked(journey)))
}

/** Everything that an order needs, and no more; only the order is left. */
export const makeReady = async (visitor: Visitor, choices: Partial<Choices> = {}): Promise<Journey> => {
  const journey = beginJourney(visitor, choices)
  const needed = steps.filter((one) => one.isNeeded && one.call !== 'order')
  for (const one of needed)
    if (journey.choices.kind === 'professional' || !isOfVisit(one)) await take(journey, one)
  return journey
}

/** Presses the button, until the server has time for it. */
export const order = (journey: Journey, changes: Parameters<typeof orderOf>[1] = {}): Promise<Answer> =>
  journey.visitor.insist('order', orderOf(journey, changes))

/** An answer in a word: the number of an order, its state, or why there is none. */
export const said = (answer: Answer): string => {
  if (answer.kind === 'unknown') return 'unknown'
  if (answer.kind === 'refused') return String(answer.body['code'])
  const { receipt, state } = answer.body
  if (receipt !== undefined) return `placed ${String((receipt as Json)['orderNumber'])}`
  return typeof state === 'string' ? state : 'answered'
}
