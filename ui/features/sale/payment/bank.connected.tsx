import { entryOf } from '#ui/features/shared/typing.ts'
import { BankForm, type BankFormProps } from './bank-form.view.tsx'
import { bankFields, readBank, type BankErrors, type BankField } from './bank.schema.ts'
import type { EntryProps } from './payment-entry.ts'
import { bankFieldWords } from '#ui/content/es/shared/field-failure.ts'
import type { FieldTexts } from './payment.errors.ts'

/** Returns the error texts of the account fields, in the order of the screen. */
export const bankErrorTexts = (errors: BankErrors): FieldTexts<BankField> =>
  Object.fromEntries(
    bankFields.flatMap((name) => {
      const tag = errors[name]
      return tag === undefined ? [] : [[name, bankFieldWords[tag]] as const]
    }),
  )

/** Submits an account from its fields as one payment. Its code loads when the buyer selects the account. */
export const BankConnected = ({
  onRefused,
  onPay,
  ...props
}: EntryProps & Omit<BankFormProps, 'onSubmit'>) => (
  <BankForm
    {...props}
    onSubmit={(form) => {
      const read = readBank(entryOf(form, bankFields))
      if (read.isComplete) onPay(read.payment)
      else onRefused(() => bankErrorTexts(read.errors))
    }}
  />
)
