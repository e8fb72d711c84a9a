import { entryOf } from '#ui/features/shared/typing.ts'
import { BankForm, type BankFormProps } from './bank-form.view.tsx'
import { bankErrorTexts } from './bank.errors.ts'
import { bankFields, readBank } from './bank.schema.ts'
import type { EntryProps } from './payment-entry.ts'

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
