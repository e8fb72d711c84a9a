import { PlanLabel } from '#ui/features/shared/label.view.tsx'
import * as css from './labels.css.ts'
import { SectionFrame } from './section-frame.tsx'
import type { SectionProps } from './section.ts'

/** The broadband labels of plans, side by side. */
export const Labels = ({ section: { id, heading, lead, offers }, brand }: SectionProps<'labels'>) => (
  <SectionFrame id={id} heading={heading} lead={lead}>
    <ul className={css.labels}>
      {offers.map((offer) => (
        <li key={offer}>
          <PlanLabel offerId={offer} catalog={brand.catalog} />
        </li>
      ))}
    </ul>
  </SectionFrame>
)
