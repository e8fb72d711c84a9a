import { useSelector } from '@xstate/react'
import type { BrandFace } from '#core/brand/brand.ts'
import type { Sale } from '#core/journeys/sale/sale.ts'
import { dateAt } from '#core/shared/plain-date.ts'
import { placeText } from '#ui/content/es/confirmation.ts'
import { ConfirmationView, ConfirmationWaiting } from './confirmation.view.tsx'

/** The confirmation over the machine's receipt. */
export const ConfirmationConnected = ({
  sale,
  brand,
}: {
  readonly sale: Sale
  readonly brand: BrandFace
}) => {
  const receipt = useSelector(sale.checkout, ({ context }) => context.receipt)
  const phone = useSelector(sale.checkout, ({ context }) => context.customer?.phoneNumber ?? null)
  const place = useSelector(
    sale.localization,
    ({ context }) => context.answer?.sessionInfo?.serviceAddress ?? null,
  )
  if (receipt === null) return <ConfirmationWaiting />
  return (
    <ConfirmationView
      receipt={receipt}
      orderedOn={dateAt(receipt.placedAt, -new Date(receipt.placedAt).getTimezoneOffset())}
      address={place === null ? null : placeText(place)}
      phone={phone}
      brand={brand}
      onPrint={() => window.print()}
    />
  )
}
