import { either as E } from 'fp-ts'
import type { Address } from '../../address/address.ts'
import { automaticAddress } from '../../address/address-form.ts'
import { linesWithOffers, offersStateOf } from '../../catalog/offers-state.ts'
import { startOfReturn } from '../../localization/return-visitor.ts'
import type { SaleStep } from '../../routes/sale-step.ts'
import type { SaleContext } from './sale.context.ts'
import { continuationOf, landingOf, openSessionOf } from './sale.updates.ts'
import { offersIn } from './sale.cart-updates.ts'

/** How the order of a returning visitor continues: at the step where it stood, or by localizing the stored address. */
export type ReturnStart =
  | { readonly _tag: 'Continue'; readonly step: SaleStep }
  | { readonly _tag: 'Localize'; readonly address: Address }

/**
 * Returns the step where a live session continues: the order's last place, else the mapped url. Null if the stored
 * address is localized: no live session, no mapped url, or no offers of several lines of business (LOC-21).
 */
export const continuedStep = (context: SaleContext): SaleStep | null => {
  const offers = offersStateOf(offersIn(context))
  const { move } = startOfReturn({
    isAlive: openSessionOf(context) !== null,
    productTypes: E.isLeft(offers) ? 0 : linesWithOffers(offers.right).length,
    mappedUrl: context.answer?.addressResponse?.addressCodeMapping.url ?? null,
    hosts: [],
  })
  return move._tag === 'GoTo' ? (continuationOf(context) ?? landingOf(context)) : null
}

/** Decides how a returning visitor continues; null for any other visitor (LOC-20, LOC-21). */
export const returnStart = (context: SaleContext): ReturnStart | null => {
  const form = context.visitor.origin?.returnAddress ?? null
  const address = form === null ? null : automaticAddress(form)
  if (address === null) return null
  const step = continuedStep(context)
  return step === null ? { _tag: 'Localize', address } : { _tag: 'Continue', step }
}

/** Checks whether this device has its own order: a cart with lines, or one saved by an earlier visit (CRT-14). */
export const hasOwnOrder = ({ cart, visitor: { origin } }: SaleContext): boolean =>
  cart.wanted.length > 0 || (origin !== null && (origin.returnAddress !== null || origin.hasSavedCart))
