import { useSelector } from '@xstate/react'
import { useState } from 'react'
import type { Address } from '#core/address/address.ts'
import type { AddressFormErrors } from '#core/address/address-form.ts'
import { parseAddressForm } from '#core/address/address-form.ts'
import { filterUnits } from '#core/address/suggestion.ts'
import type { LocalizationActor } from '#core/journeys/localization/localization.selectors.ts'
import { isLookingUp, isResolving } from '#core/journeys/localization/localization.selectors.ts'
import { wordsOfAddressFailure } from '#ui/content/es/sale/localization.ts'
import { failureTags } from '#ui/features/shared/failure-tags.ts'
import type { AddressFieldErrors } from './address-form.view.tsx'
import { AddressForm } from './address-form.view.tsx'

export type AddressFormConnectedProps = {
  readonly localization: LocalizationActor
  /** The form was already submitted: its errors show at once. */
  readonly isRefused?: boolean | undefined
  /** Receives a complete address instead of the journey: a document navigates to the localization page with it. */
  readonly onValid?: ((address: Address) => void) | undefined
}

const errorsIn = (failures: AddressFormErrors): AddressFieldErrors =>
  Object.fromEntries(
    Object.entries(failureTags(failures)).map(([name, tag]) => [name, wordsOfAddressFailure(tag)]),
  )

/** The address form over the machine. Errors show after the first submit and disappear when they are fixed. */
export const AddressFormConnected = ({
  localization,
  isRefused = false,
  onValid,
}: AddressFormConnectedProps) => {
  const { form, streets, units } = useSelector(localization, (snapshot) => snapshot.context)
  const isBusy = useSelector(localization, isResolving)
  const isLooking = useSelector(localization, isLookingUp)
  const [refusals, setRefusals] = useState(isRefused ? 1 : 0)
  const read = parseAddressForm(form)

  const submit = (): void => {
    if (read._tag === 'Left') setRefusals((count) => count + 1)
    else if (onValid === undefined) localization.send({ type: 'address.submitted', address: read.right })
    else onValid(read.right)
  }

  return (
    <AddressForm
      form={form}
      streets={streets}
      units={filterUnits(units, form.unit)}
      isLookingUp={isLooking}
      isResolving={isBusy}
      errors={refusals > 0 && read._tag === 'Left' ? errorsIn(read.left) : {}}
      refusals={refusals}
      onStreet={(text) => localization.send({ type: 'street.typed', text })}
      onUnit={(text) => localization.send({ type: 'unit.typed', text })}
      onZip={(text) => localization.send({ type: 'zip.typed', text })}
      onPickStreet={(suggestion) => localization.send({ type: 'street.picked', suggestion })}
      onPickUnit={(suggestion) => localization.send({ type: 'unit.picked', suggestion })}
      onSubmit={submit}
    />
  )
}
