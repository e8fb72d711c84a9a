import { sectionWords } from '#ui/content/es/shared/sections.ts'
import { Disclosure } from './disclosure.tsx'
import { SectionFrame } from './section-frame.tsx'
import type { SectionProps } from './section.ts'
import * as css from './timeline.css.ts'

/** Events in chronological order, and the agreements with the full terms. */
export const Timeline = ({ section, brand }: SectionProps<'timeline'>) => (
  <div className={css.evening}>
    <SectionFrame id={section.id} heading={section.heading} lead={section.lead}>
      <div className={css.body}>
        <ol className={css.timeline}>
          {section.events.map(({ when, what }) => (
            <li key={when} className={css.event}>
              <p className={css.when}>{when}</p>
              <p>{what}</p>
            </li>
          ))}
        </ol>
        <div className={css.agreements}>
          {brand.agreements
            .filter(({ id }) => section.agreements.includes(id))
            .map(({ id, title, summary, paragraphs }) => (
              <div key={id} className={css.agreement}>
                <h3>{title}</h3>
                <p>{summary}</p>
                <Disclosure summary={sectionWords.agreement} spoken={title}>
                  {paragraphs.map((paragraph) => (
                    <p key={paragraph}>{paragraph}</p>
                  ))}
                </Disclosure>
              </div>
            ))}
        </div>
      </div>
    </SectionFrame>
  </div>
)
