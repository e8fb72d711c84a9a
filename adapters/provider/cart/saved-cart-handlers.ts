import { either as E, option as O } from 'fp-ts'
import type { Address } from '#core/address/address.ts'
import type { CartId } from '#core/cart/cart.ts'
import { checkoutLines, shoppingLines } from '#core/cart/cart.ts'
import { mergeCarts } from '#core/cart/merge.ts'
import { mobileCart } from '#core/cart/mobile-lines.ts'
import type { RestoredMobile } from '#core/cart/restored-mobile.ts'
import { impersonalItem, restoredMobile, withLinesFor } from '#core/cart/restored-mobile.ts'
import { saveCart, standingRestoration } from '#core/cart/restoration.ts'
import { TRANSFER_CODE_MS, parseTransferCode, transferCodeFrom } from '#core/cart/transfer-code.ts'
import type { TransferCode } from '#core/cart/transfer-code.ts'
import type { SavedCartResponse, TransferOffer } from '#core/ports/saved-cart-calls.ts'
import type { EpochMs } from '#core/shared/plain-date.ts'
import type { Answer, Engine, SessionCall } from '../call/call.ts'
import { safely, refuse } from '../call/call.ts'
import { withCart } from './cart-handlers.ts'
import type { CallContext, ProviderHandlers } from '../call/handler.ts'
import { ownerOf, sessionIdOf } from '../call/session-names.ts'
import { withPromotedDevices } from '../facts/promoted-devices.ts'
import { unitsInStock } from '../facts/stock.ts'
import { isBlocked } from '../facts/blocked-imeis.ts'
import { changedShop, mobileItemsOf, offersOf, sellableCart, sellableLines } from '../facts/pricing.ts'
import { mutationHandler } from '../facts/sale-progress.ts'
import type { CodeHash, SavedCartRecord } from '../store/store.saved-cart.ts'
import type { StoreTransaction } from '../store/store.ts'

const hashOf = ({ hash }: Engine, code: TransferCode): CodeHash => hash(`transfer:${code}`) as CodeHash

/** Returns a saved cart that has not expired. Any other record is answered like a missing one (S14). */
const validSavedCart = (record: SavedCartRecord | null, now: EpochMs): Answer<SavedCartRecord> => {
  if (record === null || E.isLeft(standingRestoration(record, now))) return refuse('NOT_FOUND')
  return E.right(record)
}

const recordBy = ({ engine, tx, session, now }: SessionCall, id: string): Promise<SavedCartRecord | null> => {
  const code = parseTransferCode(id)
  return O.isSome(code)
    ? tx.spendCode(session.owner, hashOf(engine, code.value), now)
    : tx.savedCart(id as CartId)
}

/**
 * Returns a saved cart by its id. A code that no other session has used also gives the address of the cart while the
 * session of that cart lives: a code is a secret of its buyer, an id is not (S9, CRT-14).
 */
const offeredBy = async (
  engine: Engine,
  tx: StoreTransaction,
  { secret }: Pick<CallContext, 'secret'>,
  id: string,
  now: EpochMs,
): Promise<{ readonly record: SavedCartRecord | null; readonly address: Address | null }> => {
  const code = parseTransferCode(id)
  if (O.isNone(code)) return { record: await tx.savedCart(id as CartId), address: null }
  const user = secret === null ? null : ownerOf(engine.hash, sessionIdOf(engine.hash, secret))
  const offered = await tx.offeredCart(user, hashOf(engine, code.value), now)
  if (offered === null) return { record: null, address: null }
  const session = await tx.sessionOf(offered.owner)
  const isLive = session !== null && now < session.expiresAt
  return { record: offered.record, address: isLive ? session.localization.providedAddress : null }
}

/** Gives the saved cart of the session a new code, which replaces the one before. */
const offerTransfer = async ({ engine, tx, session, cart, now }: SessionCall): Promise<TransferOffer> => {
  const code = transferCodeFrom(engine.random.id())
  const expiresAt = (now + TRANSFER_CODE_MS) as EpochMs
  await tx.replaceCode(session.owner, cart.id, { codeHash: hashOf(engine, code), codeExpiresAt: expiresAt })
  return { code, expiresAt }
}

/**
 * Returns what a saved cart adds, with its mobile items as far as they are sold today. A cart that has mobile items
 * gets no others, so that restoring twice adds nothing (CRT-10, CRT-21).
 */
const mobileToRestore = async (
  call: SessionCall,
  { lines, mobileItems: saved = [] }: SavedCartRecord,
): Promise<RestoredMobile> => {
  if (saved.length === 0 || mobileItemsOf(call.cart).length > 0)
    return { cart: { lines, items: [] }, missing: [] }
  const { tx, engine, brand } = call
  const cart = await withPromotedDevices(call, { lines, items: saved })
  const offers = offersOf({ ...call, cart: { ...call.cart, mobileItems: cart.items } })
  const unitsOf = await unitsInStock(tx, engine, [...new Set(saved.map(({ sku }) => sku))])
  const { tradeInModels } = brand.site
  return restoredMobile(cart, {
    devices: engine.devices,
    offers,
    tradeInModels,
    isBlocked: isBlocked(engine),
    unitsOf,
  })
}

type SavedCartProvider = Pick<ProviderHandlers, 'persistCart' | 'getPersistentCart' | 'restorePersistentCart'>

export const savedCartHandlers = (engine: Engine): SavedCartProvider => ({
  persistCart: mutationHandler(
    engine,
    async (call, { withCode }): Promise<Answer<{ readonly saved: SavedCartResponse | null }>> => {
      const { tx, session, cart, now } = call
      const offers = offersOf(call)
      const saved = saveCart({ ...cart, lines: shoppingLines(sellableLines(call), offers) }, offers, now)
      if (saved.action === 'clear') {
        await tx.deleteSavedCart(session.owner, cart.id)
        return E.right({ saved: null })
      }
      const items = (cart.mobileItems ?? []).map(impersonalItem)
      const record = { ...saved.record, ...(items.length === 0 ? {} : { mobileItems: items }) }
      await tx.writeSavedCart(session.owner, record)
      const transfer = withCode ? await offerTransfer(call) : null
      const expiresAt = (now + saved.lifespanMs) as EpochMs
      return E.right({ saved: { cartId: cart.id, expiresAt, transfer } })
    },
  ),

  getPersistentCart: safely(engine, async (context, { cartId }) => {
    const now = engine.clock.now()
    const { record, address } = await engine.store.transaction((tx) =>
      offeredBy(engine, tx, context, cartId, now),
    )
    return E.map((saved: SavedCartRecord) => {
      const { mobileItems: _, ...restored } = saved
      return { body: { restored, ...(address === null ? {} : { address }) } }
    })(validSavedCart(record, now))
  }),

  restorePersistentCart: mutationHandler(engine, async (call, { id }) => {
    const saved = validSavedCart(await recordBy(call, id), call.now)
    if (E.isLeft(saved)) return saved
    const { cart: added, missing } = await mobileToRestore(call, saved.right)
    const current = sellableCart(call)
    const items = current.items.length > 0 ? current.items : added.items
    const offers = offersOf({ ...call, cart: { ...call.cart, mobileItems: items } })
    const { lines, notes } = mergeCarts(shoppingLines(current.lines, offers), added.lines, offers)
    const all = [...lines, ...checkoutLines(current.lines, offers)]
    const changed = await withCart(call, mobileCart(withLinesFor(all, items, offers), items, offers))
    return E.right({ ...(await changedShop({ ...call, ...changed })), notes, missingDevices: missing })
  }),
})
