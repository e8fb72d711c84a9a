import { either as E, option as O } from 'fp-ts'
import type { CartId } from '#core/cart/cart.ts'
import { checkoutLines, shoppingLines } from '#core/cart/cart.ts'
import { mergeCarts } from '#core/cart/merge.ts'
import type { CartRestoration } from '#core/cart/restoration.ts'
import { keepCart, standingRestoration } from '#core/cart/restoration.ts'
import { TRANSFER_CODE_MS, parseTransferCode, transferCodeFrom } from '#core/cart/transfer-code.ts'
import type { TransferCode } from '#core/cart/transfer-code.ts'
import type { KeptAnswer } from '#core/ports/kept-cart-calls.ts'
import type { EpochMs } from '#core/shared/plain-date.ts'
import type { Answer, Engine, SessionCall } from './call.ts'
import { handle, refuse } from './call.ts'
import { withLines } from './cart-handlers.ts'
import type { Provider } from './handler.ts'
import { offersOf, pricedCart, soldLines } from './pricing.ts'
import { changeHandler } from './standing.ts'
import type { CodeHash } from './store.kept-cart.ts'

const hashOf = ({ hash }: Engine, code: TransferCode): CodeHash => hash(`transfer:${code}`) as CodeHash

/** A kept cart that may still be given back; whatever else it is, it is not there for its caller (S14). */
const standing = (record: CartRestoration | null, now: EpochMs): Answer<CartRestoration> => {
  const kept = record === null ? null : standingRestoration(record, now)
  return kept === null || E.isLeft(kept) ? refuse('NOT_FOUND') : kept
}

const recordBy = ({ engine, tx, session, now }: SessionCall, id: string): Promise<CartRestoration | null> => {
  const code = parseTransferCode(id)
  return O.isSome(code)
    ? tx.spendCode(session.owner, hashOf(engine, code.value), now)
    : tx.keptCart(id as CartId)
}

type KeptCartProvider = Pick<Provider, 'persistCart' | 'getPersistentCart' | 'restorePersistentCart'>

export const keptCartHandlers = (engine: Engine): KeptCartProvider => ({
  persistCart: changeHandler(engine, async (call): Promise<Answer<{ readonly kept: KeptAnswer | null }>> => {
    const { tx, session, cart, now } = call
    const offers = offersOf(call)
    const kept = keepCart({ ...cart, lines: shoppingLines(soldLines(call), offers) }, offers, now)
    if (kept.action === 'clear') {
      await tx.deleteKeptCart(session.owner, cart.id)
      return E.right({ kept: null })
    }
    const { record, lifespanMs } = kept
    const code = transferCodeFrom(engine.random.id())
    const codeExpiresAt = (now + TRANSFER_CODE_MS) as EpochMs
    const { owner } = session
    await tx.saveKeptCart(owner, { owner, record, codeHash: hashOf(engine, code), codeExpiresAt })
    const keptUntil = (now + lifespanMs) as EpochMs
    return E.right({ kept: { cartId: cart.id, keptUntil, code, codeExpiresAt } })
  }),

  getPersistentCart: handle(engine, async (_context, { cartId }) => {
    const record = await engine.store.transaction((tx) => tx.keptCart(cartId))
    return E.map((restored: CartRestoration) => ({ body: { restored } }))(
      standing(record, engine.clock.now()),
    )
  }),

  restorePersistentCart: changeHandler(engine, async (call, { id }) => {
    const kept = standing(await recordBy(call, id), call.now)
    if (E.isLeft(kept)) return kept
    const offers = offersOf(call)
    const held = soldLines(call)
    const { lines, notes } = mergeCarts(shoppingLines(held, offers), kept.right.lines, offers)
    const cart = await withLines(call, [...lines, ...checkoutLines(held, offers)])
    return E.right({ cart: await pricedCart(call, cart), notes })
  }),
})
