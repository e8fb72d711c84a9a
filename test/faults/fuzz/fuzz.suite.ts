import { either as E } from 'fp-ts'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import { offeredAgreements } from '#core/checkout/offered-agreements.ts'
import { terms } from '#adapters/brand/cometa/terms.ts'
import { smallNetwork } from '#adapters/provider/network/small-seed.ts'
import { callNames, contract } from '#adapters/contract/contract.ts'
import { apiError, statusOfRefusal } from '#adapters/contract/error.ts'
import {
  type RequestOf,
  type CallName,
  HUMAN_PASS_HEADER,
  SESSION_COOKIE,
} from '#adapters/contract/record.ts'
import { COMPRESSED_BODY_STATUS, refusalsOf } from '#adapters/contract/refusals.ts'
import type { OrderCode } from '#core/checkout/order-code.ts'
import type { OrderNumber } from '#core/checkout/order.ts'
import type { LineNumber } from '#core/phone/phone-number.ts'
import type { OfferId } from '#core/catalog/offer.ts'
import type { RefusalCode } from '#core/ports/orchestrator.failure.ts'
import { hasPlaces } from '#core/schedule/window.ts'
import { totalsOf } from '#core/pricing/quote.ts'
import { recordOf } from '#test/adapters/orchestrator/contract-server.builder.ts'
import type { ProviderHarness } from '#test/adapters/orchestrator/conformance/provider.harness.ts'
import {
  agreedTo,
  GIG,
  MOBILE,
  answerOf,
  cardOf,
  keyNamed,
  readyBuyer,
} from '#test/builders/provider.builder.ts'
import { openServer } from '#test/builders/server.builder.ts'
import { signedInProvider } from '#test/builders/signed-in.builder.ts'
import { LEAK } from '../history/visitor.ts'
import { watchItem } from '#test/builders/mobile.builder.ts'
import { accountCodeFor } from '#test/builders/account.builder.ts'
import { type FuzzCall, fuzzCalls, type Known, soundCall } from './fuzz-calls.ts'
import { type Stage, type StagedVisitor, stages, visitorAt } from './fuzz-visitors.ts'
import type { Customer, CustomerBrowsers } from './fuzz-customers.ts'
import { customerHeaders, customerState, openCustomer, signInCustomer } from './fuzz-customers.ts'
import { earnPass } from '#adapters/provider/provider-orchestrator.ts'
import { widestNetworkOf } from '#adapters/http/client-networks.ts'

/** With the number of a call in its operation, all there is to make the same call again. */
const SEED = 20_261_118

const LATINO = 'tv-stream-latino' as OfferId

let provider: ProviderHarness
let app: FastifyInstance
let visitors: ReadonlyMap<Stage, StagedVisitor>
let bystanders: readonly StagedVisitor[]
let signIn: ReturnType<typeof signedInProvider>['signIn']
let customers = 0
let customer: Customer
let browsers: CustomerBrowsers
let otherCustomer: Customer
let otherBrowsers: CustomerBrowsers

/** Whether a call is about the portal, where a customer signs in. */
const isOfPortal = (name: CallName): boolean => contract[name].path.startsWith('cus/')

/** A customer with unchanged accounts. */
const openSignedIn = async (): Promise<void> => {
  customers += 1
  customer = await openCustomer(provider, `customer-${customers}`)
  browsers = signInCustomer(signIn, customer)
}

const openApp = async (open: () => Promise<ProviderHarness>): Promise<void> => {
  provider = await open()
  // Limits of how often are off without their counter.
  const host = signedInProvider(provider.provider)
  signIn = host.signIn
  app = await openServer({ provider: host.provider })
  await app.ready()
  otherCustomer = await openCustomer(provider, 'bystander')
  otherBrowsers = signInCustomer(signIn, otherCustomer)
  await openSignedIn()
  bystanders = [
    await visitorAt(app, 'ready', provider.harness),
    await visitorAt(app, 'ordered', provider.harness),
  ]
}

/** The state of visitors and of a customer who make no call; the remaining places of a window are shared. */
const bystanderState = async (): Promise<string> => {
  const all = bystanders.map(async ({ visitor }) => {
    const { visit, ...snapshot } = await answerOf(visitor.sessionInfo())
    return [{ ...snapshot, visit: visit?.id }, await answerOf(visitor.cart())]
  })
  return JSON.stringify([await Promise.all(all), await customerState(app, otherBrowsers)])
}

