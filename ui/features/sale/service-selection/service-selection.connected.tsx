import { useState } from 'react'
import type { BrandIdentity } from '#core/brand/brand.ts'
import type { Sale } from '#core/journeys/sale/sale.ts'
import { selectOffers } from '#core/journeys/sale/sale.selectors.ts'
import { quoteLines } from '#core/journeys/sale/sale.pricing.ts'
import { withListedPlans } from '#core/template/page-content.ts'
import { serviceSelectionWords } from './es.ts'
import { internetPlans } from '#ui/features/shared/companion-services.ts'
import { labelsOf } from '#ui/features/sale/shared/internet-labels.tsx'
import { useShop } from '#ui/features/sale/shared/use-shop.tsx'
import type { Selection } from './service-choices.ts'
import { choicePrice, initialSelection, linesOfSelection, serviceChoicesOf } from './service-choices.ts'
import { ServiceSelectionView } from './service-selection.view.tsx'

export type ServiceSelectionConnectedProps = { readonly sale: Sale; readonly brand: BrandIdentity }

/** The service selection of an address. Continues with the selected plans to their configuration. */
export const ServiceSelectionConnected = ({ sale, brand }: ServiceSelectionConnectedProps) => {
  const { snapshot, model, page } = useShop(sale, brand, 'service-selection')
  const [changes, setChanges] = useState<Selection>({})
  const { wanted } = snapshot.context.cart
  const sold = withListedPlans(model, selectOffers(snapshot))
  const choices = serviceChoicesOf(sold)
  const selection = { ...initialSelection(choices, wanted), ...changes }
  const lines = linesOfSelection(choices, selection, wanted)
  const quote = quoteLines(
    snapshot.context,
    lines.filter(({ quantity }) => quantity > 0),
  )
  return (
    <ServiceSelectionView
      page={{ ...page, lead: serviceSelectionWords.lead(brand.name) }}
      choices={choices}
      selection={selection}
      priceOf={(plan) => choicePrice(snapshot.context, choices, selection, wanted, plan)}
      quote={quote}
      labels={choices.length === 0 ? [] : labelsOf(internetPlans(sold), snapshot.context)}
      onSelect={(line, offerId) => setChanges({ ...changes, [line]: offerId })}
      onNext={() => sale.actor.send({ type: 'services.chosen', lines })}
    />
  )
}
