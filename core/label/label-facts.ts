import type { Cents } from '../shared/money.ts'
import type { Frn } from './plan-id.ts'

export const labelLanguages = ['es', 'en'] as const
export type LabelLanguage = (typeof labelLanguages)[number]

export type LabelText = Readonly<Record<LabelLanguage, string>>

/** Addresses a label leads to. */
export const labelLinks = [
  'terms',
  'discounts',
  'dataPolicy',
  'networkManagement',
  'privacy',
  'support',
] as const
export type LabelLink = (typeof labelLinks)[number]

/** A monthly fee of the provider's own beside the price, in cents. */
export type RecurringFee = { readonly name: LabelText; readonly monthly: Cents }

/** Data in a month, in GB, and what more of it costs; null for as much as one likes. */
export type DataAllowance = {
  readonly includedGb: number
  readonly overage: { readonly perGb: number; readonly price: Cents }
} | null

/** What a label says that no offer does. `latencyMs` has the typical latency of each plan, by the id of its offer. */
export type LabelFacts = {
  readonly provider: string
  readonly frn: Frn
  readonly contractMonths: number
  readonly earlyTerminationFee: Cents
  readonly recurringFees: readonly RecurringFee[]
  readonly data: DataAllowance
  readonly latencyMs: Readonly<Record<string, number>>
  readonly links: Readonly<Record<LabelLink, string>>
  readonly supportPhone: string
}
