import { useSelector } from '@xstate/react'
import { useState } from 'react'
import type { Brand } from '#core/brand/brand.ts'
import type { InstallKind } from '#core/checkout/install-option.ts'
import type { Sale } from '#core/journeys/sale/sale.ts'
import { planQuote } from '#core/journeys/shopping/shopping.selectors.ts'
import { installPrice } from '#ui/content/es/checkout.ts'
import { detailsErrorTexts } from './checkout.errors.ts'
import { readDetails } from './checkout.schema.ts'
import { CheckoutFailed, CheckoutView, CheckoutWaiting } from './checkout.view.tsx'

/** The checkout step over the machine: loading, failed, or the form. */
export const CheckoutConnected = ({ sale, brand }: { readonly sale: Sale; readonly brand: Brand }) => {
  const { checkout } = sale
  const snapshot = useSelector(checkout, (state) => state)
  const shop = useSelector(sale.shopping, ({ context }) => context)
  const [ticked, setTicked] = useState<Readonly<Record<string, boolean>>>({})
  const [asked, setAsked] = useState<InstallKind | null>(null)
  const [attempt, setAttempt] = useState(0)
  const { customerForm: form, agreements, installOptions, installKind, isAgreed, failure } = snapshot.context

  if (snapshot.matches('failed') && failure !== null)
    return (
      <CheckoutFailed
        failure={failure}
        brand={brand}
        onRetry={() => checkout.send({ type: 'retry.requested' })}
      />
    )
  if (!snapshot.matches({ filling: 'details' })) return <CheckoutWaiting />

  const isInstalling = snapshot.matches({ filling: { details: 'choosingInstall' } })
  const isSaving = snapshot.matches({ filling: { details: 'saving' } })
  const accepted = agreements.map(({ id }) => id).filter((id) => ticked[id] ?? isAgreed)
  const read = readDetails({ form, installKind, accepted }, agreements)
  const choose = (kind: InstallKind): void => {
    setAsked(kind)
    checkout.send({ type: 'installOption.chosen', kind })
  }
  const submit = (): void => {
    setAsked(null)
    if (read.isComplete)
      checkout.send({ type: 'details.submitted', customer: read.customer, agreements: read.agreements })
    else setAttempt(attempt + 1)
  }
  return (
    <CheckoutView
      form={form}
      onType={(typed) => checkout.send({ type: 'customer.typed', form: typed })}
      choices={installOptions.map(({ kind, offerId }) => {
        const priced = planQuote(shop, offerId)
        return { kind, cost: priced === null ? null : installPrice(priced.oneTime) }
      })}
      chosen={isInstalling ? asked : installKind}
      onChoose={choose}
      agreements={agreements}
      accepted={accepted}
      onAccept={(id, isAccepted) => setTicked({ ...ticked, [id]: isAccepted })}
      errors={attempt === 0 || read.isComplete ? {} : detailsErrorTexts(read.errors)}
      attempt={attempt}
      busy={isInstalling ? 'installing' : isSaving ? 'saving' : null}
      failure={failure}
      brand={brand}
      onRetry={asked === null ? submit : () => choose(asked)}
      onSubmit={submit}
    />
  )
}
