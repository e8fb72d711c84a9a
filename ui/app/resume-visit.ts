import type { AddressForm } from '#core/address/address-form.ts'
import { automaticAddress } from '#core/address/address-form.ts'
import type { Address } from '#core/address/address.ts'
import { selectStart } from '#core/journeys/sale/sale.selectors.ts'
import type { Sale } from '#core/journeys/sale/sale.ts'

const isSame = (one: Address, other: AddressForm): boolean =>
  one.street === other.street && one.unit === other.unit && one.zip === other.zip

/**
 * Continues a live sale when its visitor opens the address page by a link or the address bar: at the page of the mapped url, without a new
 * localization (LOC-22). Returns false where the form is shown: another address is given, or there is nothing to continue.
 */
export const resumeVisit = (sale: Sale, given: AddressForm): boolean => {
  const snapshot = sale.actor.getSnapshot()
  const { answer } = snapshot.context
  const start = selectStart(snapshot)
  if (start === null || answer === null) return false
  const address = automaticAddress(given)
  const isBlank = given.street === '' && given.unit === '' && given.zip === ''
  if (!isBlank && (address === null || !isSame(address, answer.providedAddress))) return false
  return sale.request(start) === start
}
