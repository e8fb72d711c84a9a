import { useSelector } from '@xstate/react'
import { useState } from 'react'
import type { BrandIdentity } from '#core/brand/brand.ts'
import type { Sale } from '#core/journeys/sale/sale.ts'
import { localizationWords } from '#ui/content/es/sale/localization.ts'
import { useLazy } from '#ui/features/shared/lazy.ts'
import { Button } from '#ui/kit/button/button.tsx'
import { LazyFailureNotice } from '#ui/features/shared/lazy-failure-notice.tsx'
import { AddressFormConnected } from './address-form.connected.tsx'
import { LocalizationView } from './localization.view.tsx'

const loadVisitOptions = () => import('./visit-options.tsx')

export type LocalizationConnectedProps = {
  readonly sale: Sale
  readonly brand: BrandIdentity
  /** The form was already submitted without script, and is not a valid address. */
  readonly isRefused?: boolean | undefined
}

export const LocalizationConnected = ({ sale, brand, isRefused }: LocalizationConnectedProps) => {
  const { localization } = sale
  const { failure, notice } = useSelector(localization, (snapshot) => snapshot.context)
  const returnAddress = useSelector(
    sale.actor,
    ({ context }) => context.visitor.origin?.returnAddress ?? null,
  )
  const [hasCode, setHasCode] = useState(false)
  const visit = useLazy(loadVisitOptions, hasCode || returnAddress !== null)
  return (
    <LocalizationView
      isSessionExpired={notice === 'sessionExpired'}
      phoneWithoutCookies={navigator.cookieEnabled ? null : brand.phones.sales}
      failure={
        failure === null ? null : (
          <LazyFailureNotice
            failure={failure}
            brand={brand}
            onRetry={() => localization.send({ type: 'retry.requested' })}
          />
        )
      }
      savedOrder={
        visit === null || returnAddress === null || failure !== null ? null : (
          <visit.ContinueOrder sale={sale} address={returnAddress} />
        )
      }
      codeEntry={
        sale.visitor === null ? null : hasCode && visit !== null ? (
          <visit.CodeEntry sale={sale} />
        ) : (
          <Button variant="quiet" onClick={() => setHasCode(true)}>
            {localizationWords.hasCode}
          </Button>
        )
      }
      form={<AddressFormConnected localization={localization} isRefused={isRefused} />}
    />
  )
}
