import { styleGuideWords as words } from '#ui/content/es/site/style-guide.ts'
import { variant as buttonVariants } from '#ui/kit/button/button.css.ts'
import type { ButtonVariant } from '#ui/kit/button/button.tsx'
import { Button, ButtonLink } from '#ui/kit/button/button.tsx'
import { Checkbox } from '#ui/kit/checkbox/checkbox.tsx'
import { SecretField } from '#ui/kit/field/secret-field.tsx'
import { SelectField } from '#ui/kit/field/select-field.tsx'
import { TextArea } from '#ui/kit/field/text-area.tsx'
import { TextField } from '#ui/kit/field/text-field.tsx'
import { tone as noticeTones } from '#ui/kit/notice/notice.css.ts'
import type { NoticeTone } from '#ui/kit/notice/notice.tsx'
import { Notice } from '#ui/kit/notice/notice.tsx'
import { Wordmark } from '#ui/kit/page/wordmark.tsx'
import { Section } from '#ui/kit/section/section.tsx'
import * as css from './style-guide.css.ts'

const Buttons = () => (
  <>
    {(Object.keys(buttonVariants) as readonly ButtonVariant[]).map((variant) => (
      <div key={variant} className={css.piece}>
        <code className={css.code}>{variant}</code>
        <div className={css.row}>
          <Button variant={variant}>{words.action}</Button>
          <Button variant={variant} busy busyLabel={words.busy} />
          <Button variant={variant} disabled>
            {words.disabled}
          </Button>
          <ButtonLink variant={variant} href="/internet">
            {words.link}
          </ButtonLink>
        </div>
      </div>
    ))}
  </>
)

const lineCounts = ['1', '2', '3'].map((value) => ({ value, label: value }))

const Fields = () => (
  <div className={css.loose}>
    <TextField label={words.field} hint={words.fieldHint} name="plain" autoComplete="off" />
    <TextField label={words.field} error={words.fieldError} name="wrong" autoComplete="off" />
    <TextField label={words.field} name="closed" autoComplete="off" disabled defaultValue={words.disabled} />
    <SecretField
      label={words.secret}
      name="secret"
      showLabel={words.show}
      hideLabel={words.hide}
      subject={words.secret}
    />
    <SelectField label={words.select} name="lines" options={lineCounts} />
    <TextArea label={words.area} name="area" />
    <Checkbox label={words.checkbox} name="agreed" />
    <Checkbox label={words.checkbox} name="agreed-already" defaultChecked />
  </div>
)

/** The controls, notices and the mark of the brand, each in its states. */
export const ControlSamples = ({ name }: { readonly name: string }) => (
  <>
    <Section heading={words.buttons}>
      <Buttons />
    </Section>
    <Section heading={words.fields}>
      <Fields />
    </Section>
    <Section heading={words.notices}>
      {(Object.keys(noticeTones) as readonly NoticeTone[]).map((tone) => (
        <Notice key={tone} tone={tone} title={words.noticeTitle}>
          <p>{words.noticeText}</p>
        </Notice>
      ))}
    </Section>
    <Section heading={words.marks}>
      <div>
        <Wordmark name={name} />
      </div>
    </Section>
  </>
)
