import type { Language } from '../shared/language.ts'
import { pathIn } from '../shared/language.ts'
import type { Cents } from '../shared/money.ts'
import type { Frn, LabelService } from './plan-id.ts'

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

/** Returns the addresses of the links of a label in a language, at the public origin of the store (LBL-08). */
export const labelLinksAt = (origin: string, language: Language): Readonly<Record<LabelLink, string>> => {
  const at = (link: LabelLink): string => origin + pathIn(language, labelPages[link])
  return {
    terms: at('terms'),
    discounts: at('discounts'),
    dataPolicy: at('dataPolicy'),
    networkManagement: at('networkManagement'),
    privacy: at('privacy'),
    support: at('support'),
  }
}

/** A monthly fee of the provider in addition to the price, in cents. */
export type RecurringFee = { readonly name: LabelText; readonly monthly: Cents }

/** The monthly data allowance in GB and the price of additional data. Null for unlimited data. */
export type DataAllowance = {
  readonly includedGb: number
  readonly overage: { readonly perGb: number; readonly price: Cents }
} | null

/**
 * The facts of a label that no offer contains. `latencyMs` is the typical latency of each plan, by offer id.
 * `technology` is the FCC code of the access network: 50 for fibre, 500 for 5G.
 */
export type LabelFacts = {
  readonly provider: string
  readonly frn: Frn
  readonly contractMonths: number
  readonly earlyTerminationFee: Cents
  readonly recurringFees: readonly RecurringFee[]
  readonly data: DataAllowance
  readonly technology: Readonly<Record<LabelService, number>>
  readonly latencyMs: Readonly<Record<string, number>>
  readonly supportPhone: string
}
