import type { CartLine } from '#core/cart/cart.ts'
import type { BillingCycle } from '#core/portal/billing-cycle.ts'
import type { CancelReason } from '#core/portal/cancel-reason.ts'
import type { OptionKind, RetentionOption } from '#core/portal/retention-option.ts'
import type {
  ChangePreview,
  ChangeRequest,
  ChangeState,
  ChangeTiming,
  Disclosure,
  Proration,
  ReturnedEquipment,
  ReturnMethod,
  ServiceChange,
} from '#core/portal/service-change.ts'
import type { Language } from '#core/shared/language.ts'
import { branded, nullable } from '#adapters/shape/composite.shape.ts'
import { object, tagged } from '#adapters/shape/object.shape.ts'
import type { Shape } from '#adapters/shape/shape.ts'
import { literal, string } from '#adapters/shape/shape.ts'
import { quote } from './receipt.stored.ts'
import { cents, count, instant, many, named, oneOf, plainDate } from './value.stored.ts'

/** Returns the shape of a list that was not empty when it was written. */
const some = <A>(item: Shape<A>): Shape<readonly [A, ...A[]]> =>
  branded<readonly [A, ...A[]], readonly A[]>(many(item))

export const serviceLines = some(object<CartLine>({ offerId: named(), quantity: count }))

const cycle = object<BillingCycle>({
  from: plainDate,
  until: plainDate,
  days: count,
  daysBegun: count,
  nextBillOn: plainDate,
})

const reason = nullable(
  oneOf<CancelReason>({
    price: true,
    competitor: true,
    quality: true,
    moving: true,
    notUsed: true,
    other: true,
  }),
)

const option = object<RetentionOption>({
  id: named(),
  kind: oneOf<OptionKind>({ discount: true, smallerPlan: true, pause: true }),
  serviceId: named(),
  startsOn: plainDate,
  lines: serviceLines,
  off: cents,
  months: count,
  quote,
  savedInYear: cents,
})

type RequestOf<Kind extends ChangeRequest['kind']> = Extract<ChangeRequest, { readonly kind: Kind }>

const request = tagged<ChangeRequest, 'kind'>('kind', {
  cancel: object<RequestOf<'cancel'>>({
    kind: literal('cancel'),
    serviceIds: some(named()),
    reason,
    timing: oneOf<ChangeTiming>({ endOfCycle: true, today: true }),
    returnMethod: oneOf<ReturnMethod>({ store: true, mail: true }),
  }),
  acceptOption: object<RequestOf<'acceptOption'>>({
    kind: literal('acceptOption'),
    optionId: named(),
    reason,
  }),
})

const disclosure = oneOf<Disclosure>({
  serviceEnds: true,
  equipmentReturn: true,
  finalBill: true,
  instalmentsDue: true,
  numberLost: true,
  emailLost: true,
  optionTerms: true,
  priceAfterOption: true,
})

const preview = object<ChangePreview>({
  request,
  effectiveOn: plainDate,
  cycle,
  before: quote,
  after: nullable(quote),
  option: nullable(option),
  proration: nullable(
    object<Proration>({ days: count, usedDays: count, paid: cents, charged: cents, returned: cents }),
  ),
  unpaidBills: cents,
  instalmentsDue: cents,
  balance: cents,
  equipment: many(
    object<ReturnedEquipment>({
      offerId: nullable(named()),
      name: string,
      quantity: count,
      returnBy: plainDate,
      fee: cents,
    }),
  ),
  disclosures: many(disclosure),
  token: string,
})

/** A change with the figures that its holder confirmed. */
export const serviceChange: Shape<ServiceChange> = object<ServiceChange>({
  id: named(),
  number: string,
  state: oneOf<ChangeState>({ pending: true, confirmed: true, withdrawn: true }),
  language: oneOf<Language>({ es: true, en: true }),
  requestedAt: instant,
  closedAt: nullable(instant),
  preview,
})
