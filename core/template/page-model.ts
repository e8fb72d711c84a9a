import type { PriceType } from '../catalog/price.ts'
import type { OrderPart } from '../checkout/readiness.ts'
import type { DevicePrice } from '../mobile/device-price.ts'
import type { Totals } from '../pricing/quoted.ts'
import type { Cents } from '../shared/money.ts'
import type { PlainDate } from '../shared/plain-date.ts'
import type { PageEndpoint } from './endpoint.ts'
import type { MessageKey, TitleKey } from './message-key.ts'
import type { BlockKind } from './section-kind.ts'

/** The version of the page rules. Increase it with every change of the content of a model. */
export const PAGE_RULES_VERSION = '4'

/** Names of the parameters of a text. */
export const parameterNames = [
  'advantage',
  'amount',
  'badge',
  'code',
  'count',
  'date',
  'design',
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
  'name',
  'order',
  'plus',
  'premier',
  'property',
  'speed',
  'toHour',
] as const
export type ParameterName = (typeof parameterNames)[number]

/** One parameter of a text, by name and kind. Money is in cents; an hour or a speed is a count. */
export type Parameter =
  | { readonly kind: 'money'; readonly name: ParameterName; readonly cents: Cents }
  | { readonly kind: 'count'; readonly name: ParameterName; readonly count: number }
  | { readonly kind: 'date'; readonly name: ParameterName; readonly date: PlainDate }
  | { readonly kind: 'text'; readonly name: ParameterName; readonly text: string }

/** Reasons for an empty block (TPL-03). */
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

/** A link of a block: the key of its label, and its path. */
export type Link = { readonly labelKey: MessageKey; readonly to: string }

/** One part of a page, with its texts as keys. `offers` are ids of the offers of the model, in the order shown. */
export type PageBlock = {
  readonly id: string
  readonly kind: BlockKind
  readonly keys: readonly MessageKey[]
  readonly parameters: readonly Parameter[]
  readonly offers: readonly string[]
  readonly reason: EmptyReason | null
  readonly way: Link | null
}

/** A price by its catalogue type, in cents, monthly for `months` months. 0 without a term. */
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

/** What a page shows or does beyond its blocks. Each flag changes its screen (TPL-17). */
export const pageFlags = [
  'acpEnabled',
  'autoPayEligible',
  'checksBalance',
  'disableBackButton',
  'includesByod',
  'installationBanner',
  'isAgent',
  'isBulk',
  'isExpress',
  'isProInstall',
  'mobileBanner',
  'productReady',
  'showsHeaderAndFooter',
  'useMobileInterestTfn',
] as const
export type PageFlag = (typeof pageFlags)[number]
export type PageFlags = Readonly<Partial<Record<PageFlag, boolean>>>

/** The order status: the number of lines, their prices, and the missing parts of the order, in order (CHK-06). */
export type PageSummary = {
  readonly lines: number
  readonly totals: Totals
  readonly missing: readonly OrderPart[]
}

/** The model of one page as data: texts as keys, prices in cents, and the next path. */
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
