import type { CustomerForm } from '#core/checkout/customer-form.ts'
import { checkoutWords } from '#ui/content/es/checkout.ts'
import { customerFieldWords } from '#ui/content/es/field-failure.ts'
import type { DetailsErrors } from './checkout.schema.ts'

/** The words of each field that was refused, by field name, in the order of the screen. */
export type FieldTexts = Readonly<Partial<Record<string, string>>>

export const agreementField = (id: string): string => `agreement-${id}`

const customerFields = ['firstName', 'lastName', 'emailAddress', 'phoneNumber', 'phoneType'] as const

export const detailsErrorTexts = ({ customer, isInstallMissing, unaccepted }: DetailsErrors): FieldTexts => {
  const textOf = (name: keyof CustomerForm): string | undefined => {
    const tag = customer[name]
    if (tag === undefined) return undefined
    if (tag === 'PhoneTypeUnknown' || name === 'phoneType') return checkoutWords.phoneTypeMissing
    return customerFieldWords[tag](checkoutWords.nouns[name])
  }
  const texts = customerFields.flatMap((name) => {
    const text = textOf(name)
    return text === undefined ? [] : [[name, text] as const]
  })
  return Object.fromEntries([
    ...texts,
    ...(isInstallMissing ? [['installKind', checkoutWords.install.missing] as const] : []),
    ...unaccepted.map(
      ({ id, title }) => [agreementField(id), checkoutWords.agreements.missing(title)] as const,
    ),
  ])
}
