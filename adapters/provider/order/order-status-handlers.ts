import { either as E } from 'fp-ts'
import { maskedEmail, maskedPhone } from '#core/checkout/masked.ts'
import type { CodeAddress } from '#core/checkout/order-message.ts'
import type { OrderCode, OrderProof } from '#core/checkout/order-code.ts'
import {
  NO_ORDER_CODE,
  ORDER_CODE_DIGITS,
  ORDER_CODE_MS,
  ORDER_CODE_OF_ALL,
  ORDER_CODE_OF_CLIENT,
  ORDER_PROOF_MS,
  tryCode,
  withFreshCode,
} from '#core/checkout/order-code.ts'
import { mayChangeVisit } from '#core/portal/open-order.ts'
import { orderStage } from '#core/checkout/order-stage.ts'
import type { OrderNumber } from '#core/checkout/order.ts'
import type { CodeChannel, OrderView, ProvenOrder } from '#core/ports/order-status-calls.ts'
import type { EpochMs } from '#core/shared/plain-date.ts'
import type { Language } from '#core/shared/language.ts'
import { dateAt, epochMs } from '#core/shared/plain-date.ts'
import type { Engine } from '../call/call.ts'
import { safely, refuse } from '../call/call.ts'
import { freshCode } from '../call/fresh-code.ts'
import type { ProviderHandlers } from '../call/handler.ts'
import { homeTimeOf } from '../facts/home-time.ts'
import { portStatuses } from './port-statuses.ts'
import type { OwnedOrder, SessionRecord, StoreTransaction } from '../store/store.ts'
import type { OrderDetails } from '../store/store.checkout.ts'
import type { OrderCodeKey } from '../store/store.order-codes.ts'
import type { MessageId } from '../store/store.outbox.ts'

/** Returns the store key of an order number's codes. `hash`: SHA-256 as URL-safe text. */
export const orderCodeKeyOf = (hash: Engine['hash'], orderNumber: OrderNumber): OrderCodeKey =>
  hash(`order-code-of:${orderNumber}`) as OrderCodeKey

/** Returns the store key of the codes that one client requested. */
const clientKeyOf = (engine: Engine, orderNumber: OrderNumber, client: string): OrderCodeKey =>
  engine.hash(`order-code-of:${orderNumber}:${client}`) as OrderCodeKey

const codeNameOf = (engine: Engine, orderNumber: OrderNumber, code: OrderCode): string =>
  engine.hash(`order-code:${orderNumber}:${code}`)

/** Returns the address for a code: a mobile telephone if text messages can be sent, else e-mail. */
const addressOf = (
  { config }: Engine,
  channel: CodeChannel,
  { receipt }: OwnedOrder,
  session: SessionRecord | null,
): CodeAddress => {
  const customer = session?.customer ?? null
  const isCarried = channel === 'phone' && config.carriesSms && customer?.phoneType === 'Mobile'
  return isCarried
    ? { channel: 'sms', phone: customer.phoneNumber }
    : { channel: 'email', email: receipt.emailAddress }
}

/** Returns the store key of a proof. It is of one order alone. */
const proofKeyOf = (engine: Engine, { orderNumber, proof }: ProvenOrder): OrderCodeKey =>
  engine.hash(`order-proof:${orderNumber}:${proof}`) as OrderCodeKey

/** Makes a proof that a code of an order was entered (MSG-11). */
const makeProof = async (
  engine: Engine,
  tx: StoreTransaction,
  orderNumber: OrderNumber,
): Promise<OrderProof> => {
  const proof = engine.random.id() as OrderProof
  const until = epochMs(engine.clock.now() + ORDER_PROOF_MS)
  const key = proofKeyOf(engine, { orderNumber, proof })
  await tx.lockOrderCode(key)
  await tx.saveOrderCode(key, { ...NO_ORDER_CODE, sent: 1, expiresAt: until, windowEndsAt: until })
  return proof
}

/** Returns the order of a proof; null for an expired proof and for that of another order (MSG-11). */
export const provenOrder = async (
  engine: Engine,
  tx: StoreTransaction,
  proven: ProvenOrder,
): Promise<OwnedOrder | null> => {
  const { expiresAt } = await tx.lockOrderCode(proofKeyOf(engine, proven))
  return engine.clock.now() < expiresAt ? tx.orderNumbered(proven.orderNumber) : null
}

/** An order with the store's facts. `home` is its installation address, for an order whose session is gone. */
export type StoredOrder = Pick<OwnedOrder, 'receipt'> & {
  readonly details: OrderDetails | null
  readonly session: SessionRecord | null
  readonly home?: { readonly utcOffsetMinutes: number; readonly state: string }
}

/** Returns an order as a holder of its code sees it, and as its account does. */
export const viewOf = (engine: Engine, { receipt, details, session, home }: StoredOrder): OrderView => {
  const { orderNumber, placedAt, quote, installKind, visit, payment, emailAddress, coupons, delivery } =
    receipt
  const location = homeTimeOf(session) ?? home
  const utcOffsetMinutes = location?.utcOffsetMinutes ?? 0
  const today = dateAt(engine.clock.now(), utcOffsetMinutes)
  const { closingDays } = engine.merchandising()
  const day = { today, utcOffsetMinutes, state: location?.state ?? '', closingDays }
  const ports = portStatuses(receipt, details, day)
  const phone = session?.customer?.phoneNumber ?? null
  return {
    orderNumber,
    stage: orderStage(receipt, today),
    placedAt,
    quote,
    installKind,
    visit,
    ...(receipt.isSiteVisit === undefined ? {} : { isSiteVisit: receipt.isSiteVisit }),
    payment,
    ...(receipt.isAutoPay === undefined ? {} : { isAutoPay: receipt.isAutoPay }),
    maskedEmail: maskedEmail(emailAddress),
    maskedPhone: phone === null ? null : maskedPhone(phone),
    ...(coupons === undefined ? {} : { coupons }),
    ...(delivery === undefined ? {} : { delivery }),
    ...(ports.length === 0 ? {} : { ports }),
  }
}

