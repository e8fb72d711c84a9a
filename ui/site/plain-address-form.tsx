import type { AddressForm as Typed } from '#core/address/address-form.ts'
import type { AddressFieldErrors } from '#ui/features/sale/localization/address-form.view.tsx'
import { AddressForm } from '#ui/features/sale/localization/address-form.view.tsx'

const nothing = (): void => undefined

/** The address form in a document: a plain GET form that needs no script. */
export const PlainAddressForm = ({
  form,
  errors = {},
}: {
  readonly form: Typed
  readonly errors?: AddressFieldErrors
}) => (
  <AddressForm
    form={form}
    streets={[]}
    units={[]}
    isLookingUp={false}
    isResolving={false}
    errors={errors}
    refusals={0}
    onStreet={nothing}
    onUnit={nothing}
    onZip={nothing}
    onPickStreet={nothing}
    onPickUnit={nothing}
    onSubmit={nothing}
  />
)
