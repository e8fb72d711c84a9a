import type { OfferId } from '../catalog/offer.ts'
import type { Quote } from '../pricing/quoted.ts'
import type { Branded } from '../shared/branded.ts'
import type { Cents } from '../shared/money.ts'
import type { Language } from '../shared/language.ts'
import type { EpochMs, PlainDate } from '../shared/plain-date.ts'
import type { BillingCycle } from './billing-cycle.ts'
import type { CancelReason } from './cancel-reason.ts'
import type { ServiceId } from './portal-account.ts'
import type { OptionId, RetentionOption } from './retention-option.ts'

/** The id of a change. */
export type ChangeId = Branded<string, 'ChangeId'>

/** When a cancellation takes effect: with the paid month, at no cost, or today, returning unused days. */
export const changeTimings = ['endOfCycle', 'today'] as const
export type ChangeTiming = (typeof changeTimings)[number]

/** How equipment comes back: to a store, or with a prepaid label by mail. */
export const returnMethods = ['store', 'mail'] as const
export type ReturnMethod = (typeof returnMethods)[number]

/** A change that the holder requests. `reason` is null if none was given. */
export type ChangeRequest =
  | {
      readonly kind: 'cancel'
      readonly serviceIds: readonly [ServiceId, ...ServiceId[]]
      readonly reason: CancelReason | null
      readonly timing: ChangeTiming
      readonly returnMethod: ReturnMethod
    }
  | { readonly kind: 'acceptOption'; readonly optionId: OptionId; readonly reason: CancelReason | null }

/** A rented device to return, until `returnBy`. `fee` is charged in cents for each one that does not come back. */
export type ReturnedEquipment = {
  readonly offerId: OfferId | null
  readonly name: string
  readonly quantity: number
  readonly returnBy: PlainDate
  readonly fee: Cents
}

/** What the holder confirms to have read before a change. */
export const disclosures = [
  'serviceEnds',
  'equipmentReturn',
  'finalBill',
  'instalmentsDue',
  'numberLost',
  'emailLost',
  'optionTerms',
  'priceAfterOption',
] as const
export type Disclosure = (typeof disclosures)[number]

/** A month's charge for days until an end, in cents: `charged` for `usedDays` of `days`, `returned` for others. */
export type Proration = {
  readonly days: number
  readonly usedDays: number
  readonly paid: Cents
  readonly charged: Cents
  readonly returned: Cents
}

/**
 * Effects of a requested change. Services end with `effectiveOn`, or an option starts. `before`, `after`: prices of
 * all services from the next bill on (null: none left). `balance`: then owed, negative for a refund: unpaid less unused
 * days, plus the instalments that fall due. `token` represents exactly these figures.
 */
export type ChangePreview = {
  readonly request: ChangeRequest
  readonly effectiveOn: PlainDate
  readonly cycle: BillingCycle
  readonly before: Quote
  readonly after: Quote | null
  readonly option: RetentionOption | null
  readonly proration: Proration | null
  readonly unpaidBills: Cents
  readonly instalmentsDue: Cents
  readonly balance: Cents
  readonly equipment: readonly ReturnedEquipment[]
  readonly disclosures: readonly Disclosure[]
  readonly token: string
}

export const changeStates = ['pending', 'confirmed', 'withdrawn'] as const
export type ChangeState = (typeof changeStates)[number]

/** A change, pending and withdrawable until `effectiveOn`. `number`: for telephone. `language`: of its messages. */
export type ServiceChange = {
  readonly id: ChangeId
  readonly number: string
  readonly state: ChangeState
  readonly language: Language
  readonly requestedAt: EpochMs
  readonly closedAt: EpochMs | null
  readonly preview: ChangePreview
}
