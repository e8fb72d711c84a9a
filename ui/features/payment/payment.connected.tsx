import { useSelector } from '@xstate/react'
import { useState } from 'react'
import type { Brand } from '#core/brand/brand.ts'
import type { CheckoutContext } from '#core/journeys/checkout/checkout.context.ts'
import type { PaymentSubmission } from '#core/journeys/checkout/checkout.events.ts'
import { isOrderUnderWay, isVisitNeeded } from '#core/journeys/checkout/checkout.selectors.ts'
import type { Sale } from '#core/journeys/sale/sale.ts'
import { money } from '#ui/content/format.ts'
import { useLate } from '#ui/features/late.ts'
import { CardConnected } from './card.connected.tsx'
import { formIds, keepBeside, typedBeside, wipeSecrets } from './payment-entry.ts'
import type { FieldTexts } from './payment.errors.ts'
import { PaymentView, PaymentWaiting } from './payment.view.tsx'

const loadBank = () => import('./bank.connected.tsx')

const NONE: FieldTexts<string> = {}

/** The deposit in the cart, as text; null without one. */
const depositIn = ({ cart, riskRequirements }: CheckoutContext): string | null => {
  const line = cart?.quote.lines.find(({ offerId }) => offerId === riskRequirements?.depositOfferId)
  return line === undefined ? null : money(line.oneTime.total).text
}

/** The payment step over the machine. A card or an account goes from its fields into one event; no state holds it. */
export const PaymentConnected = ({ sale, brand }: { readonly sale: Sale; readonly brand: Brand }) => {
  const { checkout } = sale
  const snapshot = useSelector(checkout, (state) => state)
  const homeZip = useSelector(sale.localization, ({ context }) => context.answer?.providedAddress.zip ?? '')
  const beside = typedBeside(sale)
  const [kind, setKind] = useState(beside.kind)
  const [isReplacing, setReplacing] = useState(false)
  const [errors, setErrors] = useState({ card: NONE, bank: NONE })
  const [attempt, setAttempt] = useState(0)
  const [isBankWanted, wantBank] = useState(kind === 'bank')
  const bank = useLate(loadBank, isBankWanted)
  const { cart, payment, customer, visit, failure } = snapshot.context

  if (isOrderUnderWay(snapshot) || snapshot.matches('placed')) return null
  if (!snapshot.matches({ filling: 'payment' }) || cart === null) return <PaymentWaiting />

  const kept = isReplacing ? null : payment
  const isNeeded = isVisitNeeded(snapshot.context)
  const name = customer === null ? '' : `${customer.firstName} ${customer.lastName}`
  const entry = {
    onEdit: (field: string) => setErrors({ ...errors, [kind]: { ...errors[kind], [field]: undefined } }),
    onRefused: (texts: FieldTexts<string>) => {
      setErrors({ ...errors, [kind]: texts })
      setAttempt(attempt + 1)
    },
    onPay: (paid: PaymentSubmission) => {
      wipeSecrets()
      setErrors({ card: NONE, bank: NONE })
      keepBeside(sale, paid)
      checkout.send({ type: 'payment.submitted', payment: paid })
    },
  }
  return (
    <PaymentView
      quote={cart.quote}
      deposit={depositIn(snapshot.context)}
      kind={kind}
      kept={kept}
      placesOrder={!isNeeded || (kept !== null && visit !== null)}
      errors={errors[kind]}
      attempt={attempt}
      isSaving={!snapshot.matches({ filling: { payment: 'idle' } })}
      failure={failure}
      brand={brand}
      cardForm={
        <CardConnected
          {...entry}
          formId={formIds.card}
          errors={errors.card}
          known={{ nameOnCard: beside.nameOnCard ?? name, zipCode: beside.zipCode ?? homeZip }}
        />
      }
      bankForm={
        bank === null ? null : (
          <bank.BankConnected
            {...entry}
            formId={formIds.bank}
            errors={errors.bank}
            known={{
              nameOnAccount: beside.nameOnAccount ?? name,
              accountKind: beside.accountKind ?? 'checking',
            }}
          />
        )
      }
      onKind={(chosen) => {
        setKind(chosen)
        wantBank(isBankWanted || chosen === 'bank')
      }}
      onKeep={() => checkout.send({ type: 'payment.kept' })}
      onReplace={() => setReplacing(true)}
      onReturn={isReplacing && payment !== null ? () => setReplacing(false) : null}
    />
  )
}
