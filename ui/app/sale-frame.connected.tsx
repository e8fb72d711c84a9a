import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { BrandFace } from '#core/brand/brand.ts'
import type { SaleStep } from '#core/routes/sale-step.ts'
import { isOrderUnderWay } from '#core/journeys/checkout/checkout.selectors.ts'
import type { Sale } from '#core/journeys/sale/sale.ts'
import type { ShoppingSnapshot } from '#core/journeys/shopping/shopping.selectors.ts'
import { runningQuote } from '#core/journeys/shopping/shopping.selectors.ts'
import type { Quote } from '#core/pricing/quote.ts'
import { onwardWords } from '#ui/content/es/sale-layout.ts'
import { CartChangesConnected } from '#ui/features/cart-changes/cart-changes.connected.tsx'
import type { FrameAction } from '#ui/features/sale-layout/sale-frame.view.tsx'
import { SaleFrame } from '#ui/features/sale-layout/sale-frame.view.tsx'
import { SessionConnected } from '#ui/features/session/session.connected.tsx'
import { isTrailStep, trailOf } from './step-trail.ts'

export type SaleFrameConnectedProps = {
  readonly sale: Sale
  readonly brand: BrandFace
  readonly step: SaleStep | null
  readonly children: ReactNode
}

const continueAction = (sale: Sale, snapshot: ShoppingSnapshot): FrameAction => {
  const isStuck = snapshot.matches({ open: { saving: 'stuck' } })
  return {
    label: onwardWords.label,
    isBusy: snapshot.matches({ open: { place: 'confirming' } }) && !isStuck,
    busyLabel: onwardWords.busy,
    onPress: () => {
      sale.shopping.send({ type: 'configuration.confirmed' })
      if (isStuck) sale.shopping.send({ type: 'retry.requested' })
    },
  }
}

/** The trail, the order so far and the one action of the configuration, from the sale as it stands. */
export const SaleFrameConnected = ({ sale, brand, step, children }: SaleFrameConnectedProps) => {
  const shopping = useSelector(sale.shopping, (snapshot) => snapshot)
  const checkout = useSelector(sale.checkout, (snapshot) => snapshot)
  const isFixed = isOrderUnderWay(checkout)
  const quotes: Partial<Record<SaleStep, () => Quote | null>> = {
    configure: () => runningQuote(shopping.context),
    checkout: () => checkout.context.cart?.quote ?? runningQuote(shopping.context),
  }
  const priced = step === 'payment' || step === 'schedule' ? 'checkout' : step
  const quote = priced === null || isFixed ? null : (quotes[priced]?.() ?? null)
  return (
    <SaleFrame
      trail={step === null || !isTrailStep(step) ? [] : trailOf(sale, step, isFixed)}
      onStep={(id) => {
        if (isTrailStep(id)) sale.request(id)
      }}
      order={
        quote === null
          ? null
          : {
              quote,
              visitOn: checkout.context.visit?.date ?? null,
            }
      }
      action={step === 'configure' ? continueAction(sale, shopping) : null}
    >
      {children}
      <CartChangesConnected sale={sale} brand={brand} />
      <SessionConnected sale={sale} brand={brand} />
    </SaleFrame>
  )
}
