import type { CartLine } from '#core/cart/cart.ts'
import { cancelReasons } from '#core/portal/cancel-reason.ts'
import type { ServiceId } from '#core/portal/portal-account.ts'
import type { OptionId, RetentionOption } from '#core/portal/retention-option.ts'
import { optionKinds } from '#core/portal/retention-option.ts'
import type {
  ChangeId,
  ChangePreview,
  ChangeRequest,
  Proration,
  ReturnedEquipment,
  ServiceChange,
} from '#core/portal/service-change.ts'
import { changeStates, changeTimings, disclosures, returnMethods } from '#core/portal/service-change.ts'
import { languages } from '#core/shared/language.ts'
import { branded, list, nullable, someOf } from '../../shape/composite.shape.ts'
import { object, tagged } from '../../shape/object.shape.ts'
import type { Shape } from '../../shape/shape.ts'
import { integer, literal, text } from '../../shape/shape.ts'
import { identifier, offerId } from './identifier.ts'
import { billingCycle, partOfMonth } from './portal-bill.ts'
import { LINES_MAX, cartLine, cents, quantity, quote } from './pricing.ts'
import { instant, plainDate } from './time.ts'

export const serviceId: Shape<ServiceId> = branded(identifier)
export const changeId: Shape<ChangeId> = branded(identifier)
const optionId: Shape<OptionId> = branded(identifier)

/** The most services of one account. */
export const SERVICES_MAX = 50

type NotEmpty<A> = readonly [A, ...A[]]

export const serviceLines: Shape<NotEmpty<CartLine>> = someOf(cartLine, { max: LINES_MAX })
export const someServices: Shape<NotEmpty<ServiceId>> = someOf(serviceId, { max: SERVICES_MAX })

/** The months of an offer to the holder; none for a plan that stays. */
export const optionMonths = integer({ min: 0, max: 120 })

/** The reason for a cancellation, or null if the holder gives none. */
export const cancelReason = nullable(literal(...cancelReasons))

export const retentionOption: Shape<RetentionOption> = object<RetentionOption>({
  id: optionId,
  kind: literal(...optionKinds),
  serviceId,
  startsOn: plainDate,
  lines: serviceLines,
  off: cents,
  months: optionMonths,
  quote,
  savedInYear: cents,
})

type RequestOf<Kind extends ChangeRequest['kind']> = Extract<ChangeRequest, { readonly kind: Kind }>

export const changeRequest: Shape<ChangeRequest> = tagged<ChangeRequest, 'kind'>('kind', {
  cancel: object<RequestOf<'cancel'>>({
    kind: literal('cancel'),
    serviceIds: someServices,
    reason: cancelReason,
    timing: literal(...changeTimings),
    returnMethod: literal(...returnMethods),
  }),
  acceptOption: object<RequestOf<'acceptOption'>>({
    kind: literal('acceptOption'),
    optionId,
    reason: cancelReason,
  }),
})

const returnedEquipment: Shape<ReturnedEquipment> = object<ReturnedEquipment>({
  offerId: nullable(offerId),
  name: text({ min: 1, max: 120 }),
  quantity,
  returnBy: plainDate,
  fee: cents,
})

const proration: Shape<Proration> = object<Proration>({
  days: partOfMonth,
  usedDays: partOfMonth,
  paid: cents,
  charged: cents,
  returned: cents,
})

/** Represents the figures of a preview. Opaque: only its issuer reads it. */
export const changeToken = text({ min: 1, max: 240 })

export const changePreview: Shape<ChangePreview> = object<ChangePreview>({
  request: changeRequest,
  effectiveOn: plainDate,
  cycle: billingCycle,
  before: quote,
  after: nullable(quote),
  option: nullable(retentionOption),
  proration: nullable(proration),
  unpaidBills: cents,
  instalmentsDue: cents,
  balance: cents,
  equipment: list(returnedEquipment, { max: LINES_MAX }),
  disclosures: list(literal(...disclosures), { max: disclosures.length }),
  token: changeToken,
})

export const serviceChange: Shape<ServiceChange> = object<ServiceChange>({
  id: changeId,
  number: identifier,
  state: literal(...changeStates),
  language: literal(...languages),
  requestedAt: instant,
  closedAt: nullable(instant),
  preview: changePreview,
})
