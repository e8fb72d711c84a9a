import type { AddressForm } from '#core/address/address-form.ts'
import { parseAddressForm } from '#core/address/address-form.ts'
import { returnVisitor } from '#core/localization/return-visitor.ts'
import { storedKeys } from '#core/localization/stored-keys.ts'
import { returnHref } from '#core/routes/localization-link.ts'
import { carriedInUrl } from './forwarded.ts'

/** Reads a stored text of an earlier visit; null if there is none. */
type ReadStored = (key: string) => string | null

/** Returns the stored address of a returning visitor; null for other visitors and invalid addresses (LOC-20). */
export const returnAddress = (read: ReadStored): AddressForm | null => {
  const form = {
    street: read(storedKeys.street) ?? '',
    unit: read(storedKeys.apt) ?? '',
    zip: read(storedKeys.zip) ?? '',
  }
  const visit = { isEnabled: true, address: form, restorationData: read(storedKeys.cart) }
  return returnVisitor(visit).isReturning && parseAddressForm(form)._tag === 'Right' ? form : null
}

/** Shows the way back to the order in place of the address form, which stays while the visitor uses it. */
export const showReturning = (
  place: HTMLElement,
  read: ReadStored,
  onSaved: (saved: AddressForm) => void,
): void => {
  const saved = returnAddress(read)
  const form = place.nextElementSibling
  if (saved === null || !(form instanceof HTMLElement) || form.contains(document.activeElement)) return
  place.querySelector('a')?.setAttribute('href', returnHref(saved, carriedInUrl()))
  const button = place.querySelector('button')
  button?.addEventListener('click', () => onSaved(saved))
  button?.closest('[hidden]')?.removeAttribute('hidden')
  place.hidden = false
  form.hidden = true
}
