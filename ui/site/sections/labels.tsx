import { UNKNOWN_BUYER } from '#core/catalog/condition.ts'
import { PlanLabel } from '#ui/features/shared/label.view.tsx'
import * as css from './labels.css.ts'
import { heading as headingStyle, lead as leadStyle, section as sectionStyle } from './section-frame.css.ts'
import { SectionFrame } from './section-frame.tsx'
import type { SectionProps } from './section.ts'

/** The broadband labels of plans side by side, or the only one next to its heading. */
export const Labels = ({
  section: { id, heading, lead, offers, campaign },
  brand: { catalog },
}: SectionProps<'labels'>) => {
  const [only] = offers
  const buyer = { ...UNKNOWN_BUYER, campaign: campaign ?? null }
  return offers.length === 1 && only !== undefined ? (
    <section id={id} aria-labelledby={`${id}-titulo`} className={sectionStyle}>
      <div className={css.one}>
        <div className={css.words}>
          <h2 id={`${id}-titulo`} className={headingStyle}>
            {heading}
          </h2>
          <p className={leadStyle}>{lead}</p>
        </div>
        <PlanLabel offerId={only} catalog={catalog} buyer={buyer} />
      </div>
    </section>
  ) : (
    <SectionFrame id={id} heading={heading} lead={lead}>
      <ul className={css.labels}>
        {offers.map((offer) => (
          <li key={offer}>
            <PlanLabel offerId={offer} catalog={catalog} buyer={buyer} />
          </li>
        ))}
      </ul>
    </SectionFrame>
  )
}
