import type { OfferId } from '#core/catalog/offer.ts'
import type { Quote, QuoteInput } from '#core/pricing/quoted.ts'
import type { PlainDate } from '#core/shared/plain-date.ts'
import { cartDetailsWords as words } from './es.ts'
import { LazyPriceDetails } from '#ui/features/sale/shared/lazy-price-details.tsx'
import { ShopPage, type ShopPageProps } from '#ui/features/sale/shared/shop-page.tsx'
import { WhyPrice } from '#ui/features/sale/shared/why-price.view.tsx'
import { Button } from '#ui/kit/button/button.tsx'
import { Notice } from '#ui/kit/notice/notice.tsx'
import { linkRow } from '#ui/features/sale/shared/link-row.css.ts'
import * as css from './cart-details.css.ts'
import { CartItems, type Removable } from './cart-items.view.tsx'
import { CartTotals } from './cart-totals.view.tsx'
import type { Slot } from '#ui/kit/slot.ts'

export type CartDetailsViewProps = {
  readonly page: Omit<ShopPageProps, 'title' | 'lead' | 'scene' | 'children'>
  /** The price of the cart; null while the offers load. */
  readonly quote: Quote | null
  readonly input: QuoteInput | null
  /** The date of the visit, on which month 1 begins; null before it is chosen. */
  readonly visitOn: PlainDate | null
  /** The cart contains an internet plan, which an order needs. */
  readonly hasPlan: boolean
  /** Lists what leaves the cart with an item, the item included; empty for an item that cannot be removed here. */
  readonly removalAt: (offerId: OfferId) => readonly Removable[]
  /** The names of what was removed last. */
  readonly removed: readonly string[]
  /** The discount codes of the cart. */
  readonly coupons?: Slot
  /** The details of the service address. */
  readonly place?: Slot
  /** Moves the cart to another device. */
  readonly share: Slot
  readonly onRemove: (offerId: OfferId) => void
  readonly onUndo: () => void
  readonly onPlans: () => void
  readonly onServices: () => void
  readonly onNext: () => void
  readonly onPrint: () => void
}

const Removed = ({ removed, onUndo }: Pick<CartDetailsViewProps, 'removed' | 'onUndo'>) =>
  removed.length === 0 ? null : (
    <div className={css.offPaper}>
      <Notice tone="confirmed" title={words.removed(removed)} live>
        <Button variant="secondary" onClick={onUndo}>
          {words.undo}
        </Button>
      </Notice>
    </div>
  )

const Empty = ({ onPlans }: Pick<CartDetailsViewProps, 'onPlans'>) => (
  <section className={css.empty}>
    <h2>{words.empty.title}</h2>
    <p>{words.empty.body}</p>
    <Button onClick={onPlans}>{words.empty.choose}</Button>
  </section>
)

const Ways = ({ hasPlan, share, onPlans, onServices, onNext, onPrint }: CartDetailsViewProps) => (
  <div className={css.ways}>
    {hasPlan ? (
      <>
        <Button onClick={onNext}>{words.next}</Button>
        <Button variant="secondary" onClick={onServices}>
          {words.changeServices}
        </Button>
      </>
    ) : (
      <Notice tone="info" title={words.noPlan.title}>
        <p>{words.noPlan.body}</p>
        <Button onClick={onPlans}>{words.empty.choose}</Button>
      </Notice>
    )}
    {share}
    <Button variant="quiet" onClick={onPrint}>
      {words.print}
    </Button>
  </div>
)

/** The cart on one page: items with price and removal, payments today and later, sharing and printing. */
export const CartDetailsView = (props: CartDetailsViewProps) => {
  const { page, quote, input, visitOn } = props
  const scene = quote === null || quote.lines.length === 0 ? 'emptyCart' : 'serviceable'
  return (
    <ShopPage {...page} title={words.title} lead={words.lead} scene={scene}>
      <Removed {...props} />
      {quote === null || quote.lines.length === 0 ? (
        <Empty {...props} />
      ) : (
        <>
          <div className={css.cart}>
            <CartItems quote={quote} removalAt={props.removalAt} onRemove={props.onRemove} />
            <CartTotals quote={quote} visitOn={visitOn}>
              <div className={css.offPaper}>
                <div className={linkRow}>
                  {props.coupons}
                  <WhyPrice quote={quote} input={input} />
                </div>
                <Ways {...props} />
              </div>
            </CartTotals>
          </div>
          <LazyPriceDetails quote={quote} input={input} start={visitOn} />
          {props.place}
        </>
      )}
    </ShopPage>
  )
}
