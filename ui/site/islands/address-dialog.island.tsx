import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { createActor } from 'xstate'
import type { AddressForm } from '#core/address/address-form.ts'
import { EMPTY_ADDRESS_FORM } from '#core/address/address-form.ts'
import type { LocalizationActor } from '#core/journeys/localization/localization.selectors.ts'
import { createLocalizationMachine } from '#core/journeys/localization/localization.machine.ts'
import type { AddressDialog as Content } from '#core/localization/address-content.ts'
import { localizationHref } from '#core/routes/localization-link.ts'
import { AddressDialog } from '#ui/features/sale/localization/address-dialog.view.tsx'
import { AddressFormConnected } from '#ui/features/sale/localization/address-form.connected.tsx'
import { whenIdle } from '#ui/features/shared/when-idle.ts'
import { carriedInUrl } from './forwarded.ts'
import { createDialogContent } from './dialog-content.ts'
import type { AddressPorts } from './mount.ts'
import { fetchNextFiles } from './next-files.ts'

const contentOf = createDialogContent()

type OpenedProps = {
  readonly ports: AddressPorts
  readonly localization: LocalizationActor
  readonly isSaved: boolean
  readonly onGone: () => void
}

const Opened = ({ ports, localization, isSaved, onGone }: OpenedProps) => {
  const [isOpen, setOpen] = useState(true)
  const [content, setContent] = useState<Content | null>(null)
  const carried = carriedInUrl()
  useEffect(() => void contentOf(ports.addressContent).then(setContent), [ports])
  useEffect(() => {
    if (!isOpen) onGone()
  }, [isOpen, onGone])
  return (
    <AddressDialog
      open={isOpen}
      onClose={() => setOpen(false)}
      content={content}
      brand={ports.brand}
      isSaved={isSaved}
      form={
        <AddressFormConnected
          localization={localization}
          layout="modal"
          carried={carried}
          onValid={(address) => window.location.assign(localizationHref(address, carried))}
        />
      }
    />
  )
}

/** Opens the address form in a dialog, empty or with a saved address. A valid form opens the localization page. */
export const openAddressDialog = (ports: AddressPorts, saved: AddressForm | null): void => {
  const localization = createActor(createLocalizationMachine(ports), {
    input: { channel: 'dotcom', form: saved ?? EMPTY_ADDRESS_FORM },
  }).start()
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  // React does not permit that a root is unmounted while it renders.
  const remove = (): void =>
    queueMicrotask(() => {
      root.unmount()
      place.remove()
      localization.stop()
    })
  root.render(<Opened ports={ports} localization={localization} isSaved={saved !== null} onGone={remove} />)
  whenIdle(fetchNextFiles)
}
