import { useSelector } from '@xstate/react'
import { useState } from 'react'
import type { Sale } from '#core/journeys/sale/sale.ts'
import type { PaymentKind } from '#core/payment/payment.ts'
import { useLazy } from '#ui/features/shared/lazy.ts'
import { CardConnected } from './card.connected.tsx'
import {
  formIds,
  nameToPayWith,
  saveNonSecretEntry,
  nonSecretEntry,
  wipeSecrets,
  type EntryProps,
} from './payment-entry.ts'
import type { FieldTexts } from './payment.errors.ts'
import type { PaymentViewProps } from './payment.view.tsx'
import type { Slot } from '#ui/kit/slot.ts'

const loadBank = () => import('./bank.connected.tsx')

const none = (): FieldTexts<string> => ({})

type KnownEntry = Readonly<Record<'nameOnCard' | 'zipCode' | 'nameOnAccount' | 'accountKind', string>>

/** Returns the values to prefill: the last typed ones without secrets, otherwise the customer's data. */
const useKnown = (sale: Sale): KnownEntry => {
  const customer = useSelector(sale.checkout, ({ context }) => context.customer)
  const homeZip = useSelector(sale.actor, ({ context }) => context.answer?.providedAddress.zip ?? '')
  const name = customer === null ? '' : nameToPayWith(customer)
  return {
    nameOnCard: name,
    zipCode: homeZip,
    nameOnAccount: name,
    accountKind: 'checking',
    ...nonSecretEntry(sale).texts,
  }
}

type Entry = EntryProps & { readonly onEdit: (field: string) => void }

/** Passes a card or an account from its fields into one event. No state contains it. */
const useEntry = (sale: Sale, kind: PaymentKind) => {
  const [refused, setRefused] = useState({ card: none, bank: none })
  const [attempt, setAttempt] = useState(0)
  const entry: Entry = {
    onEdit: (field) => {
      const { [kind]: texts } = refused
      if (texts()[field] !== undefined)
        setRefused({ ...refused, [kind]: () => ({ ...texts(), [field]: undefined }) })
    },
    onRefused: (texts) => {
      setRefused({ ...refused, [kind]: texts })
      setAttempt(attempt + 1)
    },
    onPay: (payment) => {
      wipeSecrets()
      setRefused({ card: none, bank: none })
      saveNonSecretEntry(sale, payment)
      sale.checkout.send({ type: 'payment.submitted', payment })
    },
  }
  return { errors: { card: refused.card(), bank: refused.bank() }, attempt, entry }
}

export type PaymentForms = Pick<PaymentViewProps, 'kind' | 'errors' | 'attempt' | 'onKind'> & {
  readonly cardForm: Slot
  readonly bankForm: Slot
}

/** Provides both payment forms and the selected kind. The account form loads with its first selection. */
export const usePaymentForms = (sale: Sale): PaymentForms => {
  const [kind, setKind] = useState(() => nonSecretEntry(sale).kind)
  const [isBankWanted, wantBank] = useState(kind === 'bank')
  const known = useKnown(sale)
  const { errors, attempt, entry } = useEntry(sale, kind)
  const bank = useLazy(loadBank, isBankWanted)
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
