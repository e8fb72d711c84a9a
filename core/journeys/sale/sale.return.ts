import { either as E } from 'fp-ts'
import type { Address } from '../../address/address.ts'
import { automaticAddress } from '../../address/address-form.ts'
import type { OffersState } from '../../catalog/offers-state.ts'
import { linesWithOffers, offersStateOf } from '../../catalog/offers-state.ts'
import { startOfReturn } from '../../localization/return-visitor.ts'
import { paths } from '../../routes/routes.ts'
import type { SaleStep } from '../../routes/sale-step.ts'
import type { SaleContext } from './sale.context.ts'
import { continuationOf, statusOf } from './sale.updates.ts'
import { offersIn } from './sale.cart-updates.ts'

/** How the order of a returning visitor continues: at the step where it stood, or by localizing the stored address. */
export type ReturnStart =
  | { readonly _tag: 'Continue'; readonly step: SaleStep }
  | { readonly _tag: 'Localize'; readonly address: Address }

/** Returns the offers of the wanted cart by line of business and product type (OFS-01); null if an offer is listed twice. */
const chosenOffers = (context: SaleContext): OffersState | null => {
  const ids = new Set(context.cart.wanted.map(({ offerId }) => offerId))
  return E.getOrElseW(() => null)(offersStateOf(offersIn(context).filter(({ id }) => ids.has(id))))
}

/** Decides how a returning visitor continues; null for any other visitor (LOC-20, LOC-21). */
export const returnStart = (context: SaleContext): ReturnStart | null => {
  const form = context.visitor.origin?.returnAddress ?? null
  const address = form === null ? null : automaticAddress(form)
  if (address === null) return null
  const offers = offersIn(context)
  const chosen = chosenOffers(context)
  const { move } = startOfReturn({
    isAlive: statusOf(context).isSessionAlive,
    productTypes: chosen === null ? 0 : linesWithOffers(chosen).length,
    offers: offers.length,
    marker: context.cart.saved?.cart.marker ?? 'active',
    mappedUrl: paths.configure,
    hosts: [],
  })
  return move._tag === 'GoTo'
    ? { _tag: 'Continue', step: continuationOf(context) ?? 'configure' }
    : { _tag: 'Localize', address }
}

/** Checks whether this device has an order of its own: a cart with lines, or a saved one of an earlier visit (CRT-14). */
export const hasOwnOrder = ({ cart, visitor: { origin } }: SaleContext): boolean =>
  cart.wanted.length > 0 || (origin !== null && (origin.returnAddress !== null || origin.hasSavedCart))
