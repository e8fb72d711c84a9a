import type { AddressForm } from '#core/address/address-form.ts'
import { returnStart } from '#core/journeys/sale/sale.return.ts'
import { RETURN_USER_SOURCE } from '#core/localization/localization.ts'
import type { Sale } from '#core/journeys/sale/sale.ts'
import type { BrandIdentity } from '#core/brand/brand.ts'
import { selectServiceAddress, selectStart } from '#core/journeys/sale/sale.selectors.ts'
import { serviceAddressText } from '#ui/content/format.ts'
import { commonWords } from '#ui/content/es/shared/common.ts'
import { linkedDeviceWords } from '#ui/content/es/sale/linked-device.ts'
import { planMissingWords, returnWords } from '#ui/content/es/sale/visitor.ts'
import { Button } from '#ui/kit/button/button.tsx'
import { Notice } from '#ui/kit/notice/notice.tsx'

type ContinueOrderProps = { readonly sale: Sale; readonly address: AddressForm }

/** Continues the saved order of a returning visitor (LOC-21). */
export const ContinueOrder = ({ sale, address }: ContinueOrderProps) => {
  const proceed = (): void => {
    const start = returnStart(sale.actor.getSnapshot().context)
    if (start?._tag === 'Continue') sale.request(start.step)
    if (start?._tag === 'Localize')
      sale.localization.send({
        type: 'address.submitted',
        address: start.address,
        source: RETURN_USER_SOURCE,
      })
  }
  return (
    <Notice tone="saved" title={returnWords.title}>
      <p>{returnWords.body(address)}</p>
      <Button variant="secondary" onClick={proceed}>
        {returnWords.continue}
      </Button>
    </Notice>
  )
}

/** Says that the checkout has no plan, and leads back to the plans (CHK-12). */
export const PlanMissing = ({ sale, brand }: { readonly sale: Sale; readonly brand: BrandIdentity }) => {
  const snapshot = sale.actor.getSnapshot()
  const place = selectServiceAddress(snapshot)
  return (
    <Notice tone="info" title={planMissingWords.title} live>
      <p>{planMissingWords.body(place === null ? '' : serviceAddressText(place))}</p>
      <p>
        <a href={`tel:${brand.phones.sales.dial}`}>{commonWords.call(brand.phones.sales.shown)}</a>
      </p>
      <Button variant="secondary" onClick={() => void sale.request(selectStart(snapshot) ?? 'products')}>
        {planMissingWords.plans}
      </Button>
    </Notice>
  )
}

/** Says why a link to the mobile lines asks for an address first (MOB-36). */
export const AddressBeforeLines = ({ hasDevice }: { readonly hasDevice: boolean }) => (
  <Notice tone="info" title={linkedDeviceWords.address.title} live>
    <p>{hasDevice ? linkedDeviceWords.address.device : linkedDeviceWords.address.lines}</p>
  </Notice>
)

export { CodeEntry } from './code-entry.connected.tsx'
export { SavedOrder } from './saved-order.view.tsx'
