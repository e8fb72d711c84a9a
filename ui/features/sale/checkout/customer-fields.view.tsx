import { useState, type ChangeEvent } from 'react'
import type { CustomerForm } from '#core/checkout/customer-form.ts'
import { DEFAULT_PHONE_TYPE, NAME_MAX, phoneTypes } from '#core/checkout/customer.ts'
import { checkoutWords } from './es.ts'
import { autofill } from '#ui/features/shared/autofill.ts'
import { Button } from '#ui/kit/button/button.tsx'
import { ChipGroup } from '#ui/kit/chips/chip-group.tsx'
import { TextField } from '#ui/kit/field/text-field.tsx'
import { Section } from '#ui/kit/section/section.tsx'
import type { FieldTexts } from './checkout.errors.ts'
import * as css from './checkout.css.ts'

export type CustomerFieldsProps = {
  readonly form: CustomerForm
  readonly errors: FieldTexts
  readonly onType: (form: CustomerForm) => void
  /** The buyer left a field with this text. */
  readonly onLeave: (name: string, text: string) => void
}

const folded = (value: string): string =>
  checkoutWords.customer.phoneTypeFolded[phoneTypes.find((type) => type === value) ?? DEFAULT_PHONE_TYPE]

/** The customer's name and contact details. */
export const CustomerFields = ({ form, errors, onType, onLeave }: CustomerFieldsProps) => {
  const words = checkoutWords.customer
  const [meant, setMeant] = useState<string | null>(null)
  const askAbout = (email: string): void =>
    void import('#core/checkout/email-host.ts').then(
      ({ probableEmail }) => setMeant(probableEmail(email)),
      () => undefined,
    )
  const bound = (name: keyof typeof autofill.customer) => ({
    name,
    autoComplete: autofill.customer[name],
    value: form[name],
    error: errors[name],
    onChange: (event: ChangeEvent<HTMLInputElement>) => onType({ ...form, [name]: event.target.value }),
    onBlur: () => {
      if (name === 'emailAddress') askAbout(form[name])
      onLeave(name, form[name])
    },
  })
  return (
    <Section heading={words.heading}>
      <div className={css.pair}>
        <TextField {...bound('firstName')} label={words.firstName} maxLength={NAME_MAX} />
        <TextField {...bound('lastName')} label={words.lastName} maxLength={NAME_MAX} />
      </div>
      <TextField
        {...bound('emailAddress')}
        label={words.emailAddress}
        type="email"
        inputMode="email"
        spellCheck={false}
      />
      {meant === null ? null : (
        <Button
          variant="quiet"
          onClick={() => {
            setMeant(null)
            onType({ ...form, emailAddress: meant })
          }}
        >
          {words.emailMeant(meant)}
        </Button>
      )}
      <TextField
        {...bound('phoneNumber')}
        label={words.phoneNumber}
        hint={words.phoneHint}
        type="tel"
        inputMode="tel"
        width="short"
      />
      <details className={css.fold} open={errors.phoneType !== undefined || undefined}>
        <summary className={css.foldSummary}>{folded(form.phoneType)}</summary>
        <ChipGroup
          legend={words.phoneType}
          name="phoneType"
          error={errors.phoneType}
          chips={phoneTypes.map((value) => ({ value, label: words.phoneTypes[value] }))}
          value={form.phoneType}
          onChange={(phoneType) => onType({ ...form, phoneType })}
        />
      </details>
    </Section>
  )
}
