import { numberFrom } from '#core/shared/random-number.ts'
import { either as E } from 'fp-ts'
import { maskedEmail, maskedPhone } from '#core/checkout/masked.ts'
import type { CodeAddress } from '#core/checkout/order-message.ts'
import type { OrderCode } from '#core/checkout/order-code.ts'
import { ORDER_CODE_DIGITS, ORDER_CODE_MS, tryCode, withFreshCode } from '#core/checkout/order-code.ts'
import { orderStage } from '#core/checkout/order-stage.ts'
import type { OrderNumber } from '#core/checkout/order.ts'
import type { CodeChannel, OrderView } from '#core/ports/order-status-calls.ts'
import { dateAt, epochMs } from '#core/shared/plain-date.ts'
import type { Engine } from './call.ts'
import { handle, refuse } from './call.ts'
import type { Provider } from './handler.ts'
import { locationOf } from './order-messages.ts'
import type { OwnedOrder, SessionRecord, StoreTransaction } from './store.ts'
import type { OrderCodeKey } from './store.order-codes.ts'
import type { MessageId } from './store.outbox.ts'

/** Names the codes of an order number in the store. `hash`: SHA-256 as URL-safe text. */
export const orderCodeKeyOf = (hash: Engine['hash'], orderNumber: OrderNumber): OrderCodeKey =>
  hash(`order-code-of:${orderNumber}`) as OrderCodeKey

const codeNameOf = (engine: Engine, orderNumber: OrderNumber, code: OrderCode): string =>
  engine.hash(`order-code:${orderNumber}:${code}`)

const freshCode = (engine: Engine): OrderCode =>
  String(numberFrom(engine.random.id()) % 10n ** BigInt(ORDER_CODE_DIGITS)).padStart(
    ORDER_CODE_DIGITS,
    '0',
  ) as OrderCode

/** A code goes to a telephone that can read one, where there is a way to it; else by e-mail. */
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

const viewOf = (engine: Engine, { receipt }: OwnedOrder, session: SessionRecord | null): OrderView => {
  const { orderNumber, placedAt, quote, installKind, visit, payment, emailAddress } = receipt
  const today = dateAt(engine.clock.now(), locationOf(engine, session)?.utcOffsetMinutes ?? 0)
  const phone = session?.customer?.phoneNumber ?? null
  return {
    orderNumber,
    stage: orderStage(receipt, today),
    placedAt,
    quote,
    installKind,
    visit,
    payment,
    maskedEmail: maskedEmail(emailAddress),
    maskedPhone: phone === null ? null : maskedPhone(phone),
  }
}

/** The same statements whether there is such an order or not: neither answer nor time tells (S24). */
const sendCode = async (
  engine: Engine,
  tx: StoreTransaction,
  { orderNumber, channel }: { readonly orderNumber: OrderNumber; readonly channel: CodeChannel },
): Promise<void> => {
  const now = engine.clock.now()
  const key = orderCodeKeyOf(engine.hash, orderNumber)
  const code = freshCode(engine)
  const kept = await tx.lockOrderCode(key)
  const found = await tx.orderNumbered(orderNumber)
  const session = await tx.sessionOf(found?.owner ?? (key as string as SessionRecord['owner']))
  const fresh = withFreshCode(kept, codeNameOf(engine, orderNumber, code), now)
  await tx.saveOrderCode(key, fresh ?? kept)
  const isTold = found !== null && fresh !== null
  await tx.insertMessage({
    id: engine.hash(`statusCode:${engine.random.id()}`) as MessageId,
    writtenAt: now,
    expiresAt: epochMs(now + ORDER_CODE_MS),
    content: isTold
      ? { kind: 'statusCode', to: addressOf(engine, channel, found, session), orderNumber, code }
      : null,
  })
}

type OrderStatusHandlers = Pick<Provider, 'requestOrderCode' | 'lookUpOrder'>

export const orderStatusHandlers = (engine: Engine): OrderStatusHandlers => ({
  requestOrderCode: handle(engine, async (_context, request) => {
    await engine.store.transaction((tx) => sendCode(engine, tx, request))
    return E.right({ body: { digits: ORDER_CODE_DIGITS, validForMs: ORDER_CODE_MS } })
  }),

  // The try is written down whatever it was: nobody may try once more because the order was not there.
  lookUpOrder: handle(engine, (_context, { orderNumber, code }) =>
    engine.store.transaction(async (tx) => {
      const key = orderCodeKeyOf(engine.hash, orderNumber)
      const kept = await tx.lockOrderCode(key)
      const tried = tryCode(kept, codeNameOf(engine, orderNumber, code), engine.clock.now())
      await tx.saveOrderCode(key, tried.after)
      const found = await tx.orderNumbered(orderNumber)
      if (!tried.isRight || found === null) return refuse('NOT_FOUND')
      return E.right({ body: viewOf(engine, found, await tx.sessionOf(found.owner)) })
    }),
  ),
})
