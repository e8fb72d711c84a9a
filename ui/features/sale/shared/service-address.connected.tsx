import { useSelector } from '@xstate/react'
import { selectServiceAddress } from '#core/journeys/sale/sale.selectors.ts'
import type { Sale } from '#core/journeys/sale/sale.ts'
import { serviceAddressText } from '#ui/content/format.ts'
import { AddressLine } from './address-line.tsx'

export type ServiceAddressProps = { readonly sale: Sale; readonly onChange: () => void }

/** The service address over the sale, with a link that changes it (CHK-23). */
export const ServiceAddress = ({ sale, onChange }: ServiceAddressProps) => {
  const home = useSelector(sale.actor, selectServiceAddress)
  return <AddressLine address={home === null ? '' : serviceAddressText(home)} onChange={onChange} />
}
