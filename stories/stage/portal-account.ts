import { brand } from '#adapters/brand/brand.ts'
import type { CartLine } from '#core/cart/cart.ts'
import type { Offer, OfferId } from '#core/catalog/offer.ts'
import type { OrderNumber } from '#core/checkout/order.ts'
import type { Bill, BillId, BillLine } from '#core/portal/bill.ts'
import type { BillingCycle } from '#core/portal/billing-cycle.ts'
import type { AccountId, ServiceId } from '#core/portal/portal-account.ts'
import type { ChangeId, ServiceChange } from '#core/portal/service-change.ts'
import type { AccountChoice, AccountOverview, PortalOrder, ServiceSummary } from '#core/ports/portal-calls.ts'
import type { Quote } from '#core/pricing/quoted.ts'
import { quote } from '#core/pricing/quote.ts'
import type { InstallationWindow, WindowId } from '#core/schedule/window.ts'
import { basisPoints, cents, sum } from '#core/shared/money.ts'
import { addDays, addMonths, epochMs, type PlainDate } from '#core/shared/plain-date.ts'

/** The day on which the sample accounts are shown, a Wednesday. */
export const PORTAL_TODAY = '2026-11-18' as PlainDate

const CYCLE: BillingCycle = {
  from: '2026-11-05' as PlainDate,
  until: '2026-12-04' as PlainDate,
  days: 30,
  daysBegun: 14,
  nextBillOn: '2026-12-05' as PlainDate,
}

const line = (offerId: string, quantity = 1): CartLine => ({ offerId: offerId as OfferId, quantity })

const quoteOf = (lines: readonly CartLine[], offers: readonly Offer[]): Quote => {
  const { version: catalogVersion, bundles } = brand.catalog
  const priced = quote({ catalogVersion, offers, bundles, lines, taxRate: basisPoints(700) })
  if (priced._tag === 'Left') throw new Error(priced.left._tag)
  return priced.right
}

type Sample = {
  readonly id: string
  readonly lines: readonly [CartLine, ...CartLine[]]
  readonly since: string
}

const samples: readonly Sample[] = [
  {
    id: 'internet',
    lines: [line('internet-gig'), line('advanced-wifi'), line('wifi-pod', 2)],
    since: '2026-07-21',
  },
  { id: 'television', lines: [line('tv-mi-plan-latino'), line('xumo-lease')], since: '2026-07-21' },
  { id: 'telephone', lines: [line('home-phone')], since: '2025-02-03' },
]

/** The services of the sample account, each with its own price. */
export const portalServices = (offers: readonly Offer[] = brand.catalog.offers): readonly ServiceSummary[] =>
  samples.map(({ id, lines, since }) => ({
    id: id as ServiceId,
    lines,
    since: since as PlainDate,
    until: null,
    hold: null,
    name: offers.find((offer) => offer.id === lines[0].offerId)?.name ?? id,
    cancelable: true,
    obstacle: null,
    monthly: quoteOf(lines, offers).monthly.total,
  }))

const billLine = (kind: BillLine['kind'], amount: number, more: Partial<BillLine> = {}): BillLine => ({
  kind,
  offerId: null,
  name: null,
  quantity: 1,
  amount: cents(amount),
  days: null,
  lastsUntil: null,
  ...more,
})

const ofPlan = { offerId: 'internet-gig' as OfferId, name: 'Internet Gig' }

const linesOfMonth = (month: number): readonly BillLine[] => [
  billLine('recurring', 10_000, ofPlan),
  billLine('promotion', -3_000, { ...ofPlan, lastsUntil: '2027-07-20' as PlainDate }),
  billLine('recurring', 600, { name: 'WiFi pod', quantity: 2 }),
  billLine('recurring', month > 6 ? 7_000 : 8_500, { name: 'Mi Plan Latino' }),
  billLine('retention', month > 8 ? -1_000 : 0, { ...ofPlan, lastsUntil: '2027-01-04' as PlainDate }),
  billLine('instalment', 500, { name: 'Xumo propio', lastsUntil: '2027-06-04' as PlainDate }),
  ...(month === 3
    ? [billLine('partialMonth', 1_133, { name: 'Teléfono fijo', days: { counted: 17, of: 30 } })]
    : []),
  ...(month === 7 ? [billLine('oneTime', 6_500, { name: 'Instalación profesional' })] : []),
  billLine('tax', 532),
]

