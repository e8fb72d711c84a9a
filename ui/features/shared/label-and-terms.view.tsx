import { PlanLabel, type PlanLabelProps } from './label.view.tsx'
import { PriceTerms } from './price-terms.view.tsx'

/** The broadband label of a plan, and under it the terms of its price. */
export const LabelAndTerms = ({ offerId, catalog }: PlanLabelProps) => (
  <div>
    <PlanLabel offerId={offerId} catalog={catalog} />
    <PriceTerms offers={[offerId]} catalog={catalog} />
  </div>
)
