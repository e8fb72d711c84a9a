import { useSelector } from '@xstate/react'
import { type MouseEvent, useState } from 'react'
import type { BrandIdentity } from '#core/brand/brand.ts'
import { selectCanEnterCoupon } from '#core/journeys/sale/sale.selectors.ts'
import type { Sale } from '#core/journeys/sale/sale.ts'
import { summaryWords } from '#ui/content/es/sale/sale-layout.ts'
import { Button } from '#ui/kit/button/button.tsx'
import { useLazy } from '../../shared/lazy.ts'

const loadDialog = () => import('./coupon-dialog.connected.tsx')
const loadList = () => import('./coupon-list.connected.tsx')

export type CouponEntryProps = { readonly sale: Sale; readonly brand: BrandIdentity }

/** The discount code button and the cart's coupons. The rest loads when needed. Nothing if none applies. */
export const CouponEntry = ({ sale, brand }: CouponEntryProps) => {
  const [isOpen, setOpen] = useState(false)
  const canEnter = useSelector(sale.actor, selectCanEnterCoupon)
  const hasCoupons = useSelector(sale.actor, ({ context }) => context.offers?.coupons !== undefined)
  const dialog = useLazy(loadDialog, isOpen)
  const list = useLazy(loadList, hasCoupons)
  if (sale.cartOptions === null) return null
  // The second click of a double click on a plan lands here, because the screen changes after the first.
  const open = ({ detail }: MouseEvent): void => setOpen((wasOpen) => wasOpen || detail < 2)
  return (
    <>
      {list === null ? null : <list.CouponList sale={sale} />}
      {canEnter ? (
        <Button variant="quiet" aria-haspopup="dialog" onClick={open}>
          {summaryWords.coupon}
        </Button>
      ) : null}
      {isOpen && dialog !== null ? (
        <dialog.CouponConnected
          sale={sale}
          load={sale.cartOptions}
          brand={brand}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  )
}
