import { useState } from 'react'
import type { Agreement } from '#core/checkout/agreement.ts'
import { requiredAgreements } from '#core/checkout/agreement.ts'
import { termsPath } from '#core/routes/terms-path.ts'
import { brandText } from '#ui/content/es/shared/brand-text.ts'
import { checkoutWords } from './es.ts'
import { commonWords } from '#ui/content/es/shared/common.ts'
import { Checkbox } from '#ui/kit/checkbox/checkbox.tsx'
import { Dialog } from '#ui/kit/dialog/dialog.tsx'
import { Section } from '#ui/kit/section/section.tsx'
import { hidden, small } from '#ui/theme/text.css.ts'
import type { FieldTexts } from './checkout.errors.ts'
import * as css from './checkout.css.ts'
import { handled } from '#ui/kit/button/button.tsx'

export type AgreementsProps = {
  readonly agreements: readonly Agreement[]
  readonly accepted: readonly string[]
  readonly errors: FieldTexts
  /** The name with which the buyer signs; empty until it is typed. */
  readonly signer: string
  readonly onAccept: (ids: readonly string[], isAccepted: boolean) => void
}

type LinkProps = {
  readonly text: string
  readonly title?: string
  readonly onRead: () => void
}

/** Opens the full text. Without script the link leads to the page of the terms. */
const ReadLink = ({ text, title, onRead }: LinkProps) => (
  <a href={termsPath} onClick={handled(onRead)}>
    <span>{text}</span>
    {title === undefined ? null : <span className={hidden}>{` ${title}`}</span>}
  </a>
)

type TextsProps = { readonly agreements: readonly Agreement[]; readonly onRead: (id: string) => void }

/** The required agreements as one sentence with links. */
const Sentence = ({ agreements, onRead }: TextsProps) => (
  <>
    <span>{checkoutWords.agreements.accept}</span>
    {agreements.map(({ id, title }, index) => (
      <span key={id}>
        <span>{index === 0 ? '' : checkoutWords.agreements.separator(index === agreements.length - 1)}</span>
        <ReadLink text={brandText(title)} onRead={() => onRead(id)} />
      </span>
    ))}
    <span>.</span>
  </>
)

/** What a buyer accepts: the required agreements together, and each consent by itself. Every text opens in a dialog. */
export const Agreements = ({ agreements, accepted, errors, signer, onAccept }: AgreementsProps) => {
  const [readId, setReadId] = useState<string | null>(null)
  const read = agreements.find(({ id }) => id === readId)
  const required = requiredAgreements(agreements)
  const ids = required.map(({ id }) => id)
  return (
    <Section heading={checkoutWords.agreements.heading}>
      {required.length === 0 ? null : (
        <div>
          <Checkbox
            name="agreement"
            label={<Sentence agreements={required} onRead={setReadId} />}
            checked={ids.every((id) => accepted.includes(id))}
            error={errors.agreement}
            onChange={(event) => onAccept(ids, event.target.checked)}
          />
          <p className={`${small} ${css.signature}`}>{checkoutWords.agreements.signature(signer)}</p>
        </div>
      )}
      {agreements
        .filter((agreement) => !required.includes(agreement))
        .map(({ id, title, summary }) => (
          <div key={id}>
            <Checkbox
              name={`consent-${id}`}
              label={`${brandText(title)} ${checkoutWords.agreements.optional}`}
              checked={accepted.includes(id)}
              onChange={(event) => onAccept([id], event.target.checked)}
            />
            <p className={`${small} ${css.signature}`}>
              <span>{`${brandText(summary)} `}</span>
              <ReadLink
                text={checkoutWords.agreements.read}
                title={brandText(title)}
                onRead={() => setReadId(id)}
              />
            </p>
          </div>
        ))}
      <Dialog
        open={read !== undefined}
        onClose={() => setReadId(null)}
        title={brandText(read?.title ?? '')}
        closeLabel={commonWords.close}
      >
        {read?.paragraphs.map((paragraph) => (
          <p key={paragraph}>{brandText(paragraph)}</p>
        ))}
        {read === undefined ? null : (
          <p className={css.version}>{checkoutWords.agreements.version(read.version)}</p>
        )}
      </Dialog>
    </Section>
  )
}
