import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import type { BrandIdentity } from '#core/brand/brand.ts'
import { quantityOf } from '#core/cart/cart.ts'
import { findOffer } from '#core/catalog/offer.ts'
import { startCoupon } from '#core/journeys/coupon/coupon.machine.ts'
import { quoteInputOf } from '#core/journeys/sale/sale.pricing.ts'
import type { Sale } from '#core/journeys/sale/sale.ts'
import { whenSaved } from '#core/journeys/sale/when-saved.ts'
import type { LoadCartOptions } from '#core/ports/cart-option-calls.ts'
import type { OfferId } from '#core/catalog/offer.ts'
import { couponDiscount } from '#core/pricing/coupon-discount.ts'
import { brandText } from '#ui/content/es/shared/brand-text.ts'
import { addedOffers } from '#ui/content/es/sale/coupon.ts'
import { CouponDialog } from './coupon-dialog.view.tsx'

export type CouponOverProps = {
  readonly sale: Sale
  readonly brand: BrandIdentity
  /** A code that the dialog applies when it opens. */
  readonly code?: string
  readonly onClose: () => void
  /** The journey of the dialog. */
  readonly actor: ReturnType<typeof startCoupon>
}

export type CouponConnectedProps = Omit<CouponOverProps, 'actor'> & { readonly load: LoadCartOptions }

/** The dialog of discount codes over its journey. */
export const CouponOver = ({ sale, actor, brand, code, onClose }: CouponOverProps) => {
  const { value, context } = useSelector(actor, (snapshot) => snapshot)
  const shop = useSelector(sale.actor, (snapshot) => snapshot.context)
  const offers = shop.offers?.catalog.offers ?? []
  const input = quoteInputOf(shop, shop.cart.wanted)
  const nameOf = (offerId: string): string =>
    brandText(findOffer(offers, offerId as OfferId)?.name ?? offerId)
  const add = (): void => {
    for (const { offerId, quantity } of (context.obstacle && addedOffers(context.obstacle)) ?? [])
      sale.actor.send({
        type: 'item.changed',
        offerId,
        quantity: quantityOf(shop.cart.wanted, offerId) + quantity,
      })
    actor.send({ type: 'retry.requested' })
  }
  return (
    <CouponDialog
      state={value}
      {...context}
      initialCode={code}
      coupons={
        input === null
          ? []
          : (shop.offers?.coupons ?? []).map((coupon) => ({ coupon, off: couponDiscount(input, coupon) }))
      }
      nameOf={nameOf}
      brand={brand}
      onApply={(text) => actor.send({ type: 'code.submitted', text })}
      onRemove={(code) => actor.send({ type: 'coupon.removed', code })}
      onAdd={add}
      onRetry={() => actor.send({ type: 'retry.requested' })}
      onClose={onClose}
    />
  )
}

/** The dialog of discount codes. Its journey starts when it opens. */
export const CouponConnected = ({ load, ...props }: CouponConnectedProps) => {
  const { sale, code } = props
  const [actor] = useState(() =>
    startCoupon({
      load,
      whenSaved: () => whenSaved(sale.actor),
      onChange: ({ cart, offers }) => sale.actor.send({ type: 'shop.changed', cart, offers }),
    }),
  )
  useEffect(() => {
    if (code !== undefined) actor.send({ type: 'code.submitted', text: code })
    return () => {
      actor.stop()
    }
  }, [actor, code])
  return <CouponOver {...props} actor={actor} />
}
