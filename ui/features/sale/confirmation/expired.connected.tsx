import { EMPTY_ADDRESS_FORM, automaticAddress } from '#core/address/address-form.ts'
import type { BrandIdentity } from '#core/brand/brand.ts'
import type { PaymentExpiry } from '#core/journeys/sale/sale.context.ts'
import type { Sale } from '#core/journeys/sale/sale.ts'
import { RETURN_USER_SOURCE } from '#core/localization/localization.ts'
import { Expired } from './expired.view.tsx'

export type ExpiredConnectedProps = {
  readonly sale: Sale
  readonly brand: BrandIdentity
  readonly expiry: PaymentExpiry
}

/** Continues at the ended session's address, where its saved cart returns (LOC-21). Unknown address: the form. */
export const ExpiredConnected = ({ sale, brand, expiry }: ExpiredConnectedProps) => {
  const proceed = (): void => {
    const { draft, visitor } = sale.actor.getSnapshot().context
    const form = visitor.origin?.returnAddress ?? EMPTY_ADDRESS_FORM
    const address = automaticAddress(draft.addressForm) ?? automaticAddress(form)
    sale.request('address')
    if (address !== null)
      sale.localization.send({ type: 'address.submitted', address, source: RETURN_USER_SOURCE })
  }
  return <Expired expiry={expiry} brand={brand} onContinue={proceed} />
}
