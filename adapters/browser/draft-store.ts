import { function as F, option as O } from 'fp-ts'
import { failure, success } from 'io-ts'
import type { AddressForm } from '#core/address/address-form.ts'
import type { CustomerForm } from '#core/checkout/customer-form.ts'
import { EMPTY_CUSTOMER_FORM } from '#core/checkout/customer-form.ts'
import type { IdempotencyKey } from '#core/checkout/order.ts'
import type { Draft, DraftStore } from '#core/ports/draft.ts'
import type { Storage } from '#core/ports/storage.ts'
import { branded, either, nullable } from '#adapters/shape/composite.shape.ts'
import { object } from '#adapters/shape/object.shape.ts'
import type { Shape } from '#adapters/shape/shape.ts'
import { codecOf, integer, text } from '#adapters/shape/shape.ts'

/** Storage key of the draft. The version in the record changes with its shape. */
export const DRAFT_KEY = 'buyflow.draft'
const VERSION = 2
const TEXT_MAX = 500
const RECORD_MAX = 10_000

/** Text as it was typed; the screen shows its errors. */
const typed: Shape<string> = {
  codec: codecOf('typed', (value, context) =>
    typeof value === 'string' && value.length <= TEXT_MAX ? success(value) : failure(value, context),
  ),
  schema: () => ({ type: 'string', maxLength: TEXT_MAX }),
  arbitrary: (fc) => fc.string({ maxLength: TEXT_MAX }),
}

const orderKey: Shape<IdempotencyKey | null> = nullable(
  branded(text({ min: 16, max: 100, pattern: /^[A-Za-z0-9][A-Za-z0-9_-]{15,99}$/ })),
)

const addressForm = object<AddressForm>({ street: typed, unit: typed, zip: typed })

type FirstCustomerForm = Omit<CustomerForm, 'addressOneYear' | 'identificationType'>

const firstCustomerFields = {
  firstName: typed,
  lastName: typed,
  emailAddress: typed,
  phoneNumber: typed,
  phoneType: typed,
}

type Stored<Customer> = {
  readonly version: number
  readonly addressForm: AddressForm
  readonly customerForm: Customer
  readonly orderKey: IdempotencyKey | null
}

const storedDraft = object<Stored<CustomerForm>>({
  version: integer({ min: VERSION, max: VERSION }),
  addressForm,
  customerForm: object<CustomerForm>({
    ...firstCustomerFields,
    addressOneYear: typed,
    identificationType: typed,
  }),
  orderKey,
})

/** Version 1, before the risk question. */
const firstDraft = object<Stored<FirstCustomerForm>>({
  version: integer({ min: 1, max: 1 }),
  addressForm,
  customerForm: object<FirstCustomerForm>(firstCustomerFields),
  orderKey,
})

const knownDraft = either(storedDraft, firstDraft)

const readDraft = (text: string): O.Option<Draft> =>
  F.pipe(
    text.length > RECORD_MAX ? O.none : O.tryCatch((): unknown => JSON.parse(text)),
    O.chain((value) => O.fromEither(knownDraft.codec.decode(value))),
    O.map((draft) => ({
      addressForm: draft.addressForm,
      customerForm: { ...EMPTY_CUSTOMER_FORM, ...draft.customerForm },
      orderKey: draft.orderKey,
    })),
  )

/** Creates a store for the versioned draft. Upgrades older versions. Any other content counts as no draft. */
export const createDraftStore = (storage: Storage): DraftStore => ({
  load: () =>
    F.pipe(storage.read(DRAFT_KEY), O.fromEither, O.chain(O.fromNullable), O.chain(readDraft), O.toNullable),
  save: (draft) => {
    storage.write(DRAFT_KEY, JSON.stringify(storedDraft.codec.encode({ version: VERSION, ...draft })))
  },
  clear: () => {
    storage.remove(DRAFT_KEY)
  },
})
