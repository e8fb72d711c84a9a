import { either as E, function as F, taskEither as TE } from 'fp-ts'
import type { CartId, PricedCart } from '../../cart/cart.ts'
import type { RestorationFailure } from '../../cart/restoration.failure.ts'
import { shoppingLines } from '../../cart/cart.ts'
import type { CartRestoration } from '../../cart/restoration.ts'
import { restoreCart, saveCart, settleRestore } from '../../cart/restoration.ts'
import type { TransferCode } from '../../cart/transfer-code.ts'
import type { Clock } from '../../ports/clock.ts'
import type { OrchestratorFailure } from '../../ports/orchestrator.failure.ts'
import type { RestoredShop, SavedCartCalls } from '../../ports/saved-cart-calls.ts'
import type { CodeFailure, RestoredCart, Visitor } from '../../ports/visitor.ts'
import { createRetryLimit } from '../../session/retry-limit.ts'
import type { StoredVisit } from './stored-visit.ts'

type CartPorts = {
  readonly orchestrator: SavedCartCalls
  /** Call that a visitor waits for; a failed human check leads to the error page (HUM-04). Default: `orchestrator`. */
  readonly attended?: Pick<SavedCartCalls, 'persistCart'>
  readonly clock: Clock
}

const restored = ({ cart, offers, missingDevices }: RestoredShop): RestoredCart => ({
  cart,
  offers,
  missingDevices,
  restore: 'restored',
})

/** Returns why a code restored nothing, as far as it matters to the visitor. */
const codeFailure = (failure: OrchestratorFailure): CodeFailure => {
  if (failure._tag !== 'Refused') return 'codeFailed'
  if (failure.code === 'TOO_MANY') return 'codeLimited'
  return failure.code === 'NOT_FOUND' || failure.code === 'BAD_REQUEST' ? 'codeUnknown' : 'codeFailed'
}

/** Remembers carts. `lookInCookie` names the cookie's cart, for a browser that lost its storage. */
type CartMemory = Pick<
  Visitor,
  'enterCode' | 'findTransfer' | 'restoreCart' | 'saveCart' | 'requestCode' | 'forgetCart'
> & { readonly lookInCookie: (id: CartId) => void }

/** Saves and restores carts: the restoration data in the browser, the cart at the provider by its id or by a code. */
export const createCartMemory = (
  { orchestrator, attended = orchestrator, clock }: CartPorts,
  stored: StoredVisit,
): CartMemory => {
  const limit = createRetryLimit()
  let code: TransferCode | null = null
  let inCookie: CartId | null = null
  let isSaving = false
  let isOutdated = false

  const restoreByCode = async (current: PricedCart, entered: TransferCode): Promise<RestoredCart> => {
    const answer = await orchestrator.restorePersistentCart({ id: entered })()
    return E.isRight(answer) ? restored(answer.right) : { cart: current, restore: codeFailure(answer.left) }
  }

  const restoreStored = async (current: PricedCart, text: string): Promise<RestoredCart> => {
    const record = restoreCart(text, clock.now())
    const answer = await F.pipe(
      TE.fromEither<RestorationFailure | OrchestratorFailure, CartRestoration>(record),
      TE.flatMap(({ cartId }) => orchestrator.restorePersistentCart({ id: cartId })),
    )()
    if (settleRestore(E.isRight(answer) ? record : answer).clearsStored) stored.remove('cart')
    return E.isRight(answer) ? restored(answer.right) : { cart: current, restore: 'none' }
  }

  /** Restores the cookie's cart once. The provider deletes the cookie if that is impossible (CRT-09). */
  const restoreFromCookie = async (current: PricedCart, id: CartId): Promise<RestoredCart> => {
    inCookie = null
    const answer = await orchestrator.restorePersistentCart({ id })()
    return E.isRight(answer) && answer.right.cart.cart.lines.length > 0
      ? restored(answer.right)
      : { cart: current, restore: 'none' }
  }

  /** Saves at the provider, once more if the cart changed meanwhile. */
  const persist = async (): Promise<void> => {
    isOutdated = true
    if (isSaving) return
    isSaving = true
    while (isOutdated && limit.mayTry()) {
      isOutdated = false
      limit.note(E.isLeft(await orchestrator.persistCart({ withCode: false })()))
    }
    isSaving = false
  }

  return {
    enterCode: (entered) => {
      code = entered
    },
    restoreCart: async (current) => {
      const entered = code
      code = null
      if (entered !== null) return restoreByCode(current, entered)
      const text = stored.read('cart')
      if (current.cart.lines.length > 0) return { cart: current, restore: 'none' }
      if (text !== null) return restoreStored(current, text)
      return inCookie === null ? { cart: current, restore: 'none' } : restoreFromCookie(current, inCookie)
    },
    findTransfer: async (entered) => {
      const answer = await orchestrator.getPersistentCart({ cartId: entered })()
      return E.isRight(answer)
        ? E.right({ address: answer.right.address ?? null })
        : E.left(codeFailure(answer.left))
    },
    lookInCookie: (id) => {
      inCookie = id
    },
    forgetCart: () => {
      inCookie = null
      stored.remove('cart')
    },
    saveCart: async ({ cart }, offers) => {
      const before = stored.read('cart')
      const saved = saveCart({ ...cart, lines: shoppingLines(cart.lines, offers) }, offers, clock.now())
      if (saved.action === 'keep') stored.write('cart', JSON.stringify(saved.record))
      else stored.remove('cart')
      if (saved.action === 'keep' || before !== null) await persist()
    },
    requestCode: F.pipe(
      TE.fromIO(() => undefined),
      TE.flatMap(() => attended.persistCart({ withCode: true })),
      TE.map(({ saved }) => saved?.transfer ?? null),
    ),
  }
}
