import type { BrandIdentity } from '#core/brand/brand.ts'
import type { HelpEntry } from '#core/help/help-entry.ts'
import { searchHelp } from '#core/help/search-help.ts'
import { commonWords } from '#ui/content/es/shared/common.ts'
import { helpWords as words } from '#ui/content/es/shared/help.ts'
import { openingText } from '#ui/content/es/shared/opening-hours.ts'
import { Button } from '#ui/kit/button/button.tsx'
import { Dialog } from '#ui/kit/dialog/dialog.tsx'
import { TextField } from '#ui/kit/field/text-field.tsx'
import * as css from './help-panel.css.ts'

export type HelpPanelProps = {
  readonly open: boolean
  readonly onClose: () => void
  readonly brand: Pick<BrandIdentity, 'phones' | 'hours'>
  /** The answers of the site; null while they load. */
  readonly entries: readonly HelpEntry[] | 'failed' | null
  readonly question: string
  readonly onQuestion: (question: string) => void
  readonly onRetry: () => void
}

const Answers = ({ found }: { readonly found: readonly HelpEntry[] }) => (
  <>
    <p role="status" className={css.status}>
      {found.length === 0 ? words.none : words.answers(found.length)}
    </p>
    <ul className={css.answers}>
      {found.map(({ title, text, href }) => (
        <li key={`${href} ${title}`}>
          <h3 className={css.heading}>{title}</h3>
          <p className={css.text}>{text}</p>
          <a href={href} aria-label={`${words.more}: ${title}`}>
            {words.more}
          </a>
        </li>
      ))}
    </ul>
  </>
)

const Content = ({
  entries,
  question,
  onRetry,
}: Pick<HelpPanelProps, 'entries' | 'question' | 'onRetry'>) => {
  if (entries === null)
    return (
      <p role="status" className={css.status}>
        {words.loading}
      </p>
    )
  if (entries === 'failed')
    return (
      <div role="alert">
        <p className={css.text}>{words.failed}</p>
        <Button variant="secondary" onClick={onRetry}>
          {commonWords.retry}
        </Button>
      </div>
    )
  return <Answers found={searchHelp(entries, question)} />
}

/** The embedded help: a search in the answers of the site, and the telephone numbers with their hours. */
export const HelpPanel = ({ open, onClose, brand, question, onQuestion, ...content }: HelpPanelProps) => (
  <Dialog open={open} onClose={onClose} title={words.title} closeLabel={commonWords.close}>
    <TextField
      name="help"
      type="search"
      autoComplete="off"
      label={words.question}
      hint={words.hint}
      maxLength={100}
      value={question}
      onChange={({ target }) => onQuestion(target.value)}
    />
    <Content {...content} question={question} />
    <section aria-label={words.phones}>
      <h3 className={css.heading}>{words.phones}</h3>
      <ul className={css.phones}>
        {(['sales', 'service'] as const).map((line) => (
          <li key={line}>
            <a className={css.phone} href={`tel:${brand.phones[line].dial}`}>
              {`${line === 'sales' ? commonWords.salesPhone : commonWords.servicePhone}: ${brand.phones[line].shown}`}
            </a>
            <span className={css.hours}>{openingText(brand.hours[line])}</span>
          </li>
        ))}
      </ul>
    </section>
  </Dialog>
)