const visitorIn = (stage: Stage): StagedVisitor => {
  const visitor = visitors.get(stage)
  if (visitor === undefined) throw new Error(`nobody is ${stage}`)
  return visitor
}

/** One visitor for each stage, and for calls of the portal a customer. */
const openVisitors = async (name: CallName): Promise<void> => {
  if (isOfPortal(name)) await openSignedIn()
  const opened = new Map<Stage, StagedVisitor>()
  for (const stage of stages) opened.set(stage, await visitorAt(app, stage, provider.harness))
  visitors = opened
}

type LookUp = {
  readonly requestOrderCode: RequestOf<'requestOrderCode'>
  readonly lookUpOrder: RequestOf<'lookUpOrder'>
}

/** A code that is good for one order: the first look uses it up. */
const soundStatus = async (orderNumber: OrderNumber): Promise<LookUp> => {
  const request = { orderNumber, channel: 'email' } as const
  const codeRequest = visitorIn('ready').visitor.requestOrderCode(request)
  await answerOf(codeRequest)
  const messageTexts = (await provider.harness.messages()).map(({ text }) => text)
  const codes = messageTexts
    .filter((text) => text.includes(orderNumber))
    .flatMap((text) => /\b\d{6}\b/.exec(text) ?? [])
  const code = (codes.at(-1) ?? '000000') as OrderCode
  return { requestOrderCode: request, lookUpOrder: { orderNumber, code } }
}

/** A proof that moves the visit of an order, and a window for it: only the calls that take one get one. */
const soundMove = async (name: CallName): Promise<Known['sound']> => {
  if (name !== 'orderVisitWindows' && name !== 'moveOrderVisit') return {}
  const { order } = await readyBuyer(provider.harness)
  const answer = await answerOf(order())
  if (answer.state !== 'placed') throw new Error(`the order is ${answer.state}`)
  const { orderNumber } = answer.receipt
  const { visitor } = visitorIn('ready')
  const { lookUpOrder } = await soundStatus(orderNumber)
  const { proof } = await answerOf(visitor.lookUpOrder(lookUpOrder))
  if (proof === undefined) throw new Error('the visit cannot be moved')
  const proven = { orderNumber, proof }
  const free = (await answerOf(visitor.orderVisitWindows(proven))).windows.find(hasPlaces)
  if (free === undefined) throw new Error('no window has a place')
  return { orderVisitWindows: proven, moveOrderVisit: { ...proven, windowId: free.id } }
}

/** A code of the account of the existing customer. Few are sent in an hour: only the call that takes one gets one. */
const soundProof = async (name: CallName): Promise<Known['sound']> =>
  name === 'proveAccount'
    ? { proveAccount: { code: await accountCodeFor(provider.harness, visitorIn('filled').visitor) } }
    : {}

