import { bankFieldWords } from '#ui/content/es/shared/field-failure.ts'
import { bankFields, type BankErrors, type BankField } from './bank.schema.ts'
import type { FieldTexts } from './payment.errors.ts'

/** Returns the error texts of the account fields, in the order of the screen. */
export const bankErrorTexts = (errors: BankErrors): FieldTexts<BankField> =>
  Object.fromEntries(
    bankFields.flatMap((name) => {
      const tag = errors[name]
      return tag === undefined ? [] : [[name, bankFieldWords[tag]] as const]
    }),
  )
