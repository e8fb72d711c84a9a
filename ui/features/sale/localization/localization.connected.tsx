import { useSelector } from '@xstate/react'
import { useState } from 'react'
import type { BrandIdentity } from '#core/brand/brand.ts'
import type { SaleSnapshot } from '#core/journeys/sale/sale.selectors.ts'
import type { Sale } from '#core/journeys/sale/sale.ts'
import { localizationWords } from '#ui/content/es/sale/localization.ts'
import { useLazy } from '#ui/features/shared/lazy.ts'
import { Button } from '#ui/kit/button/button.tsx'
import { LazyFailureNotice } from '#ui/features/sale/shared/lazy-failure-notice.tsx'
import { AddressFormConnected } from './address-form.connected.tsx'
import { LocalizationView } from './localization.view.tsx'

const loadVisitOptions = () => import('./visit-options.tsx')

export type LocalizationConnectedProps = {
  readonly sale: Sale
  readonly brand: BrandIdentity
  /** The form was already submitted without script, and is not a valid address. */
  readonly isRefused?: boolean | undefined
  /** What the link that opened the page has as the code of another device. */
  readonly code?: string | undefined
}

const originOf = ({ context }: SaleSnapshot) => context.visitor.origin

export const LocalizationConnected = ({ sale, brand, isRefused, code }: LocalizationConnectedProps) => {
  const { localization } = sale
  const { failure, notice } = useSelector(localization, (snapshot) => snapshot.context)
  const origin = useSelector(sale.actor, originOf)
  const returnAddress = origin?.returnAddress ?? null
  const hasSavedOrder = returnAddress !== null || (origin?.hasSavedCart ?? false)
  const [isLinked] = useState(code !== undefined)
  const [hasCode, setHasCode] = useState(isLinked)
  const lacksPlan = notice === 'planMissing'
  const mobileLink = useSelector(sale.actor, ({ context }) => context.mobileLink)
  const visit = useLazy(loadVisitOptions, hasCode || lacksPlan || hasSavedOrder || mobileLink !== null)
  const codeEntry =
    sale.visitor === null ? null : hasCode && visit !== null ? (
      <visit.CodeEntry sale={sale} visitor={sale.visitor} brand={brand} code={code} />
    ) : (
      <Button variant="quiet" onClick={() => setHasCode(true)}>
        {localizationWords.hasCode}
      </Button>
    )
  return (
    <LocalizationView
      isSessionExpired={notice === 'sessionExpired'}
      phoneWithoutCookies={notice === 'cookiesRefused' ? brand.phones.sales : null}
      failure={
        failure === null ? null : (
          <LazyFailureNotice
            failure={failure}
            brand={brand}
            onRetry={() => localization.send({ type: 'retry.requested' })}
          />
        )
      }
      refusal={
        isLinked ? (
          codeEntry
        ) : lacksPlan && visit !== null ? (
          <visit.PlanMissing sale={sale} brand={brand} />
        ) : mobileLink !== null && visit !== null ? (
          <visit.AddressBeforeLines hasDevice={mobileLink.sku !== null} />
        ) : null
      }
      savedOrder={
        lacksPlan || visit === null || !hasSavedOrder || failure !== null ? null : returnAddress === null ? (
          <visit.SavedOrder />
        ) : (
          <visit.ContinueOrder sale={sale} address={returnAddress} />
        )
      }
      codeEntry={isLinked ? null : codeEntry}
      form={<AddressFormConnected localization={localization} isRefused={isRefused} />}
    />
  )
}
