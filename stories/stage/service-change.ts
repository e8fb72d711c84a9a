import { brand } from '#adapters/brand/brand.ts'
import type { CartLine } from '#core/cart/cart.ts'
import type { OfferId } from '#core/catalog/offer.ts'
import type { BillingCycle } from '#core/portal/billing-cycle.ts'
import type { ServiceId } from '#core/portal/portal-account.ts'
import type { OptionId, RetentionOption } from '#core/portal/retention-option.ts'
import type {
  ChangeId,
  ChangePreview,
  ChangeTiming,
  Disclosure,
  ServiceChange,
} from '#core/portal/service-change.ts'
import { pricePeriods } from '#core/pricing/price-timeline.ts'
import { quoteLedger } from '#core/pricing/quote-ledger.ts'
import { quote } from '#core/pricing/quote.ts'
import { type Quote } from '#core/pricing/quoted.ts'
import { basisPoints, cents, subtract, ZERO, type Cents } from '#core/shared/money.ts'
import { epochMs, type PlainDate } from '#core/shared/plain-date.ts'

/** A household with three services, on the 26th of November 2026. */

const line = (name: string, quantity = 1): CartLine => ({ offerId: name as OfferId, quantity })

/** The price of lines from the catalogue of the brand, with the tax of Miami. */
export const priceOf = (lines: readonly CartLine[]): Quote => {
  const { version: catalogVersion, offers, bundles } = brand.catalog
  const priced = quote({ catalogVersion, offers, bundles, lines, taxRate: basisPoints(700) })
  if (priced._tag === 'Left') throw new Error(priced.left._tag)
  return priced.right
}

const internetLines = [line('internet-gig'), line('advanced-wifi')]
const tvLines = [line('tv-select-signature'), line('xumo-lease')]
const phoneLines = [line('home-phone')]

export const presentQuote = priceOf([...internetLines, ...tvLines, ...phoneLines])

const named = (id: string, name: string, lines: readonly CartLine[]) => ({
  id: id as ServiceId,
  name,
  monthly: priceOf(lines).monthly.total,
})

export const internet = named('internet', 'Internet Gig', internetLines)
export const television = named('television', 'TV Select Signature', tvLines)
export const homePhone = named('home-phone', 'Teléfono fijo', phoneLines)

export const cycle: BillingCycle = {
  from: '2026-11-05' as PlainDate,
  until: '2026-12-04' as PlainDate,
  days: 30,
  daysBegun: 22,
  nextBillOn: '2026-12-05' as PlainDate,
}

export const today = '2026-11-26' as PlainDate

/** A quote with another price in its first months. */
const atFirst = (priced: Quote, monthly: Quote['monthly'], months: number): Quote => {
  const then = pricePeriods(priced).findLast(({ fromMonth }) => fromMonth <= months + 1)
  return {
    ...priced,
    monthly,
    later: [
      { fromMonth: months + 1, monthly: then?.monthly ?? priced.monthly },
      ...priced.later.filter(({ fromMonth }) => fromMonth > months + 1),
    ],
  }
}

const yearOf = (priced: Quote): Cents => quoteLedger(priced, today).totals[12] ?? ZERO

const optionOf = (
  option: Pick<RetentionOption, 'kind' | 'lines' | 'off' | 'months' | 'quote'>,
): RetentionOption => ({
  ...option,
  id: `${option.kind}-internet-${option.lines[0].offerId}` as OptionId,
  serviceId: internet.id,
  startsOn: cycle.nextBillOn,
  savedInYear: subtract(yearOf(presentQuote), yearOf(option.quote)),
})

const OFF = cents(2_000)

export const discount = optionOf({
  kind: 'discount',
  lines: [line('internet-gig'), line('advanced-wifi')],
  off: OFF,
  months: 6,
  quote: atFirst(
    presentQuote,
    {
      ...presentQuote.monthly,
      net: subtract(presentQuote.monthly.net, OFF),
      total: subtract(presentQuote.monthly.total, OFF),
    },
    6,
  ),
})

export const smallerPlan = optionOf({
  kind: 'smallerPlan',
  lines: [line('internet-500'), line('advanced-wifi')],
  off: ZERO,
  months: 0,
  quote: priceOf([line('internet-500'), line('advanced-wifi'), ...tvLines, ...phoneLines]),
})

export const smallestPlan = optionOf({
  kind: 'smallerPlan',
  lines: [line('internet-advantage'), line('advanced-wifi')],
  off: ZERO,
  months: 0,
  quote: priceOf([line('internet-advantage'), line('advanced-wifi'), ...tvLines, ...phoneLines]),
})

export const pause = optionOf({
  kind: 'pause',
  lines: [line('internet-gig'), line('advanced-wifi')],
  off: ZERO,
  months: 2,
  quote: atFirst(presentQuote, priceOf([...tvLines, ...phoneLines]).monthly, 2),
})

/** All options, the one that saves most first. */
export const allOptions = [smallerPlan, smallestPlan, discount, pause].toSorted(
  (a, b) => b.savedInYear - a.savedInYear,
)

const everyDisclosure: readonly Disclosure[] = [
  'serviceEnds',
  'equipmentReturn',
  'finalBill',
  'instalmentsDue',
  'numberLost',
  'emailLost',
]

const equipment = [
  { name: 'Módem', quantity: 1, fee: cents(12_000) },
  { name: 'WiFi avanzado', quantity: 1, fee: cents(9_000) },
  { name: 'Xumo rentado', quantity: 2, fee: cents(6_000) },
].map((device) => ({ ...device, offerId: null, returnBy: '2026-12-26' as PlainDate }))

/** What a cancellation of internet does at the end of the month or today, with `unpaid` cents of earlier bills. */
export const cancelPreview = (
  timing: ChangeTiming,
  unpaid: Cents = ZERO,
  instalmentsDue: Cents = ZERO,
): ChangePreview => {
  const paid = internet.monthly
  const charged = cents(Math.round((paid * cycle.daysBegun) / cycle.days))
  const returned = timing === 'today' ? subtract(paid, charged) : ZERO
  return {
    request: {
      kind: 'cancel',
      serviceIds: [internet.id],
      reason: 'price',
      timing,
      returnMethod: 'mail',
    },
    effectiveOn: timing === 'today' ? today : cycle.until,
    cycle,
    before: presentQuote,
    after: priceOf([...tvLines, ...phoneLines]),
    option: null,
    proration:
      timing === 'today' ? { days: cycle.days, usedDays: cycle.daysBegun, paid, charged, returned } : null,
    unpaidBills: unpaid,
    instalmentsDue,
    balance: cents(unpaid - returned + instalmentsDue),
    equipment,
    disclosures: everyDisclosure.filter((each) => each !== 'instalmentsDue' || instalmentsDue > 0),
    token: 'token',
  }
}

/** What the acceptance of an option does. */
export const optionPreview = (option: RetentionOption): ChangePreview => ({
  ...cancelPreview('endOfCycle'),
  request: { kind: 'acceptOption', optionId: option.id, reason: 'price' },
  effectiveOn: option.startsOn,
  after: option.quote,
  option,
  equipment: [],
  disclosures: option.quote.later.length === 0 ? ['optionTerms'] : ['optionTerms', 'priceAfterOption'],
})

export const changeOf = (
  preview: ChangePreview,
  state: ServiceChange['state'] = 'pending',
): ServiceChange => ({
  id: 'change-1' as ChangeId,
  number: 'C-4K7MP-9QRTX',
  state,
  language: 'es',
  requestedAt: epochMs(1_795_705_200_000),
  closedAt: state === 'pending' ? null : epochMs(1_795_791_600_000),
  preview,
})
