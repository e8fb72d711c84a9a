import { addressParameters } from '#core/query/query-parameters.ts'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { createActor } from 'xstate'
import type { AddressForm } from '#core/address/address-form.ts'
import { formLayouts } from '#core/address/field-message.ts'
import { createLocalizationMachine } from '#core/journeys/localization/localization.machine.ts'
import { localizationHref } from '#core/routes/localization-link.ts'
import { caretIn, fieldIn, putCaret } from '#ui/features/shared/caret.ts'
import { AddressFormConnected } from '#ui/features/sale/localization/address-form.connected.tsx'
import { loadSuggestField } from '#ui/features/sale/localization/suggest-field.tsx'
import { whenIdle } from '#ui/features/shared/when-idle.ts'
import { carriedInUrl } from './forwarded.ts'
import type { AddressPorts, Mount } from './mount.ts'
import { fetchNextFiles } from './next-files.ts'

const typedIn = (place: ParentNode): AddressForm => ({
  street: fieldIn(place, addressParameters.street)?.value ?? '',
  unit: fieldIn(place, addressParameters.unit)?.value ?? '',
  zip: fieldIn(place, addressParameters.zip)?.value ?? '',
})

/**
 * Mounts the address form with suggestions, over the application's journey. A form that the browser just refused shows
 * its own errors. A valid form opens the localization page, as the plain form does.
 */
const mount: Mount<AddressPorts> = (place, { wasRefused }, ports) => {
  const localization = createActor(createLocalizationMachine(ports), {
    input: { channel: 'dotcom' },
  }).start()
  const typed = typedIn(place)
  const carried = carriedInUrl()
  const caret = caretIn(place)
  localization.send({ type: 'form.prefilled', form: typed })
  const root = createRoot(place)
  flushSync(() =>
    root.render(
      <AddressFormConnected
        localization={localization}
        layout={formLayouts.find((layout) => layout === place.dataset['layout'])}
        carried={carried}
        onValid={(address) => window.location.assign(localizationHref(address, carried))}
      />,
    ),
  )
  if (caret !== null) putCaret(place, caret)
  if (caret?.name === addressParameters.street)
    localization.send({ type: 'street.typed', text: typed.street })
  if (wasRefused) place.querySelector('form')?.requestSubmit()
  whenIdle(fetchNextFiles)
}

/** Loads the address form with the code of its suggestions. */
export const loadAddressForm = async (): Promise<Mount<AddressPorts>> => {
  await loadSuggestField()
  return mount
}
