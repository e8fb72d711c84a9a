import type { Brand } from '#core/brand/brand.ts'
import { afterWords } from '#ui/content/es/landing.ts'
import * as css from './after.css.ts'
import { Disclosure } from './disclosure.tsx'
import type { LandingFacts } from './landing-facts.ts'
import { Part } from './part.tsx'

type Moment = { readonly when: string; readonly what: string }

const momentsOf = ({ plans }: LandingFacts): readonly Moment[] => {
  const ends = plans.flatMap(({ change }) => (change === null ? [] : [change.fromMonth]))
  const rises = [...new Set(ends)]
    .toSorted((a, b) => a - b)
    .map((fromMonth) =>
      afterWords.rise(
        fromMonth,
        plans.filter(({ change }) => change?.fromMonth === fromMonth),
      ),
    )
  return [afterWords.today, afterWords.visit, afterWords.monthly, ...rises, afterWords.leave]
}

export type AfterProps = { readonly brand: Brand; readonly facts: LandingFacts }

/** What comes after the order, up to the day one leaves, and the texts that say so. */
export const After = ({ brand, facts }: AfterProps) => (
  <div className={css.after}>
    <Part id="despues" heading={afterWords.heading} lead={afterWords.lead}>
      <div className={css.body}>
        <ol className={css.course}>
          {momentsOf(facts).map(({ when, what }) => (
            <li key={when} className={css.moment}>
              <p className={css.when}>{when}</p>
              <p>{what}</p>
            </li>
          ))}
        </ol>
        <div className={css.agreements}>
          {brand.agreements.map(({ id, title, summary, paragraphs }) => (
            <div key={id} className={css.agreement}>
              <h3>{title}</h3>
              <p>{summary}</p>
              <Disclosure summary={afterWords.agreement} spoken={title}>
                {paragraphs.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </Disclosure>
            </div>
          ))}
        </div>
      </div>
    </Part>
  </div>
)
