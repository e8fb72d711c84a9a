import { useSelector } from '@xstate/react'
import { useState } from 'react'
import type { Brand } from '#core/brand/brand.ts'
import { isOrderUnderWay, isVisitNeeded } from '#core/journeys/checkout/checkout.selectors.ts'
import type { Sale } from '#core/journeys/sale/sale.ts'
import { dateAt, epochMs } from '#core/shared/plain-date.ts'
import { entryOf, wipeCard } from './card-entry.ts'
import { cardErrorTexts } from './payment.errors.ts'
import { readCard, type CardErrors, type CardField } from './payment.schema.ts'
import { PaymentView, PaymentWaiting } from './payment.view.tsx'

/** The payment step over the machine. A card goes from its fields into one event; no state holds it. */
export const PaymentConnected = ({ sale, brand }: { readonly sale: Sale; readonly brand: Brand }) => {
  const { checkout } = sale
  const snapshot = useSelector(checkout, (state) => state)
  const homeZip = useSelector(sale.localization, ({ context }) => context.answer?.providedAddress.zip ?? '')
  const [isReplacing, setReplacing] = useState(false)
  const [errors, setErrors] = useState<CardErrors>({})
  const [attempt, setAttempt] = useState(0)
  const { cart, card, customer, visit, failure } = snapshot.context

  if (isOrderUnderWay(snapshot) || snapshot.matches('placed')) return null
  if (!snapshot.matches({ filling: 'payment' }) || cart === null) return <PaymentWaiting />

  const kept = isReplacing ? null : card
  const isNeeded = isVisitNeeded(snapshot.context)
  const submit = (form: HTMLFormElement): void => {
    const today = dateAt(epochMs(Date.now()), -new Date().getTimezoneOffset())
    const read = readCard(entryOf(form), today)
    if (read.isComplete) {
      wipeCard(form)
      setErrors({})
      checkout.send({ type: 'card.submitted', ...read.submission })
    } else {
      setErrors(read.errors)
      setAttempt(attempt + 1)
    }
  }
  const forget = (name: CardField): void =>
    setErrors((known) => Object.fromEntries(Object.entries(known).filter(([field]) => field !== name)))
  return (
    <PaymentView
      quote={cart.quote}
      kept={kept}
      placesOrder={!isNeeded || (kept !== null && visit !== null)}
      known={{
        nameOnCard: customer === null ? '' : `${customer.firstName} ${customer.lastName}`,
        zipCode: homeZip,
      }}
      errors={cardErrorTexts(errors)}
      attempt={attempt}
      isSaving={!snapshot.matches({ filling: { payment: 'idle' } })}
      failure={failure}
      brand={brand}
      onEdit={forget}
      onSubmit={submit}
      onKeep={() => checkout.send({ type: 'card.kept' })}
      onReplace={() => setReplacing(true)}
      onReturn={isReplacing && card !== null ? () => setReplacing(false) : null}
    />
  )
}
