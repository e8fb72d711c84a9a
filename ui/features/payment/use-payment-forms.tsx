import { useSelector } from '@xstate/react'
import { useState, type ReactNode } from 'react'
import type { Sale } from '#core/journeys/sale/sale.ts'
import type { PaymentKind } from '#core/payment/payment.ts'
import { useLate } from '#ui/features/late.ts'
import { CardConnected } from './card.connected.tsx'
import { formIds, keepBeside, typedBeside, wipeSecrets, type EntryProps } from './payment-entry.ts'
import type { FieldTexts } from './payment.errors.ts'
import type { PaymentViewProps } from './payment.view.tsx'

const loadBank = () => import('./bank.connected.tsx')

const NONE: FieldTexts<string> = {}

type KnownBeside = Readonly<Record<'nameOnCard' | 'zipCode' | 'nameOnAccount' | 'accountKind', string>>

/** What need not be typed again: what was typed beside the secrets, else what is known of the buyer. */
const useKnown = (sale: Sale): KnownBeside => {
  const customer = useSelector(sale.checkout, ({ context }) => context.customer)
  const homeZip = useSelector(sale.localization, ({ context }) => context.answer?.providedAddress.zip ?? '')
  const name = customer === null ? '' : `${customer.firstName} ${customer.lastName}`
  return {
    nameOnCard: name,
    zipCode: homeZip,
    nameOnAccount: name,
    accountKind: 'checking',
    ...typedBeside(sale).texts,
  }
}

type Entry = EntryProps & { readonly onEdit: (field: string) => void }

/** A card or an account goes from its fields into one event; no state holds it. */
const useEntry = (sale: Sale, kind: PaymentKind) => {
  const [errors, setErrors] = useState({ card: NONE, bank: NONE })
  const [attempt, setAttempt] = useState(0)
  const entry: Entry = {
    onEdit: (field) => setErrors({ ...errors, [kind]: { ...errors[kind], [field]: undefined } }),
    onRefused: (texts) => {
      setErrors({ ...errors, [kind]: texts })
      setAttempt(attempt + 1)
    },
    onPay: (payment) => {
      wipeSecrets()
      setErrors({ card: NONE, bank: NONE })
      keepBeside(sale, payment)
      sale.checkout.send({ type: 'payment.submitted', payment })
    },
  }
  return { errors, attempt, entry }
}

export type PaymentForms = Pick<PaymentViewProps, 'kind' | 'errors' | 'attempt' | 'onKind'> & {
  readonly cardForm: ReactNode
  readonly bankForm: ReactNode
}

/** The two forms and which of them is shown. The account's comes when it is asked for, and stays. */
export const usePaymentForms = (sale: Sale): PaymentForms => {
  const [kind, setKind] = useState(() => typedBeside(sale).kind)
  const [isBankWanted, wantBank] = useState(kind === 'bank')
  const known = useKnown(sale)
  const { errors, attempt, entry } = useEntry(sale, kind)
  const bank = useLate(loadBank, isBankWanted)
  return {
    kind,
    errors: errors[kind],
    attempt,
    onKind: (chosen) => {
      setKind(chosen)
      wantBank(isBankWanted || chosen === 'bank')
    },
    cardForm: <CardConnected {...entry} formId={formIds.card} errors={errors.card} known={known} />,
    bankForm:
      bank === null ? null : (
        <bank.BankConnected {...entry} formId={formIds.bank} errors={errors.bank} known={known} />
      ),
  }
}
