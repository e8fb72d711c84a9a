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

/** Questions with their answers, and two links: the phone number and, for shoppers, the address form. */
export const Questions = ({ section, brand }: SectionProps<'questions'>) => {
  const { id, heading: title, items, isForCustomers = false } = section
  const phone = isForCustomers ? brand.phones.service : brand.phones.sales
  const site = useSite()
  return (
    <section id={id} aria-labelledby={`${id}-titulo`} className={css.questions}>
      <div className={css.aside}>
        <h2 id={`${id}-titulo`} className={heading}>
          {title}
        </h2>
        <p className={lead}>
          {sectionWords.otherQuestion}{' '}
          <a className={css.call} href={`tel:${phone.dial}`}>
            {commonWords.call(phone.shown)}
          </a>
        </p>
        {isForCustomers ? null : (
          <ButtonLink {...linkAttributes('address', site)}>{sectionWords.again}</ButtonLink>
        )}
      </div>
      <ul className={css.list}>
        {items.map(({ question, answer }) => (
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
}
