import type { CheckoutField, ValidationErrors } from '#core/checkout/checkout-form.ts'
import { brandText } from '#ui/content/es/shared/brand-text.ts'
import { acpWords } from './acp.es.ts'
import { checkoutWords } from './es.ts'
import { customerFieldWords, identificationWords } from '#ui/content/es/shared/field-failure.ts'
import { isNumbered } from './risk-answers.ts'

/** The error texts by field, in the order of the screen. */
export type FieldTexts = Readonly<Partial<Record<CheckoutField, string>>>

type FailureTexts = {
  readonly [Field in CheckoutField]: (failure: NonNullable<ValidationErrors[Field]>) => string
}

const customerText =
  (field: keyof typeof checkoutWords.nouns): FailureTexts[typeof field] =>
  ({ _tag }) =>
    customerFieldWords[_tag](checkoutWords.nouns[field])

/** The text of each field's failure, in the order of the screen. `type` is the selected identification type. */
const textsOf = (type: string): FailureTexts => ({
  firstName: customerText('firstName'),
  lastName: customerText('lastName'),
  emailAddress: customerText('emailAddress'),
  phoneNumber: customerText('phoneNumber'),
  phoneType: () => checkoutWords.phoneTypeMissing,
  addressOneYear: () => checkoutWords.risk.addressOneYearMissing,
  identificationType: () => checkoutWords.risk.identificationTypeMissing,
  identificationNumber: ({ _tag }) => (isNumbered(type) ? identificationWords[_tag](type) : ''),
  installKind: () => checkoutWords.install.missing,
  acpExpireServiceContinue: ({ _tag }) => acpWords.failures[_tag],
  agreement: ({ missing }) => checkoutWords.agreements.missing(missing.map(({ title }) => brandText(title))),
})

const textOf = <Field extends CheckoutField>(
  text: FailureTexts[Field],
  failure: ValidationErrors[Field],
): string | null => (failure === null ? null : text(failure))

/** Returns the error texts of the details form. `type` is the selected identification type. */
export const detailsErrorTexts = (errors: ValidationErrors, type: string): FieldTexts => {
  const texts = textsOf(type)
  const fields = Object.keys(texts) as readonly CheckoutField[]
  return Object.fromEntries(
    fields.flatMap((field) => {
      const text = textOf(texts[field], errors[field])
      return text === null ? [] : [[field, text]]
    }),
  )
}
