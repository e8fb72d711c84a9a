import type { ConsentChoice } from '#core/analytics/consent-choice.ts'
import { consentChoices } from '#core/analytics/consent-choice.ts'
import { pathIn } from '#core/shared/language.ts'
import { currentLanguage } from '#ui/content/language.ts'
import { labelPages } from '#core/label/label-facts.ts'
import { consentWords as words } from '#ui/content/es/shared/consent.ts'
import * as css from './consent-choice.css.ts'

export type ConsentChoiceProps = {
  /** Null before the visitor chooses. */
  readonly choice: ConsentChoice | null
  readonly onChoose?: (choice: ConsentChoice) => void
}

/** The choice about analytics: two buttons of one size next to each other. A document adds the behavior by script. */
export const ConsentView = ({ choice, onChoose }: ConsentChoiceProps) => (
  <section className={css.consent} aria-label={words.title}>
    <div>
      <p className={css.question}>{words.question}</p>
      <p>
        <span>{`${words.promise} `}</span>
        <a href={pathIn(currentLanguage(), labelPages.privacy)}>{words.details}</a>
      </p>
    </div>
    <div className={css.choices}>
      {consentChoices.map((one) => (
        <button
          key={one}
          type="button"
          className={css.choice}
          data-choice={one}
          aria-pressed={choice === one}
          onClick={() => onChoose?.(one)}
        >
          {words.choices[one]}
        </button>
      ))}
    </div>
    <p className={css.chosen} role="status">
      {choice === null ? '' : words.chosen[choice]}
    </p>
  </section>
)
