import type { AddressForm as Typed } from '#core/address/address-form.ts'
import type { FormLayout } from '#core/address/field-message.ts'
import type { CarriedParameter } from '#core/affiliate/marketing-parameters.ts'
import type { AddressFieldErrors } from '#ui/features/sale/localization/address-form.view.tsx'
import { AddressForm } from '#ui/features/sale/localization/address-form.view.tsx'

const nothing = (): void => undefined

type PlainAddressFormProps = {
  readonly form: Typed
  readonly layout?: FormLayout
  readonly errors?: AddressFieldErrors
  /** Marketing parameters that the form sends with the address. */
  readonly carried?: readonly CarriedParameter[]
}

/** The address form in a document: a plain GET form that needs no script. */
export const PlainAddressForm = ({
  form,
  layout = 'page',
  errors = {},
  carried = [],
}: PlainAddressFormProps) => (
  <AddressForm
    layout={layout}
    form={form}
    streets={[]}
    units={[]}
    source="lookup"
    isLookingUp={false}
    isResolving={false}
    errors={errors}
    refusals={0}
    carried={carried}
    onStreet={nothing}
    onUnit={nothing}
    onZip={nothing}
    onPickStreet={nothing}
    onPickUnit={nothing}
    onTouch={nothing}
    onSubmit={nothing}
  />
)
