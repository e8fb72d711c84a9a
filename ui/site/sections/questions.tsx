import type { Brand } from '#core/brand/brand.ts'
import { commonWords } from '#ui/content/es/shared/common.ts'
import { sectionWords } from '#ui/content/es/shared/sections.ts'
import { Disclosure } from './disclosure.tsx'
import * as css from './questions.css.ts'
import { heading, lead } from './section-frame.css.ts'
import { PhoneText } from './phone-text.tsx'
import type { SectionProps } from './section.ts'

/** The telephone for further questions. */
const phoneFor = ({ phones, business }: Brand, ask: 'service' | 'business' | undefined) =>
  ask === 'business' ? business.phone : ask === 'service' ? phones.service : phones.sales

/** Questions with their answers, and the telephone for more of them. The main action of the page is elsewhere. */
export const Questions = ({ section, brand }: SectionProps<'questions'>) => (
  <section id={section.id} aria-labelledby={`${section.id}-titulo`} className={css.questions}>
    <div className={css.aside}>
      <h2 id={`${section.id}-titulo`} className={heading}>
        {section.heading}
      </h2>
      <p className={lead}>
        {sectionWords.otherQuestion}{' '}
        <a className={css.call} href={`tel:${phoneFor(brand, section.ask).dial}`}>
          {commonWords.call(phoneFor(brand, section.ask).shown)}
        </a>
      </p>
    </div>
    <ul className={css.list}>
      {section.items.map(({ question, answer }) => (
        <li key={question} className={css.item}>
          <Disclosure summary={question} large>
            <p>
              <PhoneText text={answer} brand={brand} />
            </p>
          </Disclosure>
        </li>
      ))}
    </ul>
  </section>
)
