import { useSelector } from '@xstate/react'
import type { BrandIdentity } from '#core/brand/brand.ts'
import type { Sale } from '#core/journeys/sale/sale.ts'
import { LazyFailureNotice } from '#ui/features/shared/lazy-failure-notice.tsx'
import { AddressFormConnected } from './address-form.connected.tsx'
import { LocalizationView } from './localization.view.tsx'

export type LocalizationConnectedProps = {
  readonly sale: Sale
  readonly brand: BrandIdentity
  /** The form was already submitted without script, and is not a valid address. */
  readonly isRefused?: boolean | undefined
}

export const LocalizationConnected = ({
  sale: { localization },
  brand,
  isRefused,
}: LocalizationConnectedProps) => {
  const { failure, notice } = useSelector(localization, (snapshot) => snapshot.context)
  return (
    <LocalizationView
      isSessionExpired={notice === 'sessionExpired'}
      failure={
        failure === null ? null : (
          <LazyFailureNotice
            failure={failure}
            brand={brand}
            onRetry={() => localization.send({ type: 'retry.requested' })}
          />
        )
      }
      form={<AddressFormConnected localization={localization} isRefused={isRefused} />}
    />
  )
}
