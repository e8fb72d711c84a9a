import type { ChangeEvent } from 'react'
import type { CustomerForm } from '#core/checkout/customer-form.ts'
import { DEFAULT_PHONE_TYPE, NAME_MAX, phoneTypes } from '#core/checkout/customer.ts'
import { checkoutWords } from '#ui/content/es/sale/checkout.ts'
import { autofill } from '#ui/features/shared/autofill.ts'
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
  const bound = (name: keyof typeof autofill.customer) => ({
    name,
    autoComplete: autofill.customer[name],
    value: form[name],
    error: errors[name],
    onChange: (event: ChangeEvent<HTMLInputElement>) => onType({ ...form, [name]: event.target.value }),
    onBlur: () => onLeave(name, form[name]),
  })
  return (
    <Section heading={checkoutWords.customer.heading} hint={checkoutWords.customer.hint}>
      <div className={css.pair}>
        <TextField {...bound('firstName')} label={checkoutWords.customer.firstName} maxLength={NAME_MAX} />
        <TextField {...bound('lastName')} label={checkoutWords.customer.lastName} maxLength={NAME_MAX} />
      </div>
      <TextField
        {...bound('emailAddress')}
        label={checkoutWords.customer.emailAddress}
        hint={checkoutWords.customer.emailHint}
        type="email"
        inputMode="email"
        spellCheck={false}
      />
      <TextField
        {...bound('phoneNumber')}
        label={checkoutWords.customer.phoneNumber}
        hint={checkoutWords.customer.phoneHint}
        type="tel"
        inputMode="tel"
        width="short"
      />
      <details className={css.fold} open={errors.phoneType !== undefined || undefined}>
        <summary className={css.foldSummary}>{folded(form.phoneType)}</summary>
        <ChipGroup
          legend={checkoutWords.customer.phoneType}
          name="phoneType"
          error={errors.phoneType}
          chips={phoneTypes.map((value) => ({ value, label: checkoutWords.customer.phoneTypes[value] }))}
          value={form.phoneType}
          onChange={(phoneType) => onType({ ...form, phoneType })}
        />
      </details>
    </Section>
  )
}
