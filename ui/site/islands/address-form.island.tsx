import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { AddressForm } from '#core/address/address-form.ts'
import type { LocalizationActor } from '#core/journeys/localization/localization.selectors.ts'
import { localizationHref, localizationQuery } from '#core/routes/routes.ts'
import { caretIn, fieldIn, putCaret } from '#ui/features/caret.ts'
import { AddressFormConnected } from '#ui/features/localization/address-form.connected.tsx'
import type { Meanwhile } from './wake-on-intent.ts'

const typedIn = (place: ParentNode): AddressForm => ({
  street: fieldIn(place, localizationQuery.street)?.value ?? '',
  unit: fieldIn(place, localizationQuery.unit)?.value ?? '',
  zip: fieldIn(place, localizationQuery.zip)?.value ?? '',
})

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