/** Returns the bills of a year, latest first. `open` are the unpaid cents of the latest ones. */
export const portalBills = (count = 12, open: readonly number[] = []): readonly Bill[] =>
  Array.from({ length: count }, (_, index) => {
    const from = addMonths(CYCLE.from, -index)
    const lines = linesOfMonth(12 - index).filter(({ amount }) => amount !== 0)
    const unpaid = open[index] ?? 0
    return {
      id: from as string as BillId,
      issuedOn: from,
      dueOn: addDays(from, 20),
      from,
      until: addDays(addMonths(from, 1), -1),
      lines,
      total: sum(lines.map(({ amount }) => amount)),
      open: cents(unpaid),
      state: unpaid === 0 ? 'paid' : index === 0 ? 'due' : 'pastDue',
    }
  })

/** The windows to which a visit can be moved, and its own. */
export const portalWindows: readonly InstallationWindow[] = [20, 21, 24, 25, 27, 28, 30].flatMap((day) =>
  [8, 10, 13, 15].map((fromHour, index) => ({
    id: `FL-331-2026-11-${day}-${fromHour}` as WindowId,
    date: `2026-11-${day}` as PlainDate,
    fromHour,
    toHour: fromHour + 2,
    placesLeft: (day + index) % 4,
  })),
)

export const portalVisit: InstallationWindow = {
  id: 'FL-331-2026-11-24-10' as WindowId,
  date: '2026-11-24' as PlainDate,
  fromHour: 10,
  toHour: 12,
  placesLeft: 1,
}

/** An order of the sample account. Without changes it has a visit ahead, which can be moved. */
export const portalOrder = (change: Partial<PortalOrder> = {}): PortalOrder => ({
  orderNumber: '4K7MP-9QRTX' as OrderNumber,
  stage: 'visitAhead',
  placedAt: epochMs(1_794_754_800_000),
  quote: quoteOf([line('tv-mi-plan-latino')], brand.catalog.offers),
  installKind: 'professional',
  visit: portalVisit,
  payment: { kind: 'card', issuer: 'Visa', lastFour: '1111' },
  maskedEmail: 'j•••@correo.example',
  maskedPhone: '••• ••• 0134',
  isOpen: true,
  mayChangeVisit: true,
  agreements: brand.agreements.filter(({ grants }) => grants === null),
  ...change,
})

/** A pending cancellation of services of the sample account. */
export const pendingCancellation = (
  overview: AccountOverview,
  serviceIds: readonly [ServiceId, ...ServiceId[]],
  change: Partial<ServiceChange> = {},
): ServiceChange => ({
  id: 'change-1' as ChangeId,
  number: 'C7H2-94KD',
  state: 'pending',
  requestedAt: epochMs(1_795_014_000_000),
  closedAt: null,
  language: 'es',
  preview: {
    request: { kind: 'cancel', serviceIds, reason: 'price', timing: 'endOfCycle', returnMethod: 'store' },
    effectiveOn: CYCLE.until,
    cycle: CYCLE,
    before: quoteOf(
      samples.flatMap(({ lines }) => lines),
      overview.offers,
    ),
    after: null,
    option: null,
    proration: null,
    unpaidBills: cents(0),
    instalmentsDue: cents(0),
    balance: cents(0),
    equipment: [],
    disclosures: ['serviceEnds', 'finalBill'],
    token: 'token-1',
  },
  ...change,
})

/** The account of Julia: internet, television and telephone, all cancelable, with a year of bills and nothing owed. */
export const portalOverview = (change: Partial<AccountOverview> = {}): AccountOverview => {
  const offers = change.offers ?? brand.catalog.offers
  const services = change.services ?? portalServices(offers)
  return {
    account: {
      accountId: 'CM-100200',
      service: services.map(({ id, cancelable }) => ({ id, cancelable })),
      firstName: 'Julia',
      maskedEmail: 'j•••@correo.example',
      maskedPhone: '••• ••• 0134',
      place: { street: '215 Calle Ocho', unit: 'Apt 4', city: 'Miami', state: 'FL', zip: '33135' },
      isAutoPay: true,
      autoPayMethod: { kind: 'card', issuer: 'Visa', lastFour: '1111' },
      autoPaySince: '2025-03-05' as PlainDate,
    },
    openOrder: false,
    services,
    offers,
    quote:
      services.length === 0
        ? null
        : quoteOf(
            services.flatMap(({ lines }) => lines),
            offers,
          ),
    cycle: CYCLE,
    balance: cents(0),
    pastDue: cents(0),
    bills: portalBills(),
    orders: [],
    changes: [],
    ...change,
  }
}

/** The accounts of a login with two homes. */
export const portalAccounts: readonly AccountChoice[] = [
  { accountId: 'CM-100500' as AccountId, label: '48 Flagler Street' },
  { accountId: 'CM-100600' as AccountId, label: '1210 Coral Way, Apt 7' },
]
