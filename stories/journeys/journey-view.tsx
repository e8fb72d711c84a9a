import { useSyncExternalStore } from 'react'
import type { Slot } from '#ui/kit/slot.ts'
import { findOffer } from '#core/catalog/offer.ts'
import { selectOffers } from '#core/journeys/sale/sale.selectors.ts'
import { AppFrame } from '#ui/app/app-frame.view.tsx'
import { SaleFrameConnected } from '#ui/app/sale-frame.connected.tsx'
import { TroubleView } from '#ui/app/trouble.view.tsx'
import { followUpWords } from '#ui/features/sale/outcome/follow-up.es.ts'
import { localizationWords } from '#ui/content/es/sale/localization.ts'
import { orderStatusWords } from '#ui/content/es/sale/order-status.ts'
import { outcomeTitles, errorPageWords } from '#ui/content/es/shared/common.ts'
import { errorWords } from '#ui/content/es/shared/error-words.ts'
import { CustomizeOver } from '#ui/features/sale/customize/customize.connected.tsx'
import { TradeInOver } from '#ui/features/sale/customize/trade-in.connected.tsx'
import { CodeEntryOver } from '#ui/features/sale/localization/code-entry.connected.tsx'
import { OrderStatusConnected } from '#ui/features/sale/order-status/order-status.connected.tsx'
import { FollowUpOver } from '#ui/features/sale/outcome/follow-up.connected.tsx'
import { AccountProofOver } from '#ui/features/sale/shared/account-proof.connected.tsx'
import { PhoneOver } from '#ui/features/sale/shared/phone-dialog/phone-dialog.connected.tsx'
import { CouponOver } from '#ui/features/sale/shared/coupon-dialog.connected.tsx'
import { HumanCheckConnected } from '#ui/features/shared/human-check.connected.tsx'
import { LazyScene } from '#ui/features/shared/lazy-scene.tsx'
import { TransferOver } from '#ui/features/sale/shared/transfer.connected.tsx'
import type { Stage } from '../stage/stage.ts'
import { StagedPortal } from '../stage/staged-portal.tsx'
import { startedAccountProof } from './account-proof.journey.ts'
import { startedCoupon } from './coupon.journey.ts'
import { followedUp, startedFollowUp } from './follow-up.journey.ts'
import { startedHumanCheck } from './human-verification.journey.ts'
import type { Journey } from './journey.ts'
import { startedMobile } from './mobile.journey.ts'
import { startedOrderStatus } from './order-status.journey.ts'
import { cartOptionsOf } from './part-actor.ts'
import { HOME, startedPhone } from './phone.journey.ts'
import { startedVisit } from './portal.journey.ts'
import { startedTradeIn } from './trade-in.journey.ts'
import { startedTransferEntry } from './transfer-entry.journey.ts'
import { startedTransfer } from './transfer.journey.ts'

/** The status of a check, and the page that follows the third failed one. */
const HumanCheckOver = ({ sale, brand }: Pick<Stage, 'sale' | 'brand'>) => {
  const actor = startedHumanCheck(sale)
  const isBlocked = useSyncExternalStore(
    (listener) => {
      const subscription = actor.subscribe(listener)
      return () => subscription.unsubscribe()
    },
    () => actor.getSnapshot().matches('blocked'),
  )
  if (!isBlocked) return <HumanCheckConnected actor={actor} />
  return (
    <TroubleView
      {...errorWords.human}
      scene={<LazyScene name="providerDown" />}
      next={errorPageWords.startOver}
      phone={brand.phones.sales}
    />
  )
}

const nothing = (): void => undefined

const PhoneDialogOver = ({ sale, brand }: Pick<Stage, 'sale' | 'brand'>) => {
  const product = findOffer(selectOffers(sale.actor.getSnapshot()), HOME)
  if (product === undefined) throw new Error('no telephone product is sold')
  return (
    <PhoneOver actor={startedPhone(sale)} product={product} quantity={1} brand={brand} onClose={nothing} />
  )
}

const TransferDialogOver = ({ sale, brand }: Pick<Stage, 'sale' | 'brand'>) => {
  const { answer } = sale.actor.getSnapshot().context
  if (answer === null) throw new Error('a sale without an address')
  return (
    <TransferOver
      actor={startedTransfer(sale)}
      address={answer.providedAddress}
      brand={brand}
      onClose={nothing}
    />
  )
}

type Shown = (stage: Stage) => Slot

/** The journeys with a dialog or a status over the application. */
const overlays: Partial<Readonly<Record<Journey['name'], Shown>>> = {
  coupon: ({ sale, brand }) => (
    <CouponOver sale={sale} actor={startedCoupon(sale)} brand={brand} onClose={nothing} />
  ),
  phone: (stage) => <PhoneDialogOver {...stage} />,
  'trade-in': ({ sale, brand }) => (
    <TradeInOver
      actor={startedTradeIn(sale)}
      brand={brand}
      models={brand.site.tradeInModels}
      otherImeis={[]}
      onAccept={nothing}
      onClose={nothing}
    />
  ),
  transfer: (stage) => <TransferDialogOver {...stage} />,
  'human-verification': (stage) => <HumanCheckOver {...stage} />,
}

/** The journeys whose part of a page is shown alone, under the heading of that page. */
const parts: Partial<Readonly<Record<Journey['name'], { readonly title: string; readonly part: Shown }>>> = {
  'account-proof': {
    title: outcomeTitles.existingCustomer,
    part: ({ sale, brand }) => (
      <AccountProofOver actor={startedAccountProof(sale)} sale={sale} brand={brand} />
    ),
  },
  'follow-up': {
    title: followUpWords[followedUp.kind].label,
    part: ({ sale, brand }) => <FollowUpOver {...followedUp} actor={startedFollowUp(sale)} brand={brand} />,
  },
  'order-status': {
    title: orderStatusWords.title,
    part: ({ sale, brand }) => <OrderStatusConnected actor={startedOrderStatus(sale)} brand={brand} />,
  },
  'transfer-entry': {
    title: localizationWords.title,
    part: ({ sale, brand }) => <CodeEntryOver actor={startedTransferEntry(sale)} sale={sale} brand={brand} />,
  },
}

/** Returns what a journey's story shows: the portal or the shop, with its dialog or its part of a page. */
export const journeyView = (name: Journey['name'], stage: Stage, application: Slot): Slot => {
  const { sale, brand } = stage
  const part = parts[name]
  if (part !== undefined)
    return (
      <AppFrame brand={brand}>
        <h1>{part.title}</h1>
        {part.part(stage)}
      </AppFrame>
    )
  if (name === 'portal') return <StagedPortal portal={startedVisit(sale)} brand={brand} />
  if (name !== 'mobile')
    return (
      <>
        {application}
        {overlays[name]?.(stage)}
      </>
    )
  return (
    <AppFrame brand={brand}>
      <SaleFrameConnected sale={sale} brand={brand} step="customize">
        <CustomizeOver actor={startedMobile(sale)} sale={sale} brand={brand} load={cartOptionsOf(sale)} />
      </SaleFrameConnected>
    </AppFrame>
  )
}
