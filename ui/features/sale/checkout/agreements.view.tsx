import { useState } from 'react'
import type { Agreement } from '#core/checkout/agreement.ts'
import { checkoutWords } from '#ui/content/es/sale/checkout.ts'
import { commonWords } from '#ui/content/es/shared/common.ts'
import { Button } from '#ui/kit/button/button.tsx'
import { Checkbox } from '#ui/kit/checkbox/checkbox.tsx'
import { Dialog } from '#ui/kit/dialog/dialog.tsx'
import { Section } from '#ui/kit/section/section.tsx'
import { hidden } from '#ui/theme/text.css.ts'
import { agreementField } from './agreement-field.ts'
import type { FieldTexts } from './checkout.errors.ts'
import * as css from './checkout.css.ts'

export type AgreementsProps = {
  readonly agreements: readonly Agreement[]
  readonly accepted: readonly string[]
  readonly errors: FieldTexts
  readonly onAccept: (id: string, isAccepted: boolean) => void
}

const words = checkoutWords.agreements

/** Every agreement a buyer accepts: its summary, its full text in a dialog, and its own checkbox. */
export const Agreements = ({ agreements, accepted, errors, onAccept }: AgreementsProps) => {
  const [readId, setReadId] = useState<string | null>(null)
  const read = agreements.find(({ id }) => id === readId)
  return (
    <Section heading={words.heading} hint={words.hint}>
      <ul className={css.agreements}>
        {agreements.map(({ id, title, summary }) => (
          <li key={id} className={css.agreement}>
            <h3 className={css.agreementTitle}>{title}</h3>
            <p>{summary}</p>
            <div className={css.agreementRow}>
              <div className={css.agreementBox}>
                <Checkbox
                  name={agreementField(id)}
                  label={
                    <>
                      {words.accept}
                      <span className={hidden}> {title}</span>
                    </>
                  }
                  checked={accepted.includes(id)}
                  error={errors[agreementField(id)]}
                  onChange={(event) => onAccept(id, event.target.checked)}
                />
              </div>
              <Button variant="quiet" onClick={() => setReadId(id)}>
                {words.read}
                <span className={hidden}> {title}</span>
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <Dialog
        open={read !== undefined}
        onClose={() => setReadId(null)}
        title={read?.title ?? ''}
        closeLabel={commonWords.close}
      >
        {read?.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {read === undefined ? null : <p className={css.version}>{words.version(read.version)}</p>}
      </Dialog>
    </Section>
  )
}
