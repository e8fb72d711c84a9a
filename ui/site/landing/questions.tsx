import type { Brand } from '#core/brand/brand.ts'
import { localizationQuery } from '#core/routes/routes.ts'
import { commonWords } from '#ui/content/es/common.ts'
import { questionsWords } from '#ui/content/es/landing.ts'
import { siteWords } from '#ui/content/es/site.ts'
import { ButtonLink } from '#ui/kit/button/button.tsx'
import { Disclosure } from './disclosure.tsx'
import type { LandingFacts } from './landing-facts.ts'
import { heading, lead } from './part.css.ts'
import * as css from './questions.css.ts'

export type QuestionsProps = { readonly brand: Brand; readonly facts: LandingFacts }

/** What people ask before they order, and the two ways on: the telephone and the form. */
export const Questions = ({ brand, facts }: QuestionsProps) => (
  <section id="preguntas" aria-labelledby="preguntas-titulo" className={css.questions}>
    <div className={css.aside}>
      <h2 id="preguntas-titulo" className={heading}>
        {questionsWords.heading}
      </h2>
      <p className={lead}>
        {questionsWords.other}{' '}
        <a className={css.call} href={`tel:${brand.phones.sales.dial}`}>
          {commonWords.call(brand.phones.sales.shown)}
        </a>
      </p>
      <ButtonLink href={`#field-${localizationQuery.street}`}>{siteWords.again}</ButtonLink>
    </div>
    <ul className={css.list}>
      {questionsWords.items(facts).map(({ question, answer }) => (
        <li key={question} className={css.item}>
          <Disclosure summary={question} large>
            <p>{answer}</p>
          </Disclosure>
        </li>
      ))}
    </ul>
  </section>
)