/** Requests that name something of the ready or the waiting visitor, or of the existing customer. */
const soundRequests = async (name: CallName): Promise<Known['sound']> => {
  const { visitor } = visitorIn('ready')
  await answerOf(visitor.addOffer({ offerId: LATINO }))
  const { saved } = await answerOf(visitor.persistCart({ withCode: true }))
  const priced = await answerOf(visitor.cart())
  const { cart, quote } = priced
  const open = (await answerOf(visitor.installationSchedule())).windows.find(hasPlaces)
  const site = (await answerOf(visitor.sroSchedule())).windows.find(hasPlaces)
  const key = await answerOf(visitor.paymentSession())
  const card = await answerOf(provider.harness.encryption.encrypt(cardOf(), key))
  const { ordered } = visitorIn('pending')
  const { sessionInfo } = await answerOf(visitor.sessionInfo())
  const placed = visitorIn('ordered').ordered
  const [limited] = terms.coupons
  return {
    ...customer.sound,
    locationDetails: { locationId: sessionInfo.serviceAddress.locationId },
    pageModel: { endpoint: 'schedule', body: { installationWindows: open === undefined ? [] : [open] } },
    getAgreements: { id: priced.cart.id },
    phonePortability: {
      phoneProductId: MOBILE,
      telephoneNumber: '3055550134' as LineNumber,
      lineId: 'line-1',
    },
    offerSwap: { id: GIG },
    tvOffer: { offerId: LATINO, offerSwap: true, activeOffer: LATINO },
    setMobileItems: { version: cart.version, items: [watchItem()] },
    acceptAgreements: {
      agreements: offeredAgreements(cometa.agreements, ['Internet'], undefined).map(({ id, version }) => ({
        id,
        version,
      })),
    },
    validatePayment: { kind: 'card', nameOnCard: 'María Ñúñez', zipCode: '33130', card },
    order: { key: keyNamed('sound'), ...agreedTo(priced) },
    modifyCart: { version: cart.version, lines: [{ offerId: GIG, quantity: 1 }] },
    finalizeCart: {
      activeOffer: GIG,
      cartConfig: {
        version: cart.version,
        catalogVersion: quote.catalogVersion,
        expected: totalsOf(quote),
      },
    },
    ...(await soundProof(name)),
    ...(await soundMove(name)),
    ...(limited === undefined
      ? {}
      : { applyPromotion: { code: limited.code }, removePromotion: { code: limited.code } }),
    ...(saved === null
      ? {}
      : { getPersistentCart: { cartId: saved.cartId }, restorePersistentCart: { id: saved.cartId } }),
    ...(open === undefined ? {} : { chooseWindow: { windowId: open.id } }),
    ...(placed?.state === 'placed' ? await soundStatus(placed.receipt.orderNumber) : {}),
    ...(site === undefined ? {} : { chooseSroWindow: { windowId: site.id } }),
    ...(ordered?.state === 'pending' ? { orderStatus: { id: ordered.intentId } } : {}),
  }
}

const known = async (name: CallName): Promise<Known> => {
  const addresses = smallNetwork()
    .samples()
    .map(({ address }) => address)
  const [bystander] = bystanders
  const theirs = bystander === undefined ? [] : [(await answerOf(bystander.visitor.cart())).cart.id]
  return {
    names: [
      ...cometa.catalog.offers.map(({ id }) => id),
      ...cometa.agreements.flatMap(({ id, version }) => [id, version]),
      ...theirs,
      ...Object.values(visitorIn('ready').session),
      ...customer.names,
      ...otherCustomer.names,
    ],
    texts: addresses.flatMap(({ street, unit }) => [street, unit]),
    zips: addresses.map(({ zip }) => Number(zip)),
    sound: await soundRequests(name),
  }
}

/** Whether a call may end the session it is made in. */
const isEnding = (name: CallName): boolean =>
  contract[name].sessionAfter !== undefined && contract[name].method !== 'GET'

/** The session of the call with this number: three times of four an existing one, else none or half. */
const headersFor = (name: CallName, at: number): Readonly<Record<string, string>> => {
  if (isOfPortal(name)) return customerHeaders(browsers, otherCustomer.services, at)
  if (at % 8 === 6) return {}
  const { session } = visitorIn(isEnding(name) ? 'new' : (stages[at % stages.length] ?? 'new'))
  return at % 8 === 7 ? Object.fromEntries([Object.entries(session)[at % 3 === 0 ? 0 : 1] ?? []]) : session
}

/** The host itself refuses what leads to no call at all. */
const OF_THE_HOST: readonly RefusalCode[] = ['NOT_FOUND', 'METHOD_NOT_ALLOWED']

const faultOfRefusal = (name: CallName, status: number, body: string): string | null => {
  const refusal = apiError.codec.decode(JSON.parse(body))
  if (E.isLeft(refusal)) return 'another shape of error'
  const { code } = refusal.right
  const isCompressed = status === COMPRESSED_BODY_STATUS && code === 'BAD_REQUEST'
  if (statusOfRefusal[code] !== status && !isCompressed) return 'another status than its code'
  if (LEAK.test(body)) return 'tells of its inside'
  const isTold = [...refusalsOf(contract[name]), ...OF_THE_HOST].includes(code)
  return isTold ? null : 'a code its record does not tell of'
}

