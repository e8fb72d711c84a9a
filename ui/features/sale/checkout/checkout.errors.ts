import type { CheckoutField, ValidationErrors } from '#core/checkout/checkout-form.ts'
import { acpWords } from '#ui/content/es/sale/acp.ts'
import { checkoutWords } from '#ui/content/es/sale/checkout.ts'
import { customerFieldWords, identificationWords } from '#ui/content/es/shared/field-failure.ts'
import { isNumbered } from './risk-answers.ts'

/** The error texts by field, in the order of the screen. */
export type FieldTexts = Readonly<Partial<Record<CheckoutField, string>>>

const { nouns, phoneTypeMissing, risk, install, agreements } = checkoutWords

type FailureTexts = {
  readonly [Field in CheckoutField]: (failure: NonNullable<ValidationErrors[Field]>) => string
}

const customerText =
  (field: keyof typeof nouns): FailureTexts[typeof field] =>
  ({ _tag }) =>
    customerFieldWords[_tag](nouns[field])

/** The text of each field's failure, in the order of the screen. `type` is the selected identification type. */
const textsOf = (type: string): FailureTexts => ({
  firstName: customerText('firstName'),
  lastName: customerText('lastName'),
  emailAddress: customerText('emailAddress'),
  phoneNumber: customerText('phoneNumber'),
  phoneType: () => phoneTypeMissing,
  addressOneYear: () => risk.addressOneYearMissing,
  identificationType: () => risk.identificationTypeMissing,
  identificationNumber: ({ _tag }) => (isNumbered(type) ? identificationWords[_tag](type) : ''),
  installKind: () => install.missing,
  acpExpireServiceContinue: ({ _tag }) => acpWords.failures[_tag],
  agreement: ({ missing }) => agreements.missing(missing.map(({ title }) => title)),
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
