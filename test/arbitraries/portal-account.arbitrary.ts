import * as fc from 'fast-check'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import type { CartLine } from '#core/cart/cart.ts'
import { type LineOfBusiness, linesOfBusiness, type Offer } from '#core/catalog/offer.ts'
import type { OrderNumber } from '#core/checkout/order.ts'
import type { AccountFacts } from '#core/portal/account-facts.ts'
import { cycleAt } from '#core/portal/billing-cycle.ts'
import type { ServiceCatalog } from '#core/portal/subscribed-service.ts'
import type { AccountId, SubscribedService, PortalAccount, ServiceId } from '#core/portal/portal-account.ts'
import { RETENTION_TERMS } from '#core/portal/retention-terms.ts'
import { cents } from '#core/shared/money.ts'
import { addDays, addMonths, type PlainDate } from '#core/shared/plain-date.ts'
import { isoDay } from './plain-date.arbitrary.ts'
import { amount, taxRate } from '#stories/rules/arbitraries/money.arbitrary.ts'

/** The catalogue of the default brand, without coupons. */
export const heldCatalog: ServiceCatalog = { ...cometa.catalog, coupons: [] }

const sold = cometa.catalog.offers.filter(({ audience }) => audience === 'everybody')

const FIRST_TODAY = Date.UTC(2026, 0, 1) / 86_400_000

/** Days of four years, a leap day among them. */
export const today: fc.Arbitrary<PlainDate> = fc
  .integer({ min: FIRST_TODAY, max: FIRST_TODAY + 4 * 365 })
  .map((days) => isoDay(days) as PlainDate)

export const cycleDay: fc.Arbitrary<number> = fc.oneof(
  fc.integer({ min: 1, max: 28 }),
  fc.constantFrom(1, 28),
)

const lineOf = ({ id, limit }: Offer): fc.Arbitrary<CartLine> =>
  fc.integer({ min: 1, max: limit }).map((quantity) => ({ offerId: id, quantity }))

const addOnsOf = (line: LineOfBusiness): readonly Offer[] =>
  sold.filter(({ role, lineOfBusiness }) => role === 'addOn' && lineOfBusiness === line)

const linesIn = (line: LineOfBusiness): fc.Arbitrary<SubscribedService['lines']> => {
  const plans = sold.filter(({ role, lineOfBusiness }) => role === 'plan' && lineOfBusiness === line)
  return fc
    .tuple(
      fc.constantFrom(...plans).chain(lineOf),
      fc.subarray([...addOnsOf(line)]).chain((offers) => fc.tuple(...offers.map(lineOf))),
    )
    .map(([plan, addOns]) => [plan, ...addOns])
}

const serviceIn = (line: LineOfBusiness, since: fc.Arbitrary<PlainDate>): fc.Arbitrary<SubscribedService> =>
  fc.record({
    id: fc.constant(line.toLowerCase() as ServiceId),
    lines: linesIn(line),
    since,
    until: fc.constant(null),
    hold: fc.constant(null),
  })

/** Services of some lines of business, of which none ends. `since` is when each begins. */
export const servicesSince = (since: fc.Arbitrary<PlainDate>): fc.Arbitrary<readonly SubscribedService[]> =>
  fc
    .subarray([...linesOfBusiness], { minLength: 1 })
    .chain((lines) => fc.tuple(...lines.map((line) => serviceIn(line, since))))

export type HeldAccount = { readonly account: PortalAccount; readonly today: PlainDate }

const accountWith = (
  services: fc.Arbitrary<readonly SubscribedService[]>,
  day: number,
): fc.Arbitrary<PortalAccount> =>
  fc.record({
    accountId: fc.constant('CM-1' as AccountId),
    holder: fc.constant({
      firstName: 'Julia',
      lastName: 'Ríos',
      email: 'julia@correo.example',
      phoneNumber: null,
    }),
    place: fc.constant({ street: '31 Coral Court', unit: '', city: 'Miami', state: 'FL', zip: '33130' }),
    taxRate,
    utcOffsetMinutes: fc.constant(-300),
    services,
    cycleDay: fc.constant(day),
    owed: fc.oneof(fc.constant(cents(0)), amount(50_000)),
    isAutoPay: fc.boolean(),
    orderNumbers: fc.constant<readonly OrderNumber[]>([]),
  })

/** An account with services that began up to two years ago, on any day. */
export const heldAccount: fc.Arbitrary<HeldAccount> = fc.tuple(today, cycleDay).chain(([day, cycle]) =>
  fc.record({
    today: fc.constant(day),
    account: accountWith(
      servicesSince(fc.integer({ min: 0, max: 730 }).map((days) => addDays(day, -days))),
      cycle,
    ),
  }),
)

/** An account whose services began together, with a bill, some months ago. */
export const accountOfOneOrder: fc.Arbitrary<HeldAccount & { readonly since: PlainDate }> = fc
  .tuple(today, cycleDay, fc.integer({ min: 0, max: 11 }))
  .chain(([day, cycle, months]) => {
    const since = addMonths(cycleAt(cycle, day).from, -months)
    return fc.record({
      today: fc.constant(day),
      since: fc.constant(since),
      account: accountWith(servicesSince(fc.constant(since)), cycle),
    })
  })

/** What changes of an account are computed from, without an obstacle. */
export const factsOf = ({ account, today: day }: HeldAccount): AccountFacts => ({
  account,
  pending: [],
  openOrder: false,
  catalog: heldCatalog,
  rented: cometa.rentedEquipment ?? [],
  terms: RETENTION_TERMS,
  today: day,
})
