import { createCardEncryption } from '#adapters/card-encryption/encrypt.ts'
import type { CallName } from '#adapters/contract/record.ts'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import type { PaymentKey } from '#core/ports/card-encryption.ts'
import { answerOf } from '#test/builders/provider.builder.ts'
import type { Purchase } from '#test/builders/purchase.ts'
import { stepsOf, usualPurchase } from '#test/builders/purchase.ts'
import type { Totals } from './facts.ts'
import { totalsIn } from './facts.ts'
import type { Answer, Asked, Visitor } from './visitor.ts'

const encryption = createCardEncryption()

type Json = Readonly<Record<string, unknown>>
type Window = { readonly id: string; readonly placesLeft: number }

export type Choices = Purchase & {
  /** Which of the windows that have a place. */
  readonly pick: (windows: readonly Window[]) => Window | undefined
  readonly key: string
}

const USUAL: Choices = {
  ...usualPurchase,
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

const { street } = usualPurchase.address
const agreements = cometa.agreements.map(({ id, version }) => ({ id, version }))
const post = (path: string, body: unknown): Asked => ({ method: 'POST', path: `attos/${path}`, body })
const put = (path: string, body: unknown): Asked => ({ method: 'PUT', path: `attos/${path}`, body })
const get = (path: string): Asked => ({ path: `attos/${path}` })
const [{ offerId: ITEM } = { offerId: '' }] = usualPurchase.items
const sealed = { encrypted: 'true' }

const cartIdOf = ({ said }: Journey): string => {
  const cart = said.get('addOffer')?.['cart'] as Json | undefined
  return String(cart?.['id'])
}

export const expectedOf = ({ said }: Journey): Totals | null => totalsIn(said.get('cartSummary')?.['quote'])

const cardFor = async ({ said, choices }: Journey): Promise<Asked> => {
  const key = said.get('paymentSession') as unknown as PaymentKey
  const { payment } = choices
  if (payment.kind === 'bank') throw new Error('these buyers pay by card')
  const card = await answerOf(encryption.encrypt(payment.card, key))
  const { kind, nameOnCard, zipCode } = payment
  const body = { kind, nameOnCard, zipCode, card }
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

/** A complete sale as a browser makes it: 26 calls, 13 of them writes, with one order. */
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
    ({ choices: { address } }) =>
      post('address?returnNearbyMatch=true', {
        streetAddress: address.street,
        aptUnit: address.unit,
        zipCode: address.zip,
        channel: 'dotcom',
      }),
    true,
  ),
  step('sessionStatus', 'read', () => get('sessionStatus')),
  step('getOffers', 'read', () => get('getOffers?featuredOffersOnly=true')),
  step('addOffer', 'write', ({ choices }) => post('offer', { offerId: choices.plan }), true),
  step('getOffers', 'read', () => get('getOffers?featuredOffersOnly=false')),
  step('addCartItem', 'write', () =>
    put('addCartItem', { offerId: ITEM, lineOfBusiness: 'Internet', quantity: 1 }),
  ),
  step('addCartItem', 'write', () =>
    put('addCartItem', { offerId: ITEM, lineOfBusiness: 'Internet', quantity: 2 }),
  ),
  step('cart', 'read', () => get('cart')),
  step('removeCartItem', 'write', () => put('removeCartItem', { offerId: ITEM, lineOfBusiness: 'Internet' })),
  step('cartSummary', 'read', () => get('cart-summary?returnTaxes=true')),
  step('riskRequirements', 'read', () => get('assessRiskRequirements')),
  step('installOptions', 'read', () => get('install-option')),
  step(
    'addCustomer',
    'write',
    ({ visitor, choices }) =>
      post('addCustomer', { ...choices.customer, emailAddress: `${visitor.name}@correo.example` }),
    true,
  ),
  step(
    'assessRisk',
    'write',
    ({ choices }) => ({ ...post('assessRisk', choices.risk), headers: sealed }),
    true,
  ),
  step(
    'chooseInstallOption',
    'write',
    ({ choices }) => post('install-option', { kind: choices.install }),
    true,
  ),
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
  const hasVisit = stepsOf(journey.choices).includes('chooseVisit')
  const needed = steps.filter((one) => one.isNeeded && one.call !== 'order')
  for (const one of needed) if (hasVisit || !isOfVisit(one)) await take(journey, one)
  return journey
}

/** Presses the button, until the server has time for it. */
export const order = (journey: Journey, changes: Parameters<typeof orderOf>[1] = {}): Promise<Answer> =>
  journey.visitor.insist('order', orderOf(journey, changes))

/** A response in short: the order number, its state, or the reason for a failure. */
export const said = (answer: Answer): string => {
  if (answer.kind === 'unknown') return 'unknown'
  if (answer.kind === 'refused') return String(answer.body['code'])
  const { receipt, state } = answer.body
  if (receipt !== undefined) return `placed ${String((receipt as Json)['orderNumber'])}`
  return typeof state === 'string' ? state : 'answered'
}
