import type { Language } from '../shared/language.ts'
import type { Cents } from '../shared/money.ts'
import type { Frn } from './plan-id.ts'

export type LabelText = Readonly<Record<Language, string>>

/** The links of a label. */
export const labelLinks = [
  'terms',
  'discounts',
  'dataPolicy',
  'networkManagement',
  'privacy',
  'support',
] as const
export type LabelLink = (typeof labelLinks)[number]

/** The paths of the store's pages behind the links of a label (LBL-08). */
export const labelPages: Readonly<Record<LabelLink, string>> = {
  terms: '/terms-policy',
  discounts: '/discounts',
  dataPolicy: '/data-policy',
  networkManagement: '/network-management',
  privacy: '/privacy',
  support: '/support',
}

/** Returns the links of a label to the pages of a store at `origin` (LBL-08). */
export const labelLinksAt = (origin: string): Readonly<Record<LabelLink, string>> => ({
  terms: origin + labelPages.terms,
  discounts: origin + labelPages.discounts,
  dataPolicy: origin + labelPages.dataPolicy,
  networkManagement: origin + labelPages.networkManagement,
  privacy: origin + labelPages.privacy,
  support: origin + labelPages.support,
})

/** A monthly fee of the provider in addition to the price, in cents. */
export type RecurringFee = { readonly name: LabelText; readonly monthly: Cents }

/** The monthly data allowance in GB and the price of additional data. Null for unlimited data. */
export type DataAllowance = {
  readonly includedGb: number
  readonly overage: { readonly perGb: number; readonly price: Cents }
} | null

/** The facts of a label that no offer contains. `latencyMs` is the typical latency of each plan, by offer id. */
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
