import { createHash } from 'node:crypto'
import { either as E } from 'fp-ts'
import type { taskEither as TE } from 'fp-ts'
import { defaultPack as pack } from '#adapters/brand/default-pack.ts'
import { createCardDecryption } from '#adapters/card-encryption/decrypt.ts'
import { createCardEncryption } from '#adapters/card-encryption/encrypt.ts'
import { createKeyDerivation } from '#adapters/card-encryption/key-derivation.ts'
import { callNames, contract } from '#adapters/contract/contract.ts'
import type { CallExample, CallExamples } from '#adapters/contract/example.ts'
import { READY_FLAG } from '#adapters/contract/ready-flag.ts'
import type { AnyCallRecord, CallName, ContractRequest, ResponseOf } from '#adapters/contract/record.ts'
import { NO_PARTS } from '#adapters/contract/record.ts'
import { createWebCryptoDigest } from '#adapters/digest/web-crypto.ts'
import { solveAltcha } from '#adapters/human-verification/solve-altcha.ts'
import { createEmbeddedGateway } from '#adapters/provider/gateway/gateway.ts'
import { createInMemoryProvider } from '#adapters/provider/in-memory-provider.ts'
import { createMemoryLedger } from '#adapters/provider/memory/memory-ledger.ts'
import { createMemoryStore } from '#adapters/provider/memory/memory-store.ts'
import { seededRandom } from '#adapters/provider/network/seeded-random.ts'
import { demoAccounts } from '#adapters/provider/portal/demo-accounts.ts'
import { providerOrchestrator } from '#adapters/provider/provider-orchestrator.ts'
import type { Shape } from '#adapters/shape/shape.ts'
import type { IdentificationNumber } from '#core/risk/risk.ts'
import { hasPlaces } from '#core/schedule/window.ts'
import type { InstallationWindow } from '#core/schedule/window.ts'
import { epochMs } from '#core/shared/plain-date.ts'
import { customer, paymentWith } from '#ui/headless/sample-buyer.ts'

/** A morning in November. Every call takes a second. */
const STARTS_AT = Date.UTC(2026, 10, 18, 14)
const CALL_MS = 1_000
const SEED = 7
const SYMBOLS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const ID_LENGTH = 22
const MESSAGES_MAX = 100
const SESSION_MS = 15 * 60_000

/** How many entries of a list an example shows. */
const SHOWN = 3

/** Replaces a puzzle and its solution: the library that writes puzzles takes its random numbers from the platform. */
const SHOWN_TOKEN = 'eyJwYXJhbWV0ZXJzIjp7fX0'

const encrypted = { encrypted: 'true' }

const { encrypt, encryptIdentification } = createCardEncryption()

const secrets = { current: 'examples', secrets: new Map([['examples', new Uint8Array(32).fill(SEED)]]) }

type Parts = Partial<ContractRequest>
type Visitor = ReturnType<typeof providerOrchestrator>
type AnyCall = (request: unknown) => TE.TaskEither<unknown, unknown>
type CodecsOf = Readonly<Record<'request' | 'response', Shape<unknown>>>

/** Returns a value as an example shows it. */
const shortened = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (key, part: unknown) => {
    if (key === 'recaptchaToken' && part !== null) return SHOWN_TOKEN
    return Array.isArray(part) ? part.slice(0, SHOWN) : part
  })

const given = <A>(value: A | null | undefined, what: string): A => {
  if (value === null || value === undefined) throw new Error(`the visit gets no ${what}`)
  return value
}

const rightOf = async <A>(work: TE.TaskEither<unknown, A>, what: string): Promise<A> => {
  const answer = await work()
  if (E.isLeft(answer)) throw new Error(`${what} fails: ${JSON.stringify(answer.left)}`)
  return answer.right
}

const openWindow = (windows: readonly InstallationWindow[]): string =>
  given(windows.find(hasPlaces), 'window with a place').id

