import type { BrandIdentity } from '#core/brand/brand.ts'
import { bundleOffersOf, bundleSaving } from '#core/cart/bundle-offers.ts'
import { quantityOf } from '#core/cart/cart.ts'
import { UNKNOWN_BUYER } from '#core/catalog/condition.ts'
import type { Sale } from '#core/journeys/sale/sale.ts'
import type { SaleSnapshot } from '#core/journeys/sale/sale.selectors.ts'
import { selectOffers, selectOutcome } from '#core/journeys/sale/sale.selectors.ts'
import { quoteInputOf, quoteLines } from '#core/journeys/sale/sale.pricing.ts'
import type { OffersAnswer } from '#core/ports/storefront-orchestrator.ts'
import { bundleReason } from './es.ts'
import { internetPlans } from '#ui/features/shared/companion-services.ts'
import { labelsOf } from '#ui/features/sale/shared/internet-labels.tsx'
import { useShop } from '#ui/features/sale/shared/use-shop.tsx'
import { BundleView, type PricedBundle } from './bundle.view.tsx'

export type BundleConnectedProps = { readonly sale: Sale; readonly brand: BrandIdentity }

const bundlesOf = ({ context }: SaleSnapshot, { catalog }: OffersAnswer): readonly PricedBundle[] =>
  bundleOffersOf(catalog, quoteInputOf(context, [])?.buyer ?? UNKNOWN_BUYER).flatMap(
    ({ bundle, offers, lines }) => {
      const [quote, input] = [quoteLines(context, lines), quoteInputOf(context, lines)]
      if (quote === null || input === null) return []
      return [
        {
          id: bundle.id,
          offers,
          quote,
          input,
          saving: bundleSaving(input),
          months: bundle.months,
          isChosen: lines.every(({ offerId }) => quantityOf(context.cart.wanted, offerId) > 0),
        },
      ]
    },
  )

/** The bundles of an address. Choosing one puts its services into the cart and goes on to their configuration. */
export const BundleConnected = ({ sale, brand }: BundleConnectedProps) => {
  const { snapshot, page } = useShop(sale, brand, 'products-dotcom')
  const { offers, answer } = snapshot.context
  const bundles = offers === null ? [] : bundlesOf(snapshot, offers)
  return (
    <BundleView
      page={{
        ...page,
        lead: bundleReason(selectOutcome(snapshot), brand.name, answer?.expectedOn ?? null),
        isEmpty: selectOffers(snapshot).length === 0,
      }}
      bundles={bundles}
      labels={
        offers === null
          ? []
          : labelsOf(
              internetPlans(offers.catalog.offers).filter((plan) =>
                bundles.some((bundle) => bundle.offers.includes(plan)),
              ),
              snapshot.context,
            )
      }
      onChoose={(id) => {
        const chosen = bundles.find((bundle) => bundle.id === id)
        if (chosen?.input) sale.actor.send({ type: 'services.chosen', lines: chosen.input.lines })
      }}
      onSeparate={() => sale.request('products')}
    />
  )
}
