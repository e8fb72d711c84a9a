import { either as E } from 'fp-ts'
import type { MergeNote } from '#core/cart/merge.ts'
import { mergeReasons } from '#core/cart/merge.ts'
import type { CartRestoration } from '#core/cart/restoration.ts'
import { RESTORATION_VERSION } from '#core/cart/restoration.ts'
import { cartMarkers } from '#core/cart/cart.ts'
import type { TransferCode } from '#core/cart/transfer-code.ts'
import type { SavedCartResponse, TransferOffer } from '#core/ports/saved-cart-calls.ts'
import { branded, list, nullable, refined } from '../../shape/composite.shape.ts'
import { object } from '../../shape/object.shape.ts'
import type { Shape } from '../../shape/shape.ts'
import { integer, literal } from '../../shape/shape.ts'
import { cartId, identifier, offerId } from './identifier.ts'
import { LINES_MAX, cartLine } from './pricing.ts'
import { instant } from './time.ts'

const version: Shape<typeof RESTORATION_VERSION> = refined(
  integer({ min: 0, max: 1_000 }),
  E.fromPredicate(
    (read): read is typeof RESTORATION_VERSION => read === RESTORATION_VERSION,
    () => null,
  ),
  (fc) => fc.constant(RESTORATION_VERSION),
)

/** The data that restores a cart, without any data of its buyer (S9). */
export const restoration: Shape<CartRestoration> = object<CartRestoration>({
  version,
  cartId,
  marker: literal(...cartMarkers),
  lines: list(cartLine, { max: LINES_MAX }),
  savedAt: instant,
})

const transferCode: Shape<TransferCode> = branded(identifier)

const transferOffer: Shape<TransferOffer> = object<TransferOffer>({ code: transferCode, expiresAt: instant })

export const savedCartResponse: Shape<SavedCartResponse> = object<SavedCartResponse>({
  cartId,
  expiresAt: instant,
  transfer: nullable(transferOffer),
})

const mergeNote: Shape<MergeNote> = object<MergeNote>({ offerId, reason: literal(...mergeReasons) })

export const mergeNotes = list(mergeNote, { max: 2 * LINES_MAX })
