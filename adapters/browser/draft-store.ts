import { function as F, option as O } from 'fp-ts'
import * as t from 'io-ts'
import { EMPTY_CUSTOMER_FORM } from '#core/checkout/customer-form.ts'
import type { IdempotencyKey } from '#core/checkout/order.ts'
import type { Draft, DraftStore } from '#core/ports/draft.ts'
import type { Storage } from '#core/ports/storage.ts'

/** Where the draft lies; the version in the record grows with each change of its shape. */
export const DRAFT_KEY = 'buyflow.draft'
const VERSION = 2
const TEXT_MAX = 500
const RECORD_MAX = 10_000

const typed = t.refinement(t.string, (text) => text.length <= TEXT_MAX, 'typed')

const orderKey = new t.Type<IdempotencyKey, string>(
  'orderKey',
  (value): value is IdempotencyKey => t.string.is(value),
  (value, context) =>
    typeof value === 'string' && /^[A-Za-z0-9][A-Za-z0-9_-]{15,99}$/.test(value)
      ? t.success(value as IdempotencyKey)
      : t.failure(value, context),
  (key) => key,
)

/** A record with exactly these keys as its own: a foreign key, `__proto__` among them, makes it somebody else's, and none is written. */
const exactly = <P extends t.Props>(props: P): t.Type<t.TypeOfProps<P>, t.OutputOfProps<P>> => {
  const codec = t.strict(props)
  const keys = Object.keys(props)
  const isExact = (value: unknown): boolean =>
    typeof value === 'object' &&
    value !== null &&
    Object.keys(value).length === keys.length &&
    keys.every((key) => Object.hasOwn(value, key))
  return new t.Type(
    codec.name,
    codec.is,
    (value, context) => (isExact(value) ? codec.validate(value, context) : t.failure(value, context)),
    codec.encode,
  )
}

const addressForm = exactly({ street: typed, unit: typed, zip: typed })

const firstCustomerFields = {
  firstName: typed,
  lastName: typed,
  emailAddress: typed,
  phoneNumber: typed,
  phoneType: typed,
}

const customerForm = exactly({ ...firstCustomerFields, addressOneYear: typed, identificationType: typed })

const key = t.union([orderKey, t.null])

const storedDraft = exactly({ version: t.literal(VERSION), addressForm, customerForm, orderKey: key })

/** Version 1: before the risk question. */
const firstDraft = exactly({
  version: t.literal(1),
  addressForm,
  customerForm: exactly(firstCustomerFields),
  orderKey: key,
})

const knownDraft = t.union([storedDraft, firstDraft])

const readDraft = (text: string): O.Option<Draft> =>
  F.pipe(
    text.length > RECORD_MAX ? O.none : O.tryCatch((): unknown => JSON.parse(text)),
    O.chain((value) => O.fromEither(knownDraft.decode(value))),
    O.map((draft) => ({
      addressForm: draft.addressForm,
      customerForm: { ...EMPTY_CUSTOMER_FORM, ...draft.customerForm },
      orderKey: draft.orderKey,
    })),
  )

/** Keeps the draft as a versioned record; one of an earlier version is filled up. Anything else found in its place counts as no draft. */
export const createDraftStore = (storage: Storage): DraftStore => ({
  load: () =>
    F.pipe(storage.read(DRAFT_KEY), O.fromEither, O.chain(O.fromNullable), O.chain(readDraft), O.toNullable),
  save: (draft) => {
    storage.write(DRAFT_KEY, JSON.stringify(storedDraft.encode({ version: VERSION, ...draft })))
  },
  clear: () => {
    storage.remove(DRAFT_KEY)
  },
})
