import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { AddressForm } from '#core/address/address-form.ts'
import type { LocalizationActor } from '#core/journeys/localization/localization.selectors.ts'
import { localizationHref, localizationQuery } from '#core/routes/routes.ts'
import { AddressFormConnected } from '#ui/features/localization/address-form.connected.tsx'
import type { Meanwhile } from './wake-on-intent.ts'

type Caret = { readonly name: string; readonly start: number | null; readonly end: number | null }

const fieldIn = (place: ParentNode, name: string): HTMLInputElement | null =>
  place.querySelector<HTMLInputElement>(`input[name="${name}"]`)

const typedIn = (place: ParentNode): AddressForm => ({
  street: fieldIn(place, localizationQuery.street)?.value ?? '',
  unit: fieldIn(place, localizationQuery.unit)?.value ?? '',
  zip: fieldIn(place, localizationQuery.zip)?.value ?? '',
})

const caretIn = (place: ParentNode): Caret | null => {
  const element = document.activeElement
  if (!(element instanceof HTMLInputElement) || !place.contains(element)) return null
  return { name: element.name, start: element.selectionStart, end: element.selectionEnd }
}

const putCaret = (place: ParentNode, { name, start, end }: Caret): void => {
  const field = fieldIn(place, name)
  field?.focus({ preventScroll: true })
  field?.setSelectionRange(start, end)
}

export type AddressFormIsland = {
  readonly localization: LocalizationActor
  /** Leaves for the localization page, as the plain form does when it is sent. */
  readonly leave: (href: string) => void
}

/**
 * Puts the form with suggestions in place of the plain one. In one step, so that no key press falls between them: what was typed,
 * the field in use and the caret in it stay; a form the browser just refused shows its own errors.
 */
export const mountAddressForm =
  ({ localization, leave }: AddressFormIsland) =>
  (place: HTMLElement, { wasRefused }: Meanwhile): void => {
    const typed = typedIn(place)
    const caret = caretIn(place)
    localization.send({ type: 'form.prefilled', form: typed })
    const root = createRoot(place)
    flushSync(() =>
      root.render(
        <AddressFormConnected
          localization={localization}
          onValid={(address) => leave(localizationHref(address))}
        />,
      ),
    )
    if (caret !== null) putCaret(place, caret)
    if (caret?.name === localizationQuery.street)
      localization.send({ type: 'street.typed', text: typed.street })
    if (wasRefused) place.querySelector('form')?.requestSubmit()
  }
