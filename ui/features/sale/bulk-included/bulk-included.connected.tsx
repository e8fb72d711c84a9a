import { useState } from 'react'
import type { BrandIdentity } from '#core/brand/brand.ts'
import { quantityOf } from '#core/cart/cart.ts'
import type { OfferId } from '#core/catalog/offer.ts'
import type { Sale } from '#core/journeys/sale/sale.ts'
import { selectOffers, selectOutcome } from '#core/journeys/sale/sale.selectors.ts'
import { quoteLines } from '#core/journeys/sale/sale.pricing.ts'
import { includedPlan } from '#core/localization/offers-of-address.ts'
import { ZERO } from '#core/shared/money.ts'
import { bulkIncludedWords } from './es.ts'
import { companionServicesOf, internetPlans } from '#ui/features/shared/companion-services.ts'
import { labelsOf } from '#ui/features/sale/shared/internet-labels.tsx'
import { useShop } from '#ui/features/sale/shared/use-shop.tsx'
import { BulkIncludedView } from './bulk-included.view.tsx'

export type BulkIncludedConnectedProps = { readonly sale: Sale; readonly brand: BrandIdentity }

/** The page of a building that includes internet. Continues to the configuration with the chosen plan. */
export const BulkIncludedConnected = ({ sale, brand }: BulkIncludedConnectedProps) => {
  const { snapshot, page } = useShop(sale, brand, 'included')
  const [picked, pick] = useState<OfferId | null>(null)
  const outcome = selectOutcome(snapshot)
  const building = outcome.kind === 'bulkIncluded' ? outcome.building : null
  const offers = selectOffers(snapshot)
  const { wanted } = snapshot.context.cart
  const plans = internetPlans(offers)
  const included = building === null ? null : includedPlan(offers, building)
  const chosen =
    plans.find(({ id }) => id === picked) ?? plans.find(({ id }) => quantityOf(wanted, id) > 0) ?? included
  const quote = chosen === null ? null : quoteLines(snapshot.context, [{ offerId: chosen.id, quantity: 1 }])
  return (
    <BulkIncludedView
      page={{ ...page, lead: building === null ? '' : bulkIncludedWords.lead(building) }}
      isOffered={building !== null}
      included={included}
      upgrades={plans.filter((plan) => plan !== included)}
      chosen={chosen}
      companionServices={companionServicesOf(offers)}
      total={quote?.monthly.total ?? ZERO}
      labels={included === null ? [] : labelsOf(plans, snapshot.context)}
      onChoose={pick}
      onNext={() => {
        if (chosen !== null)
          sale.actor.send({ type: 'services.chosen', lines: [{ offerId: chosen.id, quantity: 1 }] })
      }}
    />
  )
}
