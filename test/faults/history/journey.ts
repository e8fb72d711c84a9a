import { createCardEncryption } from '#adapters/card-encryption/encrypt.ts'
import type { CallName } from '#adapters/contract/record.ts'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import { offeredAgreements } from '#core/checkout/offered-agreements.ts'
import type { PaymentKey } from '#core/ports/card-encryption.ts'
import { answerOf } from '#test/builders/provider.builder.ts'
import type { Purchase, PurchaseStep } from '#test/builders/purchase.ts'
import { purchaseSteps, stepsOf, usualPurchase } from '#test/builders/purchase.ts'
import { type Totals, totalsIn } from './facts.ts'
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

/** The data that a buyer has received so far. */
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
const agreements = offeredAgreements(cometa.agreements, ['Internet'], undefined).map(({ id, version }) => ({
  id,
  version,
}))
const post = (path: string, body: unknown): Asked => ({ method: 'POST', path: `attos/${path}`, body })
const put = (path: string, body: unknown): Asked => ({ method: 'PUT', path: `attos/${path}`, body })
const [{ offerId } = { offerId: '' }] = usualPurchase.items
const item = { offerId, lineOfBusiness: 'Internet' }
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

const read = (call: CallName, path: string, isNeeded = false): Step =>
  step(call, 'read', () => ({ path }), isNeeded)

const write = (call: CallName, asked: Step['asked'], isNeeded = true): Step =>
  step(call, 'write', asked, isNeeded)

const suggest = (text: string): Step =>
  read('addressSuggestions', `misc/address-suggestions?text=${encodeURIComponent(text)}`)

const addItem = (quantity: number): Step =>
  write('addCartItem', () => put('addCartItem', { ...item, quantity }), false)

/** The calls of a browser in each step of a purchase. */
const callsOf: Readonly<Record<PurchaseStep, readonly Step[]>> = {
  findAddress: [
    suggest(street.slice(0, 6)),
    suggest(street),
    write('localize', ({ choices: { address } }) =>
      post('address?returnNearbyMatch=true', {
        streetAddress: address.street,
        aptUnit: address.unit,
        zipCode: address.zip,
        channel: 'dotcom',
      }),
    ),
    read('sessionStatus', 'attos/sessionStatus'),
    read('getOffers', 'attos/getOffers?featuredOffersOnly=true'),
  ],
  choosePlan: [write('addOffer', ({ choices }) => post('offer', { offerId: choices.plan }))],
  addItems: [
    read('getOffers', 'attos/getOffers?featuredOffersOnly=false'),
    addItem(1),
    addItem(2),
    read('cart', 'attos/cart'),
    write('removeCartItem', () => put('removeCartItem', item), false),
  ],
  confirmCart: [
    read('cartSummary', 'attos/cart-summary?returnTaxes=true'),
    read('riskRequirements', 'attos/assessRiskRequirements'),
    read('installOptions', 'attos/install-option'),
  ],
  enterCustomer: [
    write('addCustomer', ({ visitor, choices }) =>
      post('addCustomer', { ...choices.customer, emailAddress: `${visitor.name}@correo.example` }),
    ),
  ],
  answerRisk: [
    write('assessRisk', ({ choices }) => ({ ...post('assessRisk', choices.risk), headers: sealed })),
  ],
  chooseInstall: [
    write('chooseInstallOption', ({ choices }) => post('install-option', { kind: choices.install })),
  ],
  acceptAgreements: [
    step('getAgreements', 'read', (journey) => ({ path: `attos/getAgreements/${cartIdOf(journey)}` })),
    write('acceptAgreements', () => post('agreements', { agreements })),
  ],
  chooseVisit: [
    read('installationSchedule', 'attos/installation-schedule', true),
    write('chooseWindow', windowFor),
  ],
  pay: [
    write('paymentSession', () => post('payment-session', undefined)),
    write('validatePayment', cardFor),
    read('sessionPing', 'attos/sessionPing'),
  ],
  order: [
    read('cartSummary', 'attos/cart-summary?returnTaxes=true', true),
    write('order', (journey) => orderOf(journey)),
  ],
}

/** A complete sale as a browser makes it: 26 calls, 13 of them writes, with one order. */
export const steps: readonly Step[] = purchaseSteps.flatMap((one) => callsOf[one])

/** Takes one step; throws where a buyer would be stuck. */
export const take = async (journey: Journey, { call, asked }: Step): Promise<void> => {
  journey.said.set(call, await journey.visitor.get(call, await asked(journey)))
}

/** Everything that an order needs, and no more; only the order is left. */
export const makeReady = async (visitor: Visitor, choices: Partial<Choices> = {}): Promise<Journey> => {
  const journey = beginJourney(visitor, choices)
  const calls = stepsOf(journey.choices).flatMap((one) => callsOf[one])
  for (const one of calls) if (one.isNeeded && one.call !== 'order') await take(journey, one)
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
