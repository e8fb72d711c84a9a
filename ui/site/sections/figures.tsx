import * as css from './figures.css.ts'
import { heading as headingStyle, section as sectionStyle } from './section-frame.css.ts'
import { PhoneText } from './phone-text.tsx'
import type { SectionProps } from './section.ts'
import { Toned } from './color-variants.tsx'

/** Figures in large type, each with its meaning. */
export const Figures = ({ brand, section: { id, heading, figures, tone } }: SectionProps<'figures'>) => (
  <Toned tone={tone}>
    <section id={id} aria-labelledby={`${id}-titulo`} className={sectionStyle}>
      <h2 id={`${id}-titulo`} className={headingStyle}>
        {heading}
      </h2>
      <dl className={css.figures}>
        {figures.map(({ figure, meaning }) => (
          <div key={meaning} className={css.one}>
            <dt className={css.meaning}>{meaning}</dt>
            <dd className={css.figure}>
              <PhoneText text={figure} brand={brand} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  </Toned>
)
