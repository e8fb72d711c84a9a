import { either as E, option as O } from 'fp-ts'
import type { CartId } from '#core/cart/cart.ts'
import { checkoutLines, shoppingLines } from '#core/cart/cart.ts'
import { mergeCarts } from '#core/cart/merge.ts'
import type { CartRestoration } from '#core/cart/restoration.ts'
import { saveCart, standingRestoration } from '#core/cart/restoration.ts'
import { TRANSFER_CODE_MS, parseTransferCode, transferCodeFrom } from '#core/cart/transfer-code.ts'
import type { TransferCode } from '#core/cart/transfer-code.ts'
import type { SavedCartResponse } from '#core/ports/saved-cart-calls.ts'
import type { EpochMs } from '#core/shared/plain-date.ts'
import type { Answer, Engine, SessionCall } from '../call/call.ts'
import { safely, refuse } from '../call/call.ts'
import { withLines } from './cart-handlers.ts'
import type { ProviderHandlers } from '../call/handler.ts'
import { offersOf, pricedCart, sellableLines } from './pricing.ts'
import { mutationHandler } from '../session/sale-progress.ts'
import type { CodeHash } from '../store/store.saved-cart.ts'

const hashOf = ({ hash }: Engine, code: TransferCode): CodeHash => hash(`transfer:${code}`) as CodeHash

/** Returns a saved cart that has not expired. Any other record is answered like a missing one (S14). */
const validSavedCart = (record: CartRestoration | null, now: EpochMs): Answer<CartRestoration> => {
  const saved = record === null ? null : standingRestoration(record, now)
  return saved === null || E.isLeft(saved) ? refuse('NOT_FOUND') : saved
}

const recordBy = ({ engine, tx, session, now }: SessionCall, id: string): Promise<CartRestoration | null> => {
  const code = parseTransferCode(id)
  return O.isSome(code)
    ? tx.spendCode(session.owner, hashOf(engine, code.value), now)
    : tx.savedCart(id as CartId)
}

type SavedCartProvider = Pick<ProviderHandlers, 'persistCart' | 'getPersistentCart' | 'restorePersistentCart'>

export const savedCartHandlers = (engine: Engine): SavedCartProvider => ({
  persistCart: mutationHandler(
    engine,
    async (call): Promise<Answer<{ readonly kept: SavedCartResponse | null }>> => {
      const { tx, session, cart, now } = call
      const offers = offersOf(call)
      const saved = saveCart({ ...cart, lines: shoppingLines(sellableLines(call), offers) }, offers, now)
      if (saved.action === 'clear') {
        await tx.deleteSavedCart(session.owner, cart.id)
        return E.right({ kept: null })
      }
      const { record, lifespanMs } = saved
      const code = transferCodeFrom(engine.random.id())
      const codeExpiresAt = (now + TRANSFER_CODE_MS) as EpochMs
      const { owner } = session
      await tx.insertSavedCart(owner, { owner, record, codeHash: hashOf(engine, code), codeExpiresAt })
      const keptUntil = (now + lifespanMs) as EpochMs
      return E.right({ kept: { cartId: cart.id, keptUntil, code, codeExpiresAt } })
    },
  ),

  getPersistentCart: safely(engine, async (_context, { cartId }) => {
    const record = await engine.store.transaction((tx) => tx.savedCart(cartId))
    return E.map((restored: CartRestoration) => ({ body: { restored } }))(
      validSavedCart(record, engine.clock.now()),
    )
  }),

  restorePersistentCart: mutationHandler(engine, async (call, { id }) => {
    const saved = validSavedCart(await recordBy(call, id), call.now)
    if (E.isLeft(saved)) return saved
    const offers = offersOf(call)
    const current = sellableLines(call)
    const { lines, notes } = mergeCarts(shoppingLines(current, offers), saved.right.lines, offers)
    const cart = await withLines(call, [...lines, ...checkoutLines(current, offers)])
    return E.right({ cart: await pricedCart(call, cart), notes })
  }),
})
