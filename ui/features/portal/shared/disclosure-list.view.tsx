import type { Disclosure } from '#core/portal/service-change.ts'
import {
  disclosuresWords as words,
  disclosureWords,
  type DisclosureFacts,
} from '#ui/content/es/portal/disclosures.ts'
import { Checkbox } from '#ui/kit/checkbox/checkbox.tsx'
import { ErrorSummary } from '#ui/kit/error-summary/error-summary.tsx'
import * as css from './disclosure-list.css.ts'

export type DisclosureListProps = {
  readonly disclosures: readonly Disclosure[]
  readonly facts: DisclosureFacts
  readonly read: readonly Disclosure[]
  readonly missing: readonly Disclosure[]
  readonly onToggle: (disclosure: Disclosure, isRead: boolean) => void
}

const sentenceOf = (disclosure: Disclosure, facts: DisclosureFacts): string =>
  disclosureWords[disclosure](facts)

/** The errors of disclosures that are not read, above the form. */
export const MissingDisclosures = ({
  missing,
  facts,
  attempt,
}: Pick<DisclosureListProps, 'missing' | 'facts'> & { readonly attempt: number }) => (
  <ErrorSummary
    title={words.missingTitle}
    attempt={attempt}
    errors={missing.map((disclosure) => ({
      fieldId: `field-${disclosure}`,
      text: words.missing(sentenceOf(disclosure, facts)),
    }))}
  />
)

/** What the customer confirms to have read: one sentence and one checkbox each. */
export const DisclosureList = ({ disclosures, facts, read, missing, onToggle }: DisclosureListProps) => (
  <ul className={css.list} aria-label={words.legend}>
    {disclosures.map((disclosure) => (
      <li key={disclosure} className={css.item}>
        <Checkbox
          name={disclosure}
          label={sentenceOf(disclosure, facts)}
          checked={read.includes(disclosure)}
          onChange={({ target }) => onToggle(disclosure, target.checked)}
          error={missing.includes(disclosure) ? words.error : undefined}
        />
      </li>
    ))}
  </ul>
)
