import * as fc from 'fast-check'
import type { PricedCart } from '#core/cart/cart.ts'
import type { LineOfBusiness, OfferId } from '#core/catalog/offer.ts'
import type { Orchestrator } from '#core/ports/orchestrator.ts'
import type { BuiltProvider } from './provider.builder.ts'
import {
  GIG,
  MOBILE,
  POD,
  TV,
  answerOf,
  answerRisk,
  fillDetails,
  localizeAt,
  payWith,
} from './provider.builder.ts'

/** The extras a household orders with an internet plan, without an installation visit. */
export type Household = {
  readonly plan: OfferId
  readonly pods: number
  readonly mobileLines: number
  readonly isTelevised: boolean
  /** Whether the buyer has lived at the address for a year. Otherwise a deposit is required. */
  readonly addressOneYear: boolean
}

export const household: fc.Arbitrary<Household> = fc.record({
  plan: fc.constantFrom(GIG, 'internet-500' as OfferId),
  pods: fc.nat(5),
  mobileLines: fc.nat(5),
  isTelevised: fc.boolean(),
  addressOneYear: fc.boolean(),
})

/** A visitor with exactly this cart, ready to order, with the price of each earlier page. */
export const readyHousehold = async (
  built: Pick<BuiltProvider, 'encryption' | 'visitor'>,
  { plan, pods, mobileLines, isTelevised, addressOneYear }: Household,
) => {
  const visitor: Orchestrator = built.visitor()
  await localizeAt(visitor)
  await fillDetails(visitor, 'self')
  await answerOf(visitor.addOffer({ offerId: plan }))
  if (isTelevised) await answerOf(visitor.addOffer({ offerId: TV }))
  const item = (offerId: OfferId, quantity: number, lineOfBusiness: LineOfBusiness) =>
    quantity === 0 ? null : answerOf(visitor.addCartItem({ offerId, quantity, lineOfBusiness }))
  await item(POD, pods, 'Internet')
  await item(MOBILE, mobileLines, 'Mobile')
  await answerRisk(visitor, addressOneYear)
  await payWith(built, visitor)
  const pages: readonly PricedCart[] = [
    await answerOf(visitor.cart()),
    await answerOf(visitor.cartSummary({ returnTaxes: true })),
  ]
  return { visitor, pages }
}
