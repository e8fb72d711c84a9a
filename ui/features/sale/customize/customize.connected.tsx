import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { mobileVisitorOf } from '#core/account/mobile-account.ts'
import type { BrandIdentity } from '#core/brand/brand.ts'
import { plannedLines, quantityOf } from '#core/cart/cart.ts'
import { findOffer } from '#core/catalog/offer.ts'
import { startMobile, type MobileActor } from '#core/journeys/mobile/mobile.machine.ts'
import { selectOffers } from '#core/journeys/sale/sale.selectors.ts'
import type { Sale } from '#core/journeys/sale/sale.ts'
import { byTheGigIds } from '#core/mobile/by-the-gig-offers.ts'
import { itemOf, ratePlanOf, withTradeIn } from '#core/mobile/line-item.ts'
import type { MobileCartItem } from '#core/mobile/mobile-item.ts'
import { hasMobileLine } from '#core/mobile/mobile-item.ts'
import { tradeInImeis } from '#core/mobile/trade-in-model.ts'
import type { LoadCartOptions } from '#core/ports/cart-option-calls.ts'
import { customizeWords as words } from './es.ts'
import { useLazy } from '#ui/features/shared/lazy.ts'
import { LazyFailureNotice } from '#ui/features/sale/shared/lazy-failure-notice.tsx'
import { useShop } from '#ui/features/sale/shared/use-shop.tsx'
import { Button } from '#ui/kit/button/button.tsx'
import { Progress } from '#ui/kit/progress/progress.tsx'
import { TradeInConnected } from './trade-in.connected.tsx'
import { CustomizeView } from './customize.view.tsx'
import { LinkedDeviceNotice } from './linked-device.view.tsx'
import { useLeaving } from './use-leaving.ts'
import type { Slot } from '#ui/kit/slot.ts'

export type CustomizeConnectedProps = { readonly sale: Sale; readonly brand: BrandIdentity }

const loadDialog = () => import('#ui/features/sale/shared/phone-dialog/phone-dialog.connected.tsx')

type Loaded = CustomizeConnectedProps & { readonly load: LoadCartOptions }

export type CustomizeOverProps = Loaded & {
  /** The journey of the lines. */
  readonly actor: MobileActor
}

/** The mobile lines over their journey. */
export const CustomizeOver = ({ actor, sale, brand, load }: CustomizeOverProps) => {
  const mobile = useSelector(actor, (now) => now)
  const { snapshot, page } = useShop(sale, brand, 'configure-products-dotcom')
  const offers = selectOffers(snapshot)
  const { wanted: lines } = snapshot.context.cart
  const { devices, tradeInModels, promos, addOns, wanted, next, ports, failure, linkFailure } = mobile.context
  const [tradingIn, tradeIn] = useState<number | null>(null)
  const [numberFor, openNumber] = useState<string | null>(null)
  const dialog = useLazy(loadDialog, numberFor !== null)
  const plan = findOffer(offers, ratePlanOf(wanted))
  const { isLeaving, leave } = useLeaving(sale, actor)
  const isLoading = mobile.matches('loading')
  const change = (items: readonly MobileCartItem[]): void => actor.send({ type: 'items.changed', items })
  const retry = (): void => actor.send({ type: 'retry.requested' })

  const notice =
    failure === null ? null : <LazyFailureNotice failure={failure} brand={brand} onRetry={retry} />
  const status = (): Slot => {
    if (mobile.matches('refused'))
      return (
        <>
          {notice}
          <Button variant="quiet" onClick={() => actor.send({ type: 'change.undone' })}>
            {words.failed.undo}
          </Button>
        </>
      )
    if (mobile.matches('saving')) return <p role="status">{words.saving}</p>
    return <p role="status">{words.saved(wanted.filter(hasMobileLine).length)}</p>
  }
  const linked =
    linkFailure === null ? null : (
      <LinkedDeviceNotice
        failure={linkFailure}
        devices={devices}
        phone={brand.phones.sales}
        onAdd={({ device, variant }) => change([...wanted, itemOf(device, variant, ratePlanOf(wanted))])}
      />
    )
  const shown = isLoading ? { ...page, state: 'loading' as const } : page

  return (
    <>
      {numberFor === null || dialog === null || plan === undefined ? null : (
        <dialog.PhoneConnected
          sale={sale}
          load={load}
          product={plan}
          quantity={wanted.filter(hasMobileLine).length}
          lineId={numberFor}
          brand={brand}
          onClose={() => {
            openNumber(null)
            actor.send({ type: 'numbers.changed' })
          }}
        />
      )}
      <CustomizeView
        page={{
          ...shown,
          ...(mobile.matches('failed') ? { state: 'failed' as const, failure: notice } : {}),
          isEmpty: false,
          notices: isLoading ? <Progress label={words.opening} /> : linked,
        }}
        devices={devices}
        items={wanted}
        visitor={mobileVisitorOf(snapshot.context.answer?.sessionInfo?.account, offers)}
        ports={ports}
        onNumber={openNumber}
        inCart={plannedLines(lines, offers)}
        gigabytes={1 + quantityOf(lines, byTheGigIds.extra)}
        insurance={addOns[0]}
        status={status()}
        onItems={change}
        onGigabytes={(gigabytes) =>
          sale.actor.send({ type: 'item.changed', offerId: byTheGigIds.extra, quantity: gigabytes - 1 })
        }
        next={next}
        isLeaving={isLeaving}
        onNext={leave}
        tradeInModels={tradeInModels}
        promos={promos}
        onTradeIn={tradeIn}
      />
      {tradingIn === null ? null : (
        <TradeInConnected
          brand={brand}
          load={load}
          models={tradeInModels}
          otherImeis={tradeInImeis(wanted.toSpliced(tradingIn, 1))}
          onClose={() => tradeIn(null)}
          onAccept={(offer) => {
            change(wanted.map((item, at) => (at === tradingIn ? withTradeIn(item, offer) : item)))
            tradeIn(null)
          }}
        />
      )}
    </>
  )
}

/** The mobile lines, whose journey starts when the page opens. */
const CustomizeLoaded = (props: Loaded) => {
  const [actor] = useState(() => startMobile(props.sale, props.load))
  useEffect(() => () => actor.stop(), [actor])
  return <CustomizeOver {...props} actor={actor} />
}

/** The mobile lines of the order. Renders nothing where the calls of the mobile shop are missing. */
export const CustomizeConnected = ({ sale, brand }: CustomizeConnectedProps) =>
  sale.cartOptions === null ? null : <CustomizeLoaded sale={sale} brand={brand} load={sale.cartOptions} />
