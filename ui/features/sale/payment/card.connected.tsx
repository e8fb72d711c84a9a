import { dateAt, epochMs } from '#core/shared/plain-date.ts'
import { entryOf } from '#ui/features/shared/typing.ts'
import { CardForm, type CardFormProps } from './card-form.view.tsx'
import type { EntryProps } from './payment-entry.ts'
import { cardErrorTexts } from './payment.errors.ts'
import { cardFields, readCard } from './payment.schema.ts'

/** Submits a card from its fields as one payment. */
export const CardConnected = ({
  onRefused,
  onPay,
  ...props
}: EntryProps & Omit<CardFormProps, 'onSubmit'>) => (
  <CardForm
    {...props}
    onSubmit={(form) => {
      const today = dateAt(epochMs(Date.now()), -new Date().getTimezoneOffset())
      const read = readCard(entryOf(form, cardFields), today)
      if (read.isComplete) onPay(read.payment)
      else onRefused(() => cardErrorTexts(read.errors))
    }}
  />
)
