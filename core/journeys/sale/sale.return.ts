import type { Address } from '../../address/address.ts'
import { automaticAddress } from '../../address/address-form.ts'
import { findOffer } from '../../catalog/offer.ts'
import { startOfReturn } from '../../localization/return-visitor.ts'
import { paths } from '../../routes/routes.ts'
import type { SaleContext } from './sale.context.ts'
import { offersIn, statusOf } from './sale.updates.ts'

/** How the order of a returning visitor continues: at its configuration, or by localizing the stored address. */
export type ReturnStart =
  | { readonly _tag: 'Configure' }
  | { readonly _tag: 'Localize'; readonly address: Address }

/** Decides how a returning visitor continues; null for any other visitor (LOC-20, LOC-21). */
export const returnStart = (context: SaleContext): ReturnStart | null => {
  const form = context.visitor.origin?.returnAddress ?? null
  const address = form === null ? null : automaticAddress(form)
  if (address === null) return null
  const offers = offersIn(context)
  const lines = context.cart.wanted.map(({ offerId }) => findOffer(offers, offerId)?.lineOfBusiness)
  const { move } = startOfReturn({
    isAlive: statusOf(context).isSessionAlive,
    productTypes: new Set(lines).size,
    offers: offers.length,
    marker: context.cart.saved?.cart.marker ?? 'active',
    mappedUrl: paths.configure,
    hosts: [],
  })
  return move._tag === 'GoTo' ? { _tag: 'Configure' } : { _tag: 'Localize', address }
}