/** Uses a code up for all clients; false if it was used before. */
const spendCode = async (
  engine: Engine,
  tx: StoreTransaction,
  codeName: string,
  now: EpochMs,
): Promise<boolean> => {
  const key = engine.hash(`order-code-used:${codeName}`) as OrderCodeKey
  const used = await tx.lockOrderCode(key)
  const until = epochMs(now + ORDER_CODE_MS)
  await tx.saveOrderCode(key, { ...NO_ORDER_CODE, sent: 1, expiresAt: until, windowEndsAt: until })
  return used.sent === 0
}

/**
 * Checks a code and records the attempt. A client that requested a code has attempts of its own, which no other client
 * can use up. All other clients share their attempts.
 */
const isRightCode = async (
  engine: Engine,
  tx: StoreTransaction,
  orderNumber: OrderNumber,
  { code, client }: { readonly code: OrderCode; readonly client: string },
): Promise<boolean> => {
  const now = engine.clock.now()
  const [key, clientKey] = [
    orderCodeKeyOf(engine.hash, orderNumber),
    clientKeyOf(engine, orderNumber, client),
  ]
  const ofAll = await tx.lockOrderCode(key)
  const ofClient = await tx.lockOrderCode(clientKey)
  const hasAsked = now < ofClient.expiresAt
  const codeName = codeNameOf(engine, orderNumber, code)
  const { isRight, after } = tryCode(hasAsked ? ofClient : ofAll, codeName, now)
  await tx.saveOrderCode(hasAsked ? clientKey : key, after)
  return isRight && spendCode(engine, tx, codeName, now)
}

/** Runs the same statements whether the order exists or not: neither the answer nor its timing reveals it (S24). */
const sendCode = async (
  engine: Engine,
  tx: StoreTransaction,
  { orderNumber, channel }: { readonly orderNumber: OrderNumber; readonly channel: CodeChannel },
  { client, language }: { readonly client: string; readonly language: Language },
): Promise<void> => {
  const now = engine.clock.now()
  const [key, clientKey] = [
    orderCodeKeyOf(engine.hash, orderNumber),
    clientKeyOf(engine, orderNumber, client),
  ]
  const code = freshCode(engine.random)
  const codeName = codeNameOf(engine, orderNumber, code)
  const ofAll = await tx.lockOrderCode(key)
  const ofClient = await tx.lockOrderCode(clientKey)
  const found = await tx.orderNumbered(orderNumber)
  const session = await tx.sessionOf(found?.owner ?? (key as string as SessionRecord['owner']))
  const freshOfAll = withFreshCode(ofAll, codeName, now, ORDER_CODE_OF_ALL)
  const freshOfClient = withFreshCode(ofClient, codeName, now, ORDER_CODE_OF_CLIENT)
  const isSent = freshOfAll !== null && freshOfClient !== null
  await tx.saveOrderCode(key, isSent ? freshOfAll : ofAll)
  await tx.saveOrderCode(clientKey, isSent ? freshOfClient : ofClient)
  await tx.insertMessage({
    id: engine.hash(`statusCode:${engine.random.id()}`) as MessageId,
    writtenAt: now,
    expiresAt: epochMs(now + ORDER_CODE_MS),
    language,
    content:
      isSent && found !== null
        ? { kind: 'statusCode', to: addressOf(engine, channel, found, session), orderNumber, code }
        : null,
  })
}

type OrderStatusHandlers = Pick<ProviderHandlers, 'requestOrderCode' | 'lookUpOrder'>

export const orderStatusHandlers = (engine: Engine): OrderStatusHandlers => ({
  requestOrderCode: safely(engine, async ({ clientNetwork = '', language = 'es' }, request) => {
    await engine.store.transaction((tx) => sendCode(engine, tx, request, { client: clientNetwork, language }))
    return E.right({ body: { digits: ORDER_CODE_DIGITS, validForMs: ORDER_CODE_MS } })
  }),

  lookUpOrder: safely(engine, ({ clientNetwork: client = '' }, { orderNumber, code }) =>
    engine.store.transaction(async (tx) => {
      const isRight = await isRightCode(engine, tx, orderNumber, { code, client })
      const found = await tx.orderNumbered(orderNumber)
      if (!isRight || found === null) return refuse('NOT_FOUND')
      const details = await tx.orderDetailsOf(found.owner)
      const session = await tx.sessionOf(found.owner)
      const view = viewOf(engine, { ...found, details, session })
      const isMovable =
        session !== null && mayChangeVisit(view.stage) && (await tx.reservationOf(found.owner)) !== null
      const proof = isMovable ? { proof: await makeProof(engine, tx, orderNumber) } : {}
      return E.right({ body: { ...view, ...proof } })
    }),
  ),
})
