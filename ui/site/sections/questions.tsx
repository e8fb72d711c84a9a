import type { Brand } from '#core/brand/brand.ts'
import { commonWords } from '#ui/content/es/shared/common.ts'
import { sectionWords } from '#ui/content/es/shared/sections.ts'
import { ButtonLink } from '#ui/kit/button/button.tsx'
import { Disclosure } from './disclosure.tsx'
import { linkAttributes } from '../link-target.ts'
import { useSite } from '../site-view.ts'
import * as css from './questions.css.ts'
import { heading, lead } from './section-frame.css.ts'
import { PhoneText } from './phone-text.tsx'
import type { SectionProps } from './section.ts'

const AddressLink = () => (
  <ButtonLink {...linkAttributes('address', useSite())}>{sectionWords.again}</ButtonLink>
)

/** The telephone for further questions. */
const phoneFor = ({ phones, business }: Brand, ask: 'service' | 'business' | undefined) =>
  ask === 'business' ? business.phone : ask === 'service' ? phones.service : phones.sales

/** Questions with their answers, and whom to ask more: a telephone, and the address form for who has not bought yet. */
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
      {section.ask === undefined ? <AddressLink /> : null}
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
