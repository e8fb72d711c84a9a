import { either as E, taskEither as TE } from 'fp-ts'
import { deviceCategories } from '../../mobile/product-detail.ts'
import type { ProductDetail } from '../../mobile/product-detail.ts'
import type { MobileCartItem } from '../../mobile/mobile-item.ts'
import type { TradeInModel } from '../../mobile/trade-in-model.ts'
import type { LoadCartOptions } from '../../ports/cart-option-calls.ts'
import type { MobileCalls, MobileCartAnswer } from '../../ports/mobile-calls.ts'
import type { OrchestratorFailure } from '../../ports/orchestrator.failure.ts'
import type { ChangedShop } from '../../ports/promotion-calls.ts'

/**
 * `version`: of the visible cart. `whenSaved` resolves when the provider has it. `onChange` receives cart and
 * offers after each line change. `onLoaded` is called when the link's device was added or found unavailable.
 */
export type MobilePorts = {
  readonly load: LoadCartOptions
  /** The SKU of the device that the link of the visit names; null without one. */
  readonly linkedSku: string | null
  readonly version: () => number
  readonly whenSaved: () => Promise<void>
  readonly onChange: (changed: ChangedShop) => void
  readonly onLoaded: () => void
}

export type Answer<A> = E.Either<OrchestratorFailure, A>

/** What the mobile shop starts with. */
export type MobileShopLoaded = MobileCartAnswer & {
  readonly devices: readonly ProductDetail[]
  readonly tradeInModels: readonly TradeInModel[]
}

const UNREACHABLE: Answer<never> = E.left({ _tag: 'Unreachable' })

const callsOf = (load: LoadCartOptions): Promise<MobileCalls | null> => load().catch(() => null)

/** Loads the devices of the shop, the models that it takes in trade, and the lines of the cart. */
export const loadMobileShop = async ({ load, whenSaved }: MobilePorts): Promise<Answer<MobileShopLoaded>> => {
  await whenSaved()
  const calls = await callsOf(load)
  if (calls === null) return UNREACHABLE
  const lists = deviceCategories.map((deviceCategory) => calls.devices({ deviceCategory, includeByod: true }))
  const [shop, trade, cart] = await Promise.all([
    TE.sequenceArray(lists)(),
    calls.tradeInModels()(),
    calls.mobileCart()(),
  ])
  if (E.isLeft(shop)) return shop
  if (E.isLeft(trade)) return trade
  const devices = shop.right.flatMap((one) => one.devices)
  return E.map((answer: MobileCartAnswer) => ({ ...answer, devices, tradeInModels: trade.right.models }))(
    cart,
  )
}

/** Reads the lines of the cart again. */
export const readMobileItems = async ({ load }: MobilePorts): Promise<Answer<MobileCartAnswer>> => {
  const calls = await callsOf(load)
  return calls === null ? UNREACHABLE : calls.mobileCart()()
}

/** The lines to save, and those that the visitor changed. */
export type MobileSaving = {
  readonly wanted: readonly MobileCartItem[]
  readonly known: readonly MobileCartItem[]
}

const areEqual = (one: readonly MobileCartItem[], other: readonly MobileCartItem[]): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

const isStale = (answer: Answer<unknown>): boolean =>
  E.isLeft(answer) && answer.left._tag === 'Refused' && answer.left.code === 'CART_STALE'

/**
 * Saves the lines. Where another change of the cart came first, it saves them once more on top of it, unless that
 * change was one of the lines: then the visitor decides.
 */
export const saveMobileItems = async (
  { load, version, whenSaved }: MobilePorts,
  { wanted, known }: MobileSaving,
): Promise<Answer<MobileCartAnswer>> => {
  await whenSaved()
  const calls = await callsOf(load)
  if (calls === null) return UNREACHABLE
  const saved = await calls.setMobileItems({ version: version(), items: wanted })()
  if (!isStale(saved)) return saved
  const fresh = await calls.mobileCart()()
  return E.isRight(fresh) && areEqual(fresh.right.items, known)
    ? calls.setMobileItems({ version: fresh.right.cart.cart.version, items: wanted })()
    : saved
}
