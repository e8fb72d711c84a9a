import { useSelector } from '@xstate/react'
import type { BrandIdentity } from '#core/brand/brand.ts'
import { isOrderUnderWay } from '#core/journeys/checkout/checkout.selectors.ts'
import { selectServiceAddress } from '#core/journeys/sale/sale.selectors.ts'
import { quoteInputOf } from '#core/journeys/sale/sale.pricing.ts'
import type { Sale } from '#core/journeys/sale/sale.ts'
import { dateAt } from '#core/shared/plain-date.ts'
import { confirmationWords, placeText } from './es.ts'
import { visitEvent } from '#ui/content/es/shared/visit-event.ts'
import { useLazy } from '#ui/features/shared/lazy.ts'
import { ConfirmationView, ConfirmationWaiting } from './confirmation.view.tsx'
import { saveVisitFile, visitFile } from '#ui/features/shared/visit-file.ts'

const loadExpired = () => import('./expired.connected.tsx')

/** The confirmation of the receipt. The order's progress replaces it until the bank answers. */
export const ConfirmationConnected = ({
  sale,
  brand,
}: {
  readonly sale: Sale
  readonly brand: BrandIdentity
}) => {
  const receipt = useSelector(sale.checkout, ({ context }) => context.receipt)
  const customer = useSelector(sale.checkout, ({ context }) => context.customer)
  const snapshot = useSelector(sale.actor, (state) => state)
  const place = selectServiceAddress(snapshot)
  const { expiry } = snapshot.context
  const isPending = useSelector(sale.checkout, isOrderUnderWay)
  const expired = useLazy(loadExpired, receipt === null && expiry !== null)
  if (receipt === null && expiry !== null && expired !== null)
    return <expired.ExpiredConnected sale={sale} brand={brand} expiry={expiry} />
  if (receipt === null && isPending) return null
  if (receipt === null) return <ConfirmationWaiting />
  const address = place === null ? null : placeText(place)
  const saveVisit = (): void => {
    const { orderNumber, placedAt, visit, isSiteVisit } = receipt
    if (visit === null) return
    const { hostname: host } = window.location
    const event = visitEvent({
      brandName: brand.name,
      phone: brand.phones.service.shown,
      host,
      orderNumber,
      isSiteVisit,
      address,
    })
    saveVisitFile(visitFile(event, visit, placedAt), confirmationWords.calendarFile(orderNumber))
  }
  return (
    <ConfirmationView
      receipt={receipt}
      orderedOn={dateAt(receipt.placedAt, -new Date(receipt.placedAt).getTimezoneOffset())}
      input={quoteInputOf(snapshot.context, receipt.quote.lines)}
      address={address}
      firstName={customer?.firstName ?? null}
      phone={customer?.phoneNumber ?? null}
      brand={brand}
      onPrint={() => window.print()}
      onCalendar={saveVisit}
    />
  )
}
