import { either as E } from 'fp-ts'
import type { Offer, OfferId } from '../catalog/offer.ts'
import { findOffer, isChosenAtCheckout } from '../catalog/offer.ts'
import type { EpochMs } from '../shared/plain-date.ts'
import type { Reader } from '../shared/reader.ts'
import { listField, oneOfField, recordField, textField, integerField } from '../shared/reader.ts'
import type { Cart, CartId, CartLine, CartMarker } from './cart.ts'
import { cartMarkers } from './cart.ts'
import type { RestorationFailure } from './restoration.failure.ts'

/** The version of the record format. Every change of the format increases it. */
export const RESTORATION_VERSION = 1

/** How long the cart of an absent visitor is stored, in days (CRT-06). */
export const CART_LIFESPAN_DAYS = 30

/** `CART_LIFESPAN_DAYS` in milliseconds. */
export const CART_LIFESPAN_MS = CART_LIFESPAN_DAYS * 86_400_000

/** Limits of a saved cart, chosen here: far more than any real cart. */
export const restorationLimits = { id: 80, lines: 100, quantity: 1_000 } as const

/** The stored data of a cart: enough to restore it, without data of its buyer. */
export type CartRestoration = {
  readonly version: typeof RESTORATION_VERSION
  readonly cartId: CartId
  readonly marker: CartMarker
  readonly lines: readonly CartLine[]
  readonly savedAt: EpochMs
}

/** What to do with the stored record and the cookie of a cart, and why. */
export type SavedCart =
  | { readonly action: 'keep'; readonly record: CartRestoration; readonly lifespanMs: number }
  | { readonly action: 'clear'; readonly reason: 'CartOrdered' | 'NoMonthlyItems' }

/** Plans and add-ons are paid monthly. Lines that the checkout adds are charged once. */
const hasMonthlyItems = (lines: readonly CartLine[], offers: readonly Offer[]): boolean =>
  lines.some(({ offerId }) => {
    const offer = findOffer(offers, offerId)
    return offer !== undefined && !isChosenAtCheckout(offer)
  })

/** Saves an active cart with monthly items. Clears the stored data of any other cart (CRT-06, CRT-07). */
export const saveCart = (cart: Cart, offers: readonly Offer[], now: EpochMs): SavedCart => {
  const { id: cartId, marker, lines } = cart
  if (marker === 'ordered') return { action: 'clear', reason: 'CartOrdered' }
  if (!hasMonthlyItems(lines, offers)) return { action: 'clear', reason: 'NoMonthlyItems' }
  const record = { version: RESTORATION_VERSION, cartId, marker, lines, savedAt: now } as const
  return { action: 'keep', record, lifespanMs: CART_LIFESPAN_MS }
}

const id = textField(restorationLimits.id)

const savedFields = recordField<Omit<CartRestoration, 'version'>>({
  cartId: id as Reader<CartId>,
  marker: oneOfField(cartMarkers),
  lines: listField(
    recordField<CartLine>({
      offerId: id as Reader<OfferId>,
      quantity: integerField(1, restorationLimits.quantity),
    }),
    restorationLimits.lines,
  ),
  savedAt: integerField(0, Number.MAX_SAFE_INTEGER) as Reader<EpochMs>,
})

const versioned = recordField<{ readonly version: number }>({
  version: integerField(0, Number.MAX_SAFE_INTEGER),
})

/** Parses a saved cart from unknown JSON. Fails with `UnknownVersion`, `FieldInvalid` and `LineTwice` (CRT-08). */
export const parseRestoration = (value: unknown): E.Either<RestorationFailure, CartRestoration> => {
  const version = versioned(value, '')
  if (E.isLeft(version))
    return version.left.field === ''
      ? version
      : E.left({ _tag: 'UnknownVersion', version: version.left.given })
  if (version.right.version !== RESTORATION_VERSION)
    return E.left({ _tag: 'UnknownVersion', version: String(version.right.version) })
  const read = savedFields(value, '')
  if (E.isLeft(read)) return read
  const ids = read.right.lines.map(({ offerId }) => offerId)
  const duplicate = ids.find((offerId, index) => ids.indexOf(offerId) !== index)
  return duplicate === undefined
    ? E.right({ version: RESTORATION_VERSION, ...read.right })
    : E.left({ _tag: 'LineTwice', offerId: duplicate })
}

const parseJson = (text: string): E.Either<RestorationFailure, unknown> =>
  E.tryCatch(
    () => JSON.parse(text) as unknown,
    () => ({ _tag: 'NotJson' }) as const,
  )

/**
 * Checks that a saved cart may be restored. Fails with `CartOrdered`, `SavedAhead`, and thirty days after it was saved
 * with `RestorationExpired` (CRT-06, CRT-07).
 */
export const standingRestoration = (
  record: CartRestoration,
  now: EpochMs,
): E.Either<RestorationFailure, CartRestoration> => {
  const { cartId, marker, savedAt } = record
  if (marker === 'ordered') return E.left({ _tag: 'CartOrdered', cartId })
  if (savedAt > now) return E.left({ _tag: 'SavedAhead', savedAt, now })
  return now - savedAt >= CART_LIFESPAN_MS
    ? E.left({ _tag: 'RestorationExpired', savedAt, now })
    : E.right(record)
}

/**
 * Restores the cart of a returning visitor from the stored text, or none from null. A cart expires thirty days after it
 * was saved, and an ordered cart is never restored. Fails with one of `RestorationFailure` (CRT-06, CRT-07, CRT-08).
 */
export const restoreCart = (
  text: string | null,
  now: EpochMs,
): E.Either<RestorationFailure, CartRestoration> => {
  if (text === null) return E.left({ _tag: 'NothingStored' })
  const parsed = E.chain(parseRestoration)(parseJson(text))
  if (E.isLeft(parsed)) return parsed
  return standingRestoration(parsed.right, now)
}

/** The result of a restore: the record or an empty object, and whether the stored data are cleared. */
export type RestoreSettled<F> = {
  readonly restored: CartRestoration | Readonly<Record<string, never>>
  readonly clearsStored: boolean
  readonly failure: F | null
}

/**
 * Returns the result of a restore, whether it failed here or at the provider: a failure clears the stored data and
 * returns an empty object (CRT-09).
 */
export const settleRestore = <F>(answer: E.Either<F, CartRestoration>): RestoreSettled<F> =>
  E.isRight(answer)
    ? { restored: answer.right, clearsStored: false, failure: null }
    : { restored: {}, clearsStored: true, failure: answer.left }
