import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { accountRoom } from '#core/account/account.ts'
import type { BrandIdentity } from '#core/brand/brand.ts'
import { parseOrderCode } from '#core/checkout/order-status-form.ts'
import {
  startAccountProof,
  type AccountProofActor,
} from '#core/journeys/account-proof/account-proof.machine.ts'
import { selectOffers } from '#core/journeys/sale/sale.selectors.ts'
import type { Sale } from '#core/journeys/sale/sale.ts'
import { whenSaved } from '#core/journeys/sale/when-saved.ts'
import type { LoadCartOptions } from '#core/ports/cart-option-calls.ts'
import { brandText } from '#ui/content/es/shared/brand-text.ts'
import { accountCodeError } from '#ui/content/es/sale/account.ts'
import { AccountKnown, AccountProof } from './account-proof.view.tsx'

export type AccountProofOverProps = {
  readonly sale: Sale
  readonly brand: BrandIdentity
  /** The journey of the proof. */
  readonly actor: AccountProofActor
}

export type AccountProofConnectedProps = Omit<AccountProofOverProps, 'actor'> & {
  readonly load: LoadCartOptions
}

/** The proof of an existing customer over its journey. What the session knows of a proven account is shown at once. */
export const AccountProofOver = ({ actor, sale, brand }: AccountProofOverProps) => {
  const { value, context } = useSelector(actor, (snapshot) => snapshot)
  const session = useSelector(sale.actor, (snapshot) => snapshot.context.answer?.sessionInfo ?? null)
  const offers = useSelector(sale.actor, selectOffers)
  const [code, setCode] = useState('')
  const [refusals, setRefusals] = useState(0)
  const read = parseOrderCode(code)

  const equipment = offers.flatMap((offer) => {
    const room = accountRoom(offer, session ?? {})
    return room === null ? [] : [{ name: brandText(offer.name), room }]
  })
  if (session?.account !== undefined)
    return (
      <AccountKnown
        equipment={equipment}
        pastDue={session.account.pastDue}
        isNew={value === 'proven'}
        onShop={() => void sale.request('configure')}
      />
    )
  if (value === 'proven') return null
  return (
    <AccountProof
      state={value}
      {...context}
      code={code}
      error={refusals > 0 && read._tag === 'Left' ? accountCodeError(read.left) : undefined}
      refusals={refusals}
      equipment={equipment}
      brand={brand}
      onRequest={() => actor.send({ type: 'code.requested' })}
      onCode={setCode}
      onSubmit={() => {
        if (read._tag === 'Right') actor.send({ type: 'code.submitted', code: read.right })
        else setRefusals((count) => count + 1)
      }}
      onShop={() => void sale.request('products')}
    />
  )
}

/** The existing customer's proof. Starts with the page; with internet it continues to services (ACC-06). */
export const AccountProofConnected = ({ load, ...props }: AccountProofConnectedProps) => {
  const { sale } = props
  const [actor] = useState(() =>
    startAccountProof({
      load,
      whenSaved: () => whenSaved(sale.actor),
      onProven: (proven) => {
        sale.actor.send({ type: 'account.proven', ...proven })
        if (sale.status().isInternetHeld === true) sale.request('configure')
      },
    }),
  )
  useEffect(() => () => actor.stop(), [actor])
  return <AccountProofOver {...props} actor={actor} />
}
