import { useSelector } from '@xstate/react'
import { useState } from 'react'
import type { BrandIdentity } from '#core/brand/brand.ts'
import type { CartLine } from '#core/cart/cart.ts'
import { hasPlan, plansFirst } from '#core/cart/cart.ts'
import { removalOf } from '#core/cart/removal.ts'
import type { OfferId } from '#core/catalog/offer.ts'
import type { Sale } from '#core/journeys/sale/sale.ts'
import { selectOffers, selectServiceAddress } from '#core/journeys/sale/sale.selectors.ts'
import { quoteInputOf, runningQuote } from '#core/journeys/sale/sale.pricing.ts'
import { brandText } from '#ui/content/es/shared/brand-text.ts'
import { cartDetailsWords as words } from './es.ts'
import { CouponEntry } from '#ui/features/sale/shared/coupon-entry.tsx'
import { TransferEntry } from '#ui/features/sale/shared/transfer-entry.tsx'
import { useShop } from '#ui/features/sale/shared/use-shop.tsx'
import { CartDetailsView } from './cart-details.view.tsx'
import { PlaceDetailsConnected } from './place-details.connected.tsx'

export type CartDetailsConnectedProps = { readonly sale: Sale; readonly brand: BrandIdentity }

/** Everything in the cart over the machine. What the visitor removed last can be put back. */
export const CartDetailsConnected = ({ sale, brand }: CartDetailsConnectedProps) => {
  const { snapshot, page } = useShop(sale, brand, 'configure-products-dotcom')
  const visitOn = useSelector(sale.checkout, ({ context }) => context.visit?.date ?? null)
  const [removed, setRemoved] = useState<readonly CartLine[]>([])
  const offers = selectOffers(snapshot)
  const { wanted } = snapshot.context.cart
  const quote = runningQuote(snapshot.context)
  const locationId = selectServiceAddress(snapshot)?.locationId ?? null

  const nameOf = (id: OfferId): string => brandText(offers.find((offer) => offer.id === id)?.name ?? id)
  const removalAt = (id: OfferId): readonly CartLine[] => removalOf(wanted, offers, id)
  const set = (lines: readonly CartLine[]): void => {
    for (const { offerId, quantity } of lines) sale.actor.send({ type: 'item.changed', offerId, quantity })
  }
  const remove = (id: OfferId): void => {
    setRemoved(removalAt(id))
    set([{ offerId: id, quantity: 0 }])
  }
  const undo = (): void => {
    set(plansFirst(removed, offers))
    setRemoved([])
  }

  return (
    <CartDetailsView
      page={{ ...page, isEmpty: offers.length === 0, notices: null }}
      quote={quote}
      input={quote === null ? null : quoteInputOf(snapshot.context, quote.lines)}
      visitOn={visitOn}
      hasPlan={hasPlan(wanted, offers)}
      removalAt={(id) => removalAt(id).map(({ offerId }) => ({ id: offerId, name: nameOf(offerId) }))}
      removed={removed.map(({ offerId }) => nameOf(offerId))}
      coupons={<CouponEntry sale={sale} brand={brand} />}
      place={
        locationId === null || sale.cartOptions === null ? null : (
          <PlaceDetailsConnected
            key={locationId}
            load={sale.cartOptions}
            locationId={locationId}
            brand={brand}
          />
        )
      }
      share={<TransferEntry sale={sale} brand={brand} label={words.share} />}
      onRemove={remove}
      onUndo={undo}
      onPlans={() => sale.request(sale.shopping.getSnapshot().context.choicePage)}
      onServices={() => sale.request('configure')}
      onNext={() => sale.request('checkout')}
      onPrint={() => window.print()}
    />
  )
}