/** Opens a provider in memory that sells the default brand, with a clock and random numbers that are the same in each run. */
const openProvider = () => {
  let now = STARTS_AT
  const clock = { now: () => epochMs(now) }
  const { below } = seededRandom(SEED)
  const random = {
    id: () => Array.from({ length: ID_LENGTH }, () => SYMBOLS.charAt(below(SYMBOLS.length))).join(''),
  }
  const store = createMemoryStore()
  const lateWork: (() => Promise<void>)[] = []
  const provider = createInMemoryProvider({
    brand: () => pack.brand,
    devices: pack.brand.site.devices,
    merchandising: () => pack.terms,
    affiliates: pack.affiliates,
    gateway: createEmbeddedGateway({
      ledger: createMemoryLedger(),
      decryption: createCardDecryption(),
      clock,
      random,
      derivation: createKeyDerivation(secrets),
      later: (_ms, work) => void lateWork.push(work),
    }),
    clock,
    random,
    hash: (text) => createHash('sha256').update(text).digest('base64url'),
    digest: createWebCryptoDigest(secrets),
    store,
    report: (error) => {
      throw error instanceof Error ? error : new Error(String(error))
    },
  })
  return {
    provider,
    /** What the gateway does later. */
    lateWork,
    visitor: () => providerOrchestrator(provider),
    customer: (name: string) => {
      const accounts = demoAccounts.filter(({ firstName }) => firstName === name)
      const ids = accounts.map(({ accountId }) => accountId)
      const [accountId = null] = ids
      const claim = { state: 'read', role: 'primary' } as const
      const expiresAt = epochMs(now + SESSION_MS)
      return providerOrchestrator(provider, {
        portal: { claim, isMfaConfirmed: true, accountId, accounts: ids, expiresAt },
      })
    },
    advance: () => {
      now += CALL_MS
    },
    /** Reads the code of the last message. */
    lastCode: async (): Promise<string> => {
      const claimed = await store.transaction((tx) =>
        tx.claimMessages(clock.now(), clock.now(), MESSAGES_MAX),
      )
      const codes = claimed.flatMap(({ content }) =>
        content !== null && 'code' in content ? [content.code] : [],
      )
      return given(codes.at(-1), 'code')
    },
  }
}

const address = (streetAddress: string, zipCode: string) => ({ streetAddress, aptUnit: '', zipCode })
const soldAt = { ...address('742 Magnolia Street', '33130'), channel: 'dotcom', fetchOffers: true }