/** The fault of an answer, or null. */
const faultOf = (name: CallName, { statusCode, headers, body }: LightMyRequestResponse): string | null => {
  if (statusCode >= 500) return 'a failure of the server'
  if (headers['content-type'] !== 'application/json; charset=utf-8') return 'not JSON'
  if (headers['cache-control'] !== 'no-store') return 'may be kept'
  if (statusCode >= 400) return faultOfRefusal(name, statusCode, body)
  const isAnswer = E.isRight(recordOf(name).response.codec.decode(JSON.parse(body)))
  return isAnswer && (statusCode === 200 || statusCode === 202) ? null : 'no answer of the contract'
}

const send = (
  { kind: _kind, detail: _detail, payload, ...call }: FuzzCall,
  session: Readonly<Record<string, string>>,
) =>
  app.inject({
    ...call,
    headers: { ...session, ...call.headers },
    ...(payload === undefined ? {} : { payload }),
  })

/** The headers with a pass of their visitor, where the call needs one. Every fourth caller has none. */
const withPass = async (
  name: CallName,
  headers: Readonly<Record<string, string>>,
  at = 0,
): Promise<Readonly<Record<string, string>>> => {
  if (contract[name].needsPass !== true || at % 4 === 3) return headers
  const secret = headers['cookie']?.slice(`${SESSION_COOKIE}=`.length) ?? null
  const clientNetwork = widestNetworkOf('127.0.0.1')
  const pass = await earnPass(provider.provider, { sessionId: null, secret, clientNetwork })
  return pass === undefined ? headers : { ...headers, [HUMAN_PASS_HEADER]: pass }
}

/** Whether the sound call succeeds for a visitor of any stage, or for a browser of the customer. */
const isAnsweredSomewhere = async (name: CallName): Promise<boolean> => {
  await openVisitors(name)
  const call = soundCall(name, await known(name))
  const sessions = isOfPortal(name)
    ? [browsers.services, browsers.visit]
    : stages.map((stage) => visitorIn(stage).session)
  for (const session of sessions)
    if ((await send(call, await withPass(name, session))).statusCode < 400) return true
  return false
}

/** Sends the calls in sequence. Returns the faults of their answers, with all data to repeat them. */
const sendAll = async (name: CallName, calls: readonly FuzzCall[]) => {
  const faults: unknown[] = []
  let answered = 0
  for (const [at, fuzzed] of calls.entries()) {
    const { kind, detail, payload, ...call } = fuzzed
    const headers = { ...(await withPass(name, headersFor(name, at), at)), ...call.headers }
    const answer = await send(fuzzed, headers)
    const fault = faultOf(name, answer)
    if (answer.statusCode < 400) answered += 1
    if (fault !== null) {
      const sent = { ...call, headers, payload: payload?.toString().slice(0, 500) }
      faults.push({ at, kind, detail, fault, sent, status: answer.statusCode, body: answer.body })
    }
    if (answer.headers['set-cookie'] === undefined) continue
    if (isOfPortal(name)) browsers = signInCustomer(signIn, customer)
    else visitors = new Map([...visitors, ['new', await visitorAt(app, 'new', provider.harness)]])
  }
  return { faults, answered }
}

/**
 * So many calls of each of these operations, 40 % right, 30 % wrong in one place, 20 % hostile and 10 % wrong in
 * every part, from every stage of a sale or a signed-in customer, without a session and with half of one, against the
 * real host over one provider.
 */
export const fuzzSuite = (
  store: string,
  open: () => Promise<ProviderHarness>,
  count: number,
  names: readonly CallName[] = callNames,
): void => {
  describe(`${count} calls of each operation, over ${store}`, () => {
    beforeAll(() => openApp(open))
    afterAll(() => app.close())

    it.each(names.map((name) => ({ name, seed: SEED + callNames.indexOf(name) })))(
      '$name breaks nothing, reveals nothing and touches no other session (I6, I12, S17, S36; seed $seed)',
      async ({ name, seed }) => {
        await openVisitors(name)
        const before = await bystanderState()
        const calls = fuzzCalls(name, await known(name), { count, seed })
        const { faults, answered } = await sendAll(name, calls)
        expect(faults.slice(0, 3)).toEqual([])
        expect(answered > 0 || (await isAnsweredSomewhere(name))).toBe(true)
        expect(provider.errors).toEqual([])
        expect(await bystanderState()).toBe(before)
        expect(Object.keys(Object.prototype)).toEqual([])
        expect('polluted' in {}).toBe(false)
      },
    )
  })
}
