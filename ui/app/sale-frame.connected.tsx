import { shallowEqual, useSelector } from '@xstate/react'
import { useMemo } from 'react'
import type { BrandIdentity } from '#core/brand/brand.ts'
import type { SaleStep } from '#core/routes/sale-step.ts'
import { isCheckoutStep, isTrailStep } from '#core/routes/sale-step.ts'
import { isOrderUnderWay } from '#core/journeys/checkout/checkout.selectors.ts'
import type { SaleSnapshot } from '#core/journeys/sale/sale.selectors.ts'
import { isConfirming, selectSaving } from '#core/journeys/sale/sale.selectors.ts'
import { orderQuote, quoteInputOf, selectOrderFacts } from '#core/journeys/sale/sale.pricing.ts'
import type { Sale } from '#core/journeys/sale/sale.ts'
import { onwardWords } from '#ui/content/es/sale/sale-layout.ts'
import { CartChangesConnected } from '#ui/features/sale/cart-changes/cart-changes.connected.tsx'
import { useChangeAddress } from '#ui/features/sale/shared/use-change-address.tsx'
import { useLazy } from '#ui/features/shared/lazy.ts'
import type { FrameAction } from '#ui/features/sale/sale-layout/order-column.view.tsx'
import type { SaleOrder } from '#ui/features/sale/sale-layout/summary-panel.view.tsx'
import { SaleFrame } from '#ui/features/sale/sale-layout/sale-frame.view.tsx'
import { PageContent } from '#ui/features/sale/page-model/page-content.connected.tsx'
import { VisitNoticeConnected } from '#ui/features/sale/visit-notice/visit-notice.connected.tsx'
import { SessionConnected } from '#ui/features/sale/session/session.connected.tsx'
import { stepTitle } from './screen-title.ts'
import { CartDetailsLink } from '#ui/features/sale/shared/cart-details-link.tsx'
import { CouponEntry } from '#ui/features/sale/shared/coupon-entry.tsx'
import { stepBehind, trailOf } from './step-trail.ts'
import type { Slot } from '#ui/kit/slot.ts'

export type SaleFrameConnectedProps = {
  readonly sale: Sale
  readonly brand: BrandIdentity
  readonly step: SaleStep | null
  /** How often the visitor pressed the blocked Back button on this screen. */
  readonly blockedBacks?: number
  readonly children: Slot
}

const loadAddress = () => import('#ui/features/sale/shared/service-address.connected.tsx')
const loadBlockedBack = () => import('#ui/features/sale/sale-layout/blocked-back.view.tsx')

const continueAction = ({ actor }: Sale, snapshot: SaleSnapshot): FrameAction => {
  const isStuck = selectSaving(snapshot) === 'stuck'
  return {
    label: onwardWords.label,
    isBusy: isConfirming(snapshot),
    busyLabel: onwardWords.busy,
    onPress: () => {
      actor.send({ type: 'configuration.confirmed' })
      if (isStuck) actor.send({ type: 'retry.requested' })
    },
  }
}

/** Returns the order's price at a step with its input; null if none is shown. Changes only with its dependencies. */
const usePricedOrder = (
  { actor }: Sale,
  step: SaleStep | null,
): Pick<SaleOrder, 'quote' | 'input'> | null => {
  const facts = useSelector(actor, (snapshot) => selectOrderFacts(snapshot, step), shallowEqual)
  return useMemo(() => {
    const quote = orderQuote(facts)
    return quote === null ? null : { quote, input: quoteInputOf(facts, quote.lines) }
  }, [facts])
}

/** The frame around the screens of the sale: the trail, the order so far and the action of the configuration. */
export const SaleFrameConnected = ({
  sale,
  brand,
  step,
  blockedBacks = 0,
  children,
}: SaleFrameConnectedProps) => {
  const snapshot = useSelector(sale.actor, (state) => state)
  const checkout = useSelector(sale.checkout, (snapshot) => snapshot)
  const isFixed = isOrderUnderWay(checkout)
  const priced = usePricedOrder(sale, step)
  const trail = step === null ? [] : trailOf(sale, step, isFixed)
  const earlier = trail.findLast(({ href }) => href !== undefined)
  const blockedBack = useLazy(loadBlockedBack, blockedBacks > 0)
  const { changeAddress, addressChange } = useChangeAddress(sale)
  const isPaying = step === 'payment'
  // The payment has the address among the parts of its review.
  const isAddressEditable = step !== null && isCheckoutStep(step) && !isFixed && !isPaying
  const address = useLazy(loadAddress, isAddressEditable)
  const open = (id: string): void => {
    if (id === 'address') changeAddress()
    else if (isTrailStep(id)) sale.request(stepBehind(sale, id))
  }
  return (
    <SaleFrame
      trail={trail}
      onStep={open}
      order={
        priced === null
          ? null
          : {
              ...priced,
              visitOn: checkout.context.visit?.date ?? null,
              details: step === 'configure' ? <CartDetailsLink sale={sale} /> : null,
              coupons: isFixed || step === 'confirmation' ? null : <CouponEntry sale={sale} brand={brand} />,
            }
      }
      isPaying={isPaying}
      action={step === 'configure' ? continueAction(sale, snapshot) : null}
    >
      <VisitNoticeConnected sale={sale} brand={brand} step={step} />
      {blockedBack === null || blockedBacks === 0 || earlier === undefined ? null : (
        <blockedBack.BlockedBack key={blockedBacks} step={earlier} onOpen={open} />
      )}
      {step === null ? (
        children
      ) : (
        <PageContent sale={sale} title={stepTitle(sale, step)}>
          {children}
        </PageContent>
      )}
      {address === null || !isAddressEditable ? null : (
        <address.ServiceAddress sale={sale} onChange={changeAddress} />
      )}
      <CartChangesConnected sale={sale} brand={brand} />
      {addressChange}
      <SessionConnected sale={sale} brand={brand} />
    </SaleFrame>
  )
}
