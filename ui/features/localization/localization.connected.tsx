import { useSelector } from '@xstate/react'
import type { BrandFace } from '#core/brand/brand.ts'
import type { Sale } from '#core/journeys/sale/sale.ts'
import { LateFailureNotice } from '#ui/features/late-failure-notice.tsx'
import { AddressFormConnected } from './address-form.connected.tsx'
import { LocalizationView } from './localization.view.tsx'

export type LocalizationConnectedProps = {
  readonly sale: Sale
  readonly brand: BrandFace
  /** The form was sent already, without script, and is no address. */
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
          <LateFailureNotice
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
