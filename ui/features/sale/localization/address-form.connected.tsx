import { useSelector } from '@xstate/react'
import { useState } from 'react'
import type { Address } from '#core/address/address.ts'
import type { AddressForm as Typed, AddressFormErrors } from '#core/address/address-form.ts'
import { parseAddressForm } from '#core/address/address-form.ts'
import type { FormLayout } from '#core/address/field-message.ts'
import { fieldMessage } from '#core/address/field-message.ts'
import { filterUnits } from '#core/address/suggestion.ts'
import type { CarriedParameter } from '#core/affiliate/marketing-parameters.ts'
import type { LocalizationContext } from '#core/journeys/localization/localization.context.ts'
import type { LocalizationActor } from '#core/journeys/localization/localization.selectors.ts'
import { isLookingUp, isResolving } from '#core/journeys/localization/localization.selectors.ts'
import { wordsOfAddressFailure } from '#ui/content/es/shared/address-failure.ts'
import type { AddressFieldErrors, SuggestionSource } from './address-form.view.tsx'
import { AddressForm } from './address-form.view.tsx'

export type AddressFormConnectedProps = {
  readonly localization: LocalizationActor
  readonly layout?: FormLayout | undefined
  /** The form was already submitted: its errors show at once. */
  readonly isRefused?: boolean | undefined
  /** Marketing parameters that the form sends with the address. */
  readonly carried?: readonly CarriedParameter[] | undefined
  /** Receives a complete address instead of the journey: a document navigates to the localization page with it. */
  readonly onValid?: ((address: Address) => void) | undefined
}

type Field = keyof Typed

const fields: readonly Field[] = ['street', 'unit', 'zip']

const sourceOf = ({ lookupFailure }: LocalizationContext): SuggestionSource => {
  if (lookupFailure === null) return 'lookup'
  return lookupFailure.samples === undefined ? 'unavailable' : 'samples'
}

/** Returns the errors to show. A refused submit also counts as having left every field (ADR-08). */
const errorsIn = (
  failures: AddressFormErrors,
  layout: FormLayout,
  submitted: boolean,
  left: readonly Field[],
): AddressFieldErrors =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const failure = failures[field]
      const touched = submitted || left.includes(field)
      return failure === null || fieldMessage(layout, { touched, submitted }, failure) === null
        ? []
        : [[field, wordsOfAddressFailure(failure._tag)]]
    }),
  )

/** The address form over the machine. Errors disappear when they are fixed. */
export const AddressFormConnected = ({
  localization,
  layout = 'page',
  isRefused = false,
  carried = [],
  onValid,
}: AddressFormConnectedProps) => {
  const context = useSelector(localization, (snapshot) => snapshot.context)
  const { form, streets, units } = context
  const isBusy = useSelector(localization, isResolving)
  const isLooking = useSelector(localization, isLookingUp)
  const [refusals, setRefusals] = useState(isRefused ? 1 : 0)
  const [left, setLeft] = useState<readonly Field[]>([])
  const read = parseAddressForm(form)

  const submit = (): void => {
    if (read._tag === 'Left') setRefusals((count) => count + 1)
    else if (onValid === undefined) localization.send({ type: 'address.submitted', address: read.right })
    else onValid(read.right)
  }

  return (
    <AddressForm
      layout={layout}
      form={form}
      streets={streets}
      units={filterUnits(units, form.unit)}
      source={sourceOf(context)}
      isLookingUp={isLooking}
      isResolving={isBusy}
      errors={read._tag === 'Left' ? errorsIn(read.left, layout, refusals > 0, left) : {}}
      refusals={refusals}
      carried={carried}
      onStreet={(text) => localization.send({ type: 'street.typed', text })}
      onUnit={(text) => localization.send({ type: 'unit.typed', text })}
      onZip={(text) => localization.send({ type: 'zip.typed', text })}
      onPickStreet={(suggestion) => localization.send({ type: 'street.picked', suggestion })}
      onPickUnit={(suggestion) => localization.send({ type: 'unit.picked', suggestion })}
      onTouch={(field) => setLeft((before) => [...before, field])}
      onSubmit={submit}
    />
  )
}
