import type { PriceType } from '../catalog/price.ts'
import type { OrderPart } from '../checkout/readiness.ts'
import type { DevicePrice } from '../mobile/product-detail.ts'
import type { Totals } from '../pricing/quote.ts'
import type { Cents } from '../shared/money.ts'
import type { PlainDate } from '../shared/plain-date.ts'
import type { PageEndpoint } from './endpoint.ts'
import type { MessageKey, TitleKey } from './message-key.ts'

/** Rises with every change of the rules that decide what a model holds. */
export const PAGE_RULES_VERSION = '1'

/** What the words of a key may have to say beside themselves. */
export const parameterNames = [
  'advantage',
  'amount',
  'count',
  'date',
  'dueToday',
  'extra',
  'first',
  'from',
  'fromHour',
  'gig',
  'last',
  'lines',
  'minutes',
  'monthly',
  'months',
  'most',
  'order',
  'plus',
  'premier',
  'property',
  'speed',
  'toHour',
] as const
export type ParameterName = (typeof parameterNames)[number]

/** One value of a wording, by its name and kind; money in cents, an hour or a speed is a count. */
export type Parameter =
  | { readonly kind: 'money'; readonly name: ParameterName; readonly cents: Cents }
  | { readonly kind: 'count'; readonly name: ParameterName; readonly count: number }
  | { readonly kind: 'date'; readonly name: ParameterName; readonly date: PlainDate }
  | { readonly kind: 'text'; readonly name: ParameterName; readonly text: string }

export const blockKinds = [
  'intro',
  'offers',
  'choice',
  'form',
  'summary',
  'windows',
  'banner',
  'notice',
  'variant',
  'empty',
] as const
export type BlockKind = (typeof blockKinds)[number]

/** Why a block stands in place of what a page would show (TPL-03). */
export const emptyReasons = [
  'noOffers',
  'noEligibleLines',
  'noAddOns',
  'notIncluded',
  'noInstallOptions',
  'noWindows',
  'noTechnician',
  'noSiteVisit',
  'noDevices',
  'ownDeviceNotTaken',
] as const
export type EmptyReason = (typeof emptyReasons)[number]

/** A way on from a block: what it is called, and the path it leads to. */
export type Way = { readonly labelKey: MessageKey; readonly to: string }

/** One part of a page, in words by their keys; `offers` are ids of the model's own offers, in the order shown. */
export type PageBlock = {
  readonly id: string
  readonly kind: BlockKind
  readonly keys: readonly MessageKey[]
  readonly parameters: readonly Parameter[]
  readonly offers: readonly string[]
  readonly reason: EmptyReason | null
  readonly way: Way | null
}

/** A price by the name it has in the catalogue; in cents; each month for `months` months, 0 without a term. */
export type PagePrice = {
  readonly id: PriceType | DevicePrice['id']
  readonly amount: Cents
  readonly months: number
}

export type PageOffer = {
  readonly kind: 'offer' | 'device'
  readonly id: string
  readonly prices: readonly PagePrice[]
}

/** What a page shows or hides. */
export const pageFlags = [
  'acpEnabled',
  'autoPayEligible',
  'checksBalance',
  'disableBackButton',
  'fromCampaign',
  'hasAddOns',
  'includesByod',
  'installationBanner',
  'isAgent',
  'isBulk',
  'isBulkIncluded',
  'isExpress',
  'isProInstall',
  'isXumoSelected',
  'mobileBanner',
  'novaCards',
  'productReady',
  'showsHeaderAndFooter',
  'useMobileInterestTfn',
] as const
export type PageFlag = (typeof pageFlags)[number]
export type PageFlags = Readonly<Partial<Record<PageFlag, boolean>>>

/** Where the order stands: how many lines, what they cost, and what is still missing of it, in order (CHK-06). */
export type PageSummary = {
  readonly lines: number
  readonly totals: Totals
  readonly missing: readonly OrderPart[]
}

/** What one page shows, as data: wording by key, prices in cents, and the path it leads to. */
export type PageModel = {
  readonly endpoint: PageEndpoint
  readonly titleKey: TitleKey
  readonly blocks: readonly PageBlock[]
  readonly offers: readonly PageOffer[]
  readonly flags: PageFlags
  readonly summary: PageSummary | null
  readonly next: string
  readonly version: { readonly rules: string; readonly catalog: string }
}
