import type { AddressForm } from '#core/address/address-form.ts'
import { automaticAddress } from '#core/address/address-form.ts'
import type { Address } from '#core/address/address.ts'
import { selectStart } from '#core/journeys/sale/sale.selectors.ts'
import type { Sale } from '#core/journeys/sale/sale.ts'
import { continuedStep } from '#core/journeys/sale/sale.return.ts'
import type { sourceIn } from '#core/routes/localization-link.ts'

type AddressSource = ReturnType<typeof sourceIn>

const isBlank = ({ street, unit, zip }: AddressForm): boolean => street === '' && unit === '' && zip === ''

const isSame = (one: Address, other: AddressForm): boolean =>
  one.street === other.street && one.unit === other.unit && one.zip === other.zip

/**
 * Continues a live sale at the mapped page without a new localization, or shows an order in progress (LOC-22). A
 * returning visitor continues where the order was, if its session offers several lines of business (LOC-21). Returns
 * false for a new sale: another address, another channel in the url, or nothing to continue.
 */
const resumeVisit = (sale: Sale, given: AddressForm, source: AddressSource): boolean => {
  const snapshot = sale.actor.getSnapshot()
  const { answer, journeys, visit } = snapshot.context
  if (journeys.order !== null && journeys.order !== 'placed') return true
  const start = source === undefined ? selectStart(snapshot) : continuedStep(snapshot.context)
  if (start === null || answer === null) return false
  if (visit.channel !== null && visit.channel !== answer.sessionInfo?.channel) return false
  const address = automaticAddress(given)
  if (!isBlank(given) && (address === null || !isSame(address, answer.providedAddress))) return false
  sale.request(start)
  return true
}

/** Fills the form from a query and submits a complete address (ADR-04), tagged for a stored one (LOC-21). */
export const prefillAddress = ({ localization }: Sale, form: AddressForm, source?: AddressSource): void => {
  if (form.street === '' && form.zip === '') return
  localization.send({ type: 'form.prefilled', form })
  const address = automaticAddress(form)
  if (address !== null) localization.send({ type: 'address.submitted', address, source })
}

/**
 * Opens the address page for a visitor who came by a link or the address bar: continues a live sale, otherwise the sale
 * starts anew (LOC-22, LOC-24). Back, Forward, a reload and a redirect of a guard never come here.
 */
export const openAddress = (sale: Sale, given: AddressForm, source?: AddressSource): void => {
  if (resumeVisit(sale, given, source)) return
  const { answer } = sale.actor.getSnapshot().context
  // The cart of a returning visitor is restored at the same address.
  const returned = source === undefined ? null : answer
  if (returned === null) sale.actor.send({ type: 'visit.reset' })
  prefillAddress(sale, returned !== null && isBlank(given) ? returned.providedAddress : given, source)
}
