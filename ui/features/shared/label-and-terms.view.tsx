import { PlanLabel, type PlanLabelProps } from './label.view.tsx'
import { PriceTerms } from './price-terms.view.tsx'

/** The broadband label of a plan, and under it the terms of its price. */
export const LabelAndTerms = (props: PlanLabelProps) => (
  <div>
    <PlanLabel {...props} />
    <PriceTerms {...props} offers={[props.offerId]} />
  </div>
)
