import { useSelector } from '@xstate/react'
import { useState } from 'react'
import type { Address } from '#core/address/address.ts'
import { filterUnits } from '#core/address/suggestion.ts'
import type { LocalizationActor } from '#core/journeys/localization/localization.selectors.ts'
import { isLookingUp, isResolving } from '#core/journeys/localization/localization.selectors.ts'
import { wordsOfAddressFailure } from '#ui/content/es/localization.ts'
import { fieldErrors } from '#ui/features/form-schema.ts'
import { addressFormSchema } from './address-form.schema.ts'
import type { AddressFieldErrors } from './address-form.view.tsx'
import { AddressForm } from './address-form.view.tsx'

export type AddressFormConnectedProps = {
  readonly localization: LocalizationActor
  /** The form was sent already: what is wrong shows at once. */
  readonly isRefused?: boolean | undefined
  /** Takes a whole address in place of the journey: a document leaves for the localization page with it. */
  readonly onValid?: ((address: Address) => void) | undefined
}

const errorsIn = (error: Parameters<typeof fieldErrors>[0]): AddressFieldErrors =>
  Object.fromEntries(
    Object.entries(fieldErrors(error)).map(([name, tag]) => [name, wordsOfAddressFailure(tag)]),
  )

/** The address form at work. Errors show once the form was sent, and go as they are mended. */
export const AddressFormConnected = ({
  localization,
  isRefused = false,
  onValid,
}: AddressFormConnectedProps) => {
  const { form, streets, units } = useSelector(localization, (snapshot) => snapshot.context)
  const isBusy = useSelector(localization, isResolving)
  const isLooking = useSelector(localization, isLookingUp)
  const [refusals, setRefusals] = useState(isRefused ? 1 : 0)
  const read = addressFormSchema.safeParse(form)

  const submit = (): void => {
    if (!read.success) setRefusals((count) => count + 1)
    else if (onValid === undefined) localization.send({ type: 'address.submitted', address: read.data })
    else onValid(read.data)
  }

  return (
    <AddressForm
      form={form}
      streets={streets}
      units={filterUnits(units, form.unit)}
      isLookingUp={isLooking}
      isResolving={isBusy}
      errors={refusals > 0 && !read.success ? errorsIn(read.error) : {}}
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
