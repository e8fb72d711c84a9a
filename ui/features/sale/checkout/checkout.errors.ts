import type { Customer } from '#core/checkout/customer.ts'
import { checkoutWords } from '#ui/content/es/sale/checkout.ts'
import { customerFieldWords, identificationWords } from '#ui/content/es/shared/field-failure.ts'
import { AGREEMENTS_FIELD } from './agreement-field.ts'
import type { DetailsErrors } from './checkout.schema.ts'
import { isNumbered, type RiskErrors } from './risk.schema.ts'

/** The error texts by field name, in the order of the screen. */
export type FieldTexts = Readonly<Partial<Record<string, string>>>

type FieldText = readonly [name: string, text: string]

const customerFields = ['firstName', 'lastName', 'emailAddress', 'phoneNumber', 'phoneType'] as const

const customerTexts = (errors: DetailsErrors['customer']): readonly FieldText[] => {
  const textOf = (name: keyof Customer): string | undefined => {
    const tag = errors[name]
    if (tag === undefined) return undefined
    if (tag === 'PhoneTypeUnknown' || name === 'phoneType') return checkoutWords.phoneTypeMissing
    return customerFieldWords[tag](checkoutWords.nouns[name])
  }
  return customerFields.flatMap((name) => {
    const text = textOf(name)
    return text === undefined ? [] : [[name, text] as const]
  })
}

const riskTexts = (errors: RiskErrors, type: string): readonly FieldText[] => {
  const { addressOneYearMissing, identificationTypeMissing } = checkoutWords.risk
  const tag = errors.identificationNumber
  const texts: readonly (readonly [keyof RiskErrors, string])[] = [
    ['addressOneYear', addressOneYearMissing],
    ['identificationType', identificationTypeMissing],
    ['identificationNumber', tag === undefined || !isNumbered(type) ? '' : identificationWords[tag](type)],
  ]
  return texts.filter(([name]) => errors[name] !== undefined)
}

/** Returns the error texts of the details form. `type` is the selected identification type. */
export const detailsErrorTexts = (
  { customer, risk, isInstallMissing, unaccepted }: DetailsErrors,
  type: string,
): FieldTexts =>
  Object.fromEntries([
    ...customerTexts(customer),
    ...riskTexts(risk, type),
    ...(isInstallMissing ? [['installKind', checkoutWords.install.missing] as const] : []),
    ...(unaccepted.length === 0
      ? []
      : [
          [AGREEMENTS_FIELD, checkoutWords.agreements.missing(unaccepted.map(({ title }) => title))] as const,
        ]),
  ])