/** Calls every call of the contract once or more. The example of a call is its first request and answer. */
export const recordExamples = async (): Promise<CallExamples> => {
  const examples = new Map<CallName, CallExample>()
  const { provider, lateWork, visitor, customer: signedIn, advance, lastCode } = openProvider()

  const call = async <K extends CallName>(
    by: Visitor,
    name: K,
    parts: Parts = {},
  ): Promise<ResponseOf<K>> => {
    advance()
    const codecs = contract[name] as AnyCallRecord & CodecsOf
    const wire = { ...NO_PARTS, ...parts }
    const request = codecs.request.codec.decode(wire)
    if (E.isLeft(request)) throw new Error(`${name} can't have the request ${JSON.stringify(wire)}`)
    const answer = await rightOf((by[name] as AnyCall)(request.right), name)
    if (!examples.has(name))
      examples.set(name, {
        request: shortened(codecs.request.codec.encode(request.right)) as ContractRequest,
        response: shortened(codecs.response.codec.encode(answer)),
      })
    return answer as ResponseOf<K>
  }

  const visit = async (): Promise<void> => {
    const guest = visitor()
    await call(guest, 'addressContent')
    await call(guest, 'prelocOffers', { params: { zip: '33130' } })
    await call(guest, 'addressSuggestions', { query: { text: '900 Main Street', zip: '77002', unit: '4' } })
    const body = { ...address('900 Main Street', '77002'), aptUnit: '#4-b' }
    await call(guest, 'processAddress', { params: { channel: 'dotcom' }, body: { address: body } })
    await call(guest, 'affiliateId', { body: { vParam: 'web-default' } })
    const { recaptchaToken } = await call(guest, 'recaptchaChallenge')
    const token = await solveAltcha(given(recaptchaToken, 'puzzle'))
    await call(guest, 'validateRecaptcha', { body: { recaptchaToken: token } })
    const viewed = { name: 'step.viewed', at: 'products', variants: { couponEntry: 'control' } }
    await call(guest, 'recordEvents', { body: { events: [viewed] } })
    const facts = [{ name: 'statusCode', value: '5xx' }]
    const entry = { level: 'error', event: 'LocalizationFailed', facts }
    await call(guest, 'recordLog', { body: { entries: [entry] } })
    const unsold = address('18 Camino Largo', '79936')
    await call(guest, 'serviceabilityCheck', { params: { channel: 'dotcom' }, body: unsold })
    await call(guest, 'expressAddress', { body: { ...unsold, channel: 'dotcom' } })
    const complaint = { kind: 'dispute', statement: 'Mi vecino ya lo tiene.', address: unsold }
    const contact = { emailAddress: 'ana@correo.example', consent: 'email' }
    await call(guest, 'requestFollowUp', { body: { ...complaint, ...contact } })
  }

  const shop = async (): Promise<void> => {
    const shopper = visitor()
    await call(shopper, 'localize', { body: soldAt })
    await call(shopper, 'sessionStatus')
    await call(shopper, 'sessionPing')
    await call(shopper, 'locationDetails', { body: { locationId: 'fl-33130-742-magnolia-street' } })
    await call(shopper, 'getOffers', { query: { featuredOffersOnly: 'false' } })
    await call(shopper, 'modifyCart', {
      body: { version: 1, lines: [{ offerId: 'internet-gig', quantity: 1 }] },
    })
    await call(shopper, 'addOffer', { body: { offerId: 'tv-stream' } })
    await call(shopper, 'offerSwap', { params: { id: 'tv-stream' } })
    const swap = { offerId: 'tv-stream-latino', offerSwap: true, activeOffer: 'tv-stream' }
    await call(shopper, 'tvOffer', { body: swap })
    const pods = { offerId: 'wifi-pod', lineOfBusiness: 'Internet' }
    await call(shopper, 'addCartItem', { body: { ...pods, quantity: 2 } })
    await call(shopper, 'disclaimer', { params: { offerId: 'internet-gig' } })
    const phone = { offerId: 'home-phone', offerSwap: false, activeOffer: null }
    await call(shopper, 'phoneOffer', { body: phone })
    await call(shopper, 'phoneOptions')
    await call(shopper, 'verifyPhoneNumber', { body: { telephoneNumber: '3055550134' } })
    const line = { phoneProductId: 'home-phone', telephoneNumber: '3055550134', lineId: 'casa' }
    await call(shopper, 'phonePortability', { body: line })
    await call(shopper, 'updatePhoneDetails', { body: { phoneDetails: [{ ...line, portingFlag: true }] } })
    await call(shopper, 'applyPromotion', { body: { code: 'LATINO10' } })
    await call(shopper, 'promotions')
    await call(shopper, 'cartSummary', { query: { returnTaxes: 'true' } })
    const cart = given(await call(shopper, 'cart'), 'cart')
    const { version } = cart.cart
    const { catalogVersion, monthly, dueToday } = cart.quote
    const cartConfig = { version, catalogVersion, expected: { monthly: monthly.total, dueToday } }
    await call(shopper, 'finalizeCart', { body: { activeOffer: 'internet-gig', cartConfig } })
    await call(shopper, 'updateSessionStep', { body: { step: 'bundle' } })
    const { saved } = await call(shopper, 'persistCart', { body: { withCode: true } })
    const { cartId, transfer } = given(saved, 'saved cart')
    await call(shopper, 'getPersistentCart', { params: { cartId: given(transfer, 'transfer code').code } })
    const other = visitor()
    await call(other, 'localize', { body: soldAt })
    await call(other, 'restorePersistentCart', { params: { id: cartId } })
    await call(shopper, 'pageModelOf', { params: { endpoint: 'service-selection' } })
    await call(shopper, 'removePromotion', { params: { code: 'latino10' } })
    await call(shopper, 'removeCartItem', { body: pods })
    await call(shopper, 'removeOffer', { params: { id: 'tv-stream-latino' } })
    await call(shopper, 'addProgramDetails', { body: { programs: ['ACP'] } })
    await call(shopper, 'deleteCart')
    await call(shopper, 'deleteSession')
  }

  const shopForPhones = async (): Promise<void> => {
    const shopper = visitor()
    await call(shopper, 'localize', { body: soldAt })
    const { version } = (await call(shopper, 'addOffer', { body: { offerId: 'internet-gig' } })).cart
    await call(shopper, 'devices', { query: { deviceCategory: 'DEVICE', includeByod: 'false' } })
    await call(shopper, 'tradeInModels')
    const answers = { paidOff: true, powersOn: true, noLiquidDamage: true, factoryReset: true }
    const imei = '490154203237518'
    const model = { modelId: 'apple-iphone-16-pro-max', imei, answers }
    await call(shopper, 'tradeInOffer', { body: model })
    const plan = (type: string, planId: string, tradeInImei: string | null = null) => ({
      type,
      planId,
      tradeInImei,
    })
    const item = {
      itemType: 'NEW',
      type: 'DEVICE',
      sku: 'apple-iphone-17-pro-azul-profundo-256-gb',
      simType: 'eSIM',
      productDetail: {
        servicePlans: [
          plan('RatePlan', 'mobile-unlimited'),
          plan('PaymentPlan', 'instalments-36'),
          plan('TradeIn', `trade-in:${model.modelId}`, imei),
        ],
        nickname: null,
        portInfo: { portingFlag: false },
        promotion: 'deviceDiscount',
      },
      fulfillmentMethod: 'SHIPPING',
    }
    await call(shopper, 'setMobileItems', { body: { version, items: [item] } })
    await call(shopper, 'mobileCart')
  }

  const fillDetails = async (buyer: Visitor): Promise<void> => {
    await call(buyer, 'addCustomer', { body: { ...customer } })
    await call(buyer, 'riskRequirements')
    const number = '329878984' as IdentificationNumber
    const key = await call(buyer, 'paymentSession')
    const identification = await rightOf(encryptIdentification({ type: 'SSN', number }, key), 'encryption')
    await call(buyer, 'assessRisk', { headers: encrypted, body: { addressOneYear: true, identification } })
    await call(buyer, 'installOptions')
    await call(buyer, 'chooseInstallOption', { body: { kind: 'professional' } })
    const { cartId } = await call(buyer, 'sessionInfo')
    const { agreements } = await call(buyer, 'getAgreements', { params: { id: cartId } })
    const accepted = agreements.map(({ id, version }) => ({ id, version }))
    await call(buyer, 'acceptAgreements', { body: { agreements: accepted } })
  }

  const pay = async (buyer: Visitor, lastFour: string): Promise<void> => {
    const payment = given(paymentWith({ kind: 'card', lastFour }), 'test card')
    if (payment.kind !== 'card') throw new Error('the test payment is no card')
    const { kind, nameOnCard, zipCode } = payment
    const card = await rightOf(encrypt(payment.card, await call(buyer, 'paymentSession')), 'encryption')
    await call(buyer, 'validatePayment', { headers: encrypted, body: { kind, nameOnCard, zipCode, card } })
  }

  /** Orders what a cart contains, at the price of the cart. */
  const order = async (buyer: Visitor): Promise<ResponseOf<'order'>> => {
    const { quote, seal } = given(await call(buyer, 'cart'), 'cart')
    const expected = { monthly: quote.monthly.total, dueToday: quote.dueToday }
    return call(buyer, 'order', { headers: { 'idempotency-key': 'first-order' }, body: { expected, seal } })
  }

  const buy = async (): Promise<void> => {
    const buyer = visitor()
    await call(buyer, 'localize', { body: soldAt })
    await call(buyer, 'addOffer', { body: { offerId: 'internet-gig' } })
    await fillDetails(buyer)
    await call(buyer, 'updateCustomer', { body: { phoneType: 'Home' } })
    const { windows } = await call(buyer, 'installationSchedule')
    await call(buyer, 'chooseWindow', { body: { windowId: openWindow(windows) } })
    await pay(buyer, '1111')
    await call(buyer, 'checkout', { body: {} })
    await call(buyer, 'orderDetails', { body: { customerReferralId: 'cliente-9' } })
    const ordered = await order(buyer)
    if (ordered.state !== 'placed') throw new Error(`the order is ${ordered.state}`)
    const { orderNumber } = ordered.receipt
    const shown = { mobileBanner: true, useMobileInterestTfn: false, [READY_FLAG]: true }
    const page = { ...shown, isProInstall: true, isBulk: false }
    await call(buyer, 'pageModel', { params: { endpoint: 'automated-confirmation' }, body: page })
    await call(visitor(), 'requestOrderCode', { body: { orderNumber, channel: 'email' } })
    await call(visitor(), 'lookUpOrder', { body: { orderNumber, code: await lastCode() } })
  }

  /** Orders at a home with a future network, where a site visit is reserved, with a card that the gateway is late with. */
  const orderInDoubt = async (): Promise<void> => {
    const buyer = visitor()
    await call(buyer, 'localize', { body: { ...soldAt, ...address('500 W 12th Avenue', '33012') } })
    await call(buyer, 'addOffer', { body: { offerId: 'internet-gig' } })
    await fillDetails(buyer)
    await call(buyer, 'chooseSroWindow', {
      body: { windowId: openWindow((await call(buyer, 'sroSchedule')).windows) },
    })
    await pay(buyer, '0333')
    const ordered = await order(buyer)
    if (ordered.state !== 'pending') throw new Error(`the order is ${ordered.state}`)
    for (const work of lateWork) await work()
    await call(buyer, 'orderStatus', { params: { id: ordered.intentId } })
  }

  const proveAccount = async (): Promise<void> => {
    const holder = visitor()
    await call(holder, 'localize', { body: { ...soldAt, ...address('215 José Martí Avenue', '33012') } })
    await call(holder, 'requestAccountCode')
    await call(holder, 'proveAccount', { body: { code: await lastCode() } })
  }

  const useThePortal = async (): Promise<void> => {
    await provider.insertDemoAccounts()
    const julia = signedIn('Julia')
    await call(julia, 'portalSession')
    await call(julia, 'portalPing')
    const { services, bills } = await call(julia, 'accountSummary')
    await call(julia, 'bill', { params: { billId: given(bills[0], 'bill').id } })
    const serviceIds = [given(services[0], 'service').id]
    const { options } = await call(julia, 'retentionOptions', { body: { serviceIds, reason: 'price' } })
    const optionId = given(options[0], 'option').id
    const request = { kind: 'acceptOption', optionId, reason: 'price' }
    const { token } = await call(julia, 'previewChange', { body: request })
    const headers = { 'idempotency-key': 'first-change' }
    const change = await call(julia, 'requestChange', { headers, body: { request, token } })
    await call(julia, 'withdrawChange', { params: { changeId: change.id } })
    const mateo = signedIn('Mateo')
    const { orders } = await call(mateo, 'accountSummary')
    const params = { orderNumber: given(orders[0], 'order').orderNumber }
    const { windows } = await call(mateo, 'visitWindows', { params })
    await call(mateo, 'moveVisit', { params, body: { windowId: openWindow(windows) } })
    await call(mateo, 'cancelVisit', { params })
    await call(signedIn('Tomás'), 'chooseAccount', { body: { accountId: 'CM-100600' } })
    await call(julia, 'setAutoPay', { body: { isOn: false } })
    await call(julia, 'portalSignOut')
  }

  for (const part of [visit, shop, shopForPhones, buy, orderInDoubt, proveAccount, useThePortal]) await part()
  const missing = callNames.filter((name) => !examples.has(name))
  if (missing.length > 0) throw new Error(`calls without an example: ${missing.join(', ')}`)
  return Object.fromEntries(examples)
}
