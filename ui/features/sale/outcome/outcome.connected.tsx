import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { EMPTY_ADDRESS_FORM, parseAddressForm } from '#core/address/address-form.ts'
import type { BrandIdentity } from '#core/brand/brand.ts'
import type { FollowUpKind } from '#core/follow-up/follow-up.ts'
import { isResolving } from '#core/journeys/localization/localization.selectors.ts'
import type { Sale } from '#core/journeys/sale/sale.ts'
import { destinationOf } from '#core/routes/address-destination.ts'
import { addressSearch } from '#core/routes/localization-link.ts'
import { useChangeAddress } from '#ui/features/sale/shared/use-change-address.tsx'
import type { OutcomeMove } from './next-step.view.tsx'
import { useLazy } from '#ui/features/shared/lazy.ts'
import { outcomePageWords } from './es.ts'
import { Progress } from '#ui/kit/progress/progress.tsx'
import { LazyScene } from '#ui/features/shared/lazy-scene.tsx'
import { FollowUpConnected } from './follow-up.connected.tsx'
import { OutcomeView } from './outcome.view.tsx'

const loadProof = () => import('#ui/features/sale/shared/account-proof.connected.tsx')

export type OutcomeConnectedProps = { readonly sale: Sale; readonly brand: BrandIdentity }

/** The page of one outcome. It stays visible during the lookup of another address, until the next page is ready. */
export const OutcomeConnected = ({ sale, brand }: OutcomeConnectedProps) => {
  const { localization } = sale
  const answer = useSelector(sale.actor, (snapshot) => snapshot.context.answer)
  const isBusy = useSelector(localization, isResolving)
  const [shown, show] = useState(answer)
  const { outcome, leavesFor } = destinationOf(shown)
  const isSamePage = destinationOf(answer).outcome.kind === outcome.kind
  if (answer !== shown && isSamePage) show(answer)

  const { cartOptions } = sale
  const isCustomer = outcome.kind === 'existingCustomer' && outcome.hasOffers && cartOptions !== null
  const proof = useLazy(loadProof, isCustomer)

  const proofOf = () =>
    proof === null || cartOptions === null ? (
      <div aria-busy>
        <Progress label={outcomePageWords.openingAccount} />
      </div>
    ) : (
      <proof.AccountProofConnected sale={sale} load={cartOptions} brand={brand} />
    )

  const { changeAddress, addressChange } = useChangeAddress(sale)

  const move = (wanted: OutcomeMove): void => {
    if (wanted.type === 'offers') sale.request('products')
    if (wanted.type === 'rewrite') changeAddress()
    if (wanted.type === 'address') {
      const address = parseAddressForm(wanted.form)
      if (address._tag === 'Right') localization.send({ type: 'address.submitted', address: address.right })
    }
  }

  const address = shown?.providedAddress ?? null
  const followUp = (kind: FollowUpKind) =>
    address === null || sale.followUps === null ? null : (
      <FollowUpConnected
        key={`${kind} ${addressSearch(address)}`}
        kind={kind}
        outcome={outcome.kind}
        address={address}
        brand={brand}
        load={sale.followUps}
      />
    )

  return (
    <>
      <OutcomeView
        outcome={outcome}
        address={address ?? EMPTY_ADDRESS_FORM}
        brand={brand}
        scene={<LazyScene name={outcome.kind} />}
        expectedOn={shown?.expectedOn}
        alternatives={shown?.alternatives}
        leavesFor={leavesFor}
        isBusy={isBusy}
        proof={isCustomer ? proofOf() : null}
        followUp={followUp}
        onMove={move}
      />
      {addressChange}
    </>
  )
}
