import { createCardEncryption } from '#adapters/card-encryption/encrypt.ts'
import { READY_FLAG } from '#adapters/contract/ready-flag.ts'
import type { ResponseOf } from '#adapters/contract/record.ts'
import type { IdentificationNumber } from '#core/risk/risk.ts'
import { customer, paymentWith } from '#ui/headless/sample-buyer.ts'
import type { Recorder, Visitor } from './recorder.ts'
import { address, given, openWindow, rightOf, soldAt } from './recorder.ts'

const encrypted = { encrypted: 'true' }

const { encrypt, encryptIdentification } = createCardEncryption()

const fillDetails = async ({ call }: Recorder, buyer: Visitor): Promise<void> => {
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

const pay = async ({ call }: Recorder, buyer: Visitor, lastFour: string): Promise<void> => {
  const payment = given(paymentWith({ kind: 'card', lastFour }), 'test card')
  if (payment.kind !== 'card') throw new Error('the test payment is no card')
  const { kind, nameOnCard, zipCode } = payment
  const card = await rightOf(encrypt(payment.card, await call(buyer, 'paymentSession')), 'encryption')
  await call(buyer, 'validatePayment', { headers: encrypted, body: { kind, nameOnCard, zipCode, card } })
}

/** Orders what a cart contains, at the price of the cart. */
const order = async ({ call }: Recorder, buyer: Visitor): Promise<ResponseOf<'order'>> => {
  const { quote, seal } = given(await call(buyer, 'cart'), 'cart')
  const expected = { monthly: quote.monthly.total, dueToday: quote.dueToday }
  return call(buyer, 'order', { headers: { 'idempotency-key': 'first-order' }, body: { expected, seal } })
}

/** Orders internet at home with a visit, and reads the order. */
export const buy = async (recorder: Recorder): Promise<void> => {
  const { call, visitor, lastCode } = recorder
  const buyer = visitor()
  await call(buyer, 'localize', { body: soldAt })
  await call(buyer, 'addOffer', { body: { offerId: 'internet-gig' } })
  await fillDetails(recorder, buyer)
  await call(buyer, 'updateCustomer', { body: { phoneType: 'Home' } })
  const { windows } = await call(buyer, 'installationSchedule')
  await call(buyer, 'chooseWindow', { body: { windowId: openWindow(windows) } })
  await pay(recorder, buyer, '1111')
  await call(buyer, 'checkout', { body: {} })
  await call(buyer, 'orderDetails', { body: { customerReferralId: 'cliente-9' } })
  const ordered = await order(recorder, buyer)
  if (ordered.state !== 'placed') throw new Error(`the order is ${ordered.state}`)
  const { orderNumber } = ordered.receipt
  const shown = { mobileBanner: true, useMobileInterestTfn: false, [READY_FLAG]: true }
  const page = { ...shown, isProInstall: true, isBulk: false }
  await call(buyer, 'pageModel', { params: { endpoint: 'automated-confirmation' }, body: page })
  await call(visitor(), 'requestOrderCode', { body: { orderNumber, channel: 'email' } })
  const found = await call(visitor(), 'lookUpOrder', { body: { orderNumber, code: await lastCode() } })
  const proven = { orderNumber, proof: given(found.proof ?? null, 'proof') }
  const others = await call(visitor(), 'orderVisitWindows', { body: proven })
  await call(visitor(), 'moveOrderVisit', { body: { ...proven, windowId: openWindow(others.windows) } })
}

/** Orders at a home with a future network and a reserved site visit; the gateway's card answer is late. */
export const orderInDoubt = async (recorder: Recorder): Promise<void> => {
  const { call, visitor, lateWork } = recorder
  const buyer = visitor()
  await call(buyer, 'localize', { body: { ...soldAt, ...address('500 W 12th Avenue', '33012') } })
  await call(buyer, 'addOffer', { body: { offerId: 'internet-gig' } })
  await fillDetails(recorder, buyer)
  await call(buyer, 'chooseSroWindow', {
    body: { windowId: openWindow((await call(buyer, 'sroSchedule')).windows) },
  })
  await pay(recorder, buyer, '0333')
  const ordered = await order(recorder, buyer)
  if (ordered.state !== 'pending') throw new Error(`the order is ${ordered.state}`)
  for (const work of lateWork) await work()
  await call(buyer, 'orderStatus', { params: { id: ordered.intentId } })
}
