import { either as E } from 'fp-ts'
import { cycleAt } from '#core/portal/billing-cycle.ts'
import type { PaymentSummary } from '#core/payment/payment.ts'
import type { AccountId, SubscribedService, PortalAccount } from '#core/portal/portal-account.ts'
import { servicesOfOrder } from '#core/portal/services-of-order.ts'
import { quote } from '#core/pricing/quote.ts'
import { combinedTaxRate } from '#core/pricing/tax.ts'
import { parseAddressForm } from '#core/address/address-form.ts'
import { parseMoneyText } from '#core/shared/money-text.ts'
import { ZERO } from '#core/shared/money.ts'
import type { PlainDate } from '#core/shared/plain-date.ts'
import { addMonths, dateAt } from '#core/shared/plain-date.ts'
import type { AccountDirectory } from '../holdings/sample-accounts.ts'
import { SAMPLE_ACCOUNT } from '../holdings/sample-accounts.ts'
import type { Engine } from '../call/call.ts'
import { locationIdOf } from '../network/indexed-network.ts'
import type { NetworkEntry, NetworkLocation } from '../network/network.ts'
import { customerHomes, sampleHomes } from '../network/small-seed.ts'
import type { StoreTransaction } from '../store/store.ts'
import { insertDemoOrder } from './demo-order.ts'
import type { DemoService } from './demo-services.ts'
import { demoLines, demoService } from './demo-services.ts'

/** A demo account at a home of the network. `monthsAgo`: start of its services; `email`: its primary login. */
export type DemoAccount = {
  readonly accountId: AccountId
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phoneNumber: string
  readonly home: NetworkEntry
  readonly monthsAgo: number
  readonly cycleDay: number
  readonly isAutoPay: boolean
  readonly services: readonly DemoService[]
  readonly hasOpenOrder?: true
}

const id = (digits: string): AccountId => `CM-${digits}` as AccountId

/** No balance, in billing format. */
const NOTHING_OWED = '0.00'

const INTERNET = { line: 'Internet', rank: 0, addOns: 2 } as const
const TELEVISION = { line: 'TV', rank: 2, addOns: 0 } as const

/** The accounts of demonstrations, apart from that of the sample address of an existing customer. */
export const demoAccounts: readonly DemoAccount[] = [
  {
    accountId: id('100200'),
    firstName: 'Julia',
    lastName: 'Ríos',
    email: 'julia@correo.example',
    phoneNumber: '3055550102',
    home: customerHomes.julia,
    monthsAgo: 14,
    cycleDay: 12,
    isAutoPay: true,
    services: [INTERNET, { ...TELEVISION, addOns: 2 }, { line: 'Voice', rank: 0, addOns: 0 }],
  },
  {
    accountId: id('100300'),
    firstName: 'Mateo',
    lastName: 'Vega',
    email: 'mateo@correo.example',
    phoneNumber: '3055550103',
    home: customerHomes.mateo,
    monthsAgo: 5,
    cycleDay: 20,
    isAutoPay: false,
    services: [{ ...INTERNET, rank: 1, addOns: 0 }],
    hasOpenOrder: true,
  },
  {
    accountId: id('100400'),
    firstName: 'Rosa',
    lastName: 'Lima',
    email: 'rosa@correo.example',
    phoneNumber: '2105550104',
    home: customerHomes.rosa,
    monthsAgo: 9,
    cycleDay: 1,
    isAutoPay: true,
    services: [
      { ...INTERNET, hold: 'bulkContract' },
      { ...TELEVISION, hold: 'fixedTerm' },
    ],
  },
  {
    accountId: id('100500'),
    firstName: 'Tomás',
    lastName: 'Gil',
    email: 'tomas@correo.example',
    phoneNumber: '2105550105',
    home: sampleHomes.activeLocation,
    monthsAgo: 26,
    cycleDay: 8,
    isAutoPay: true,
    services: [INTERNET],
  },
  {
    accountId: id('100600'),
    firstName: 'Tomás',
    lastName: 'Gil',
    email: 'tomas@correo.example',
    phoneNumber: '2105550105',
    home: customerHomes.tomas,
    monthsAgo: 3,
    cycleDay: 25,
    isAutoPay: false,
    services: [{ ...INTERNET, rank: 1, addOns: 0 }, TELEVISION],
  },
]

/** Returns the place of a home; null in a network without it. */
const locationAt = async (
  { network }: Engine,
  { number, name, zip }: NetworkEntry,
): Promise<NetworkLocation | null> => {
  const address = parseAddressForm({ street: `${number} ${name}`, unit: '', zip })
  const match = E.isLeft(address) ? null : await network.find(address.right)
  return match?.kind === 'found' ? match.location : null
}

/** Adds demo accounts to an account directory, so that the shop knows what the portal shows at their homes. */
export const withDemoAccounts =
  (others: AccountDirectory): AccountDirectory =>
  (locationId, offers) => {
    const demo = demoAccounts.find(({ home }) => locationIdOf(home) === locationId)
    if (demo === undefined) return others(locationId, offers)
    const { accountId, email, services } = demo
    const holdings = services.flatMap((service) => demoLines(offers, service) ?? [])
    return { accountId, email, owed: NOTHING_OWED, holdings }
  }

/** Returns the first day of services that began months ago: the start of a billing month, so each bill is one month. */
const sinceOf = (
  engine: Engine,
  { utcOffsetMinutes }: NetworkLocation,
  { cycleDay, monthsAgo }: Pick<DemoAccount, 'cycleDay' | 'monthsAgo'>,
): PlainDate => addMonths(cycleAt(cycleDay, dateAt(engine.clock.now(), utcOffsetMinutes)).from, -monthsAgo)

type DemoFacts = Pick<
  PortalAccount,
  'accountId' | 'holder' | 'services' | 'cycleDay' | 'isAutoPay' | 'autoPayMethod' | 'autoPaySince' | 'owed'
>

const accountAt = (
  { street, unit, city, state, zip, taxes, utcOffsetMinutes }: NetworkLocation,
  given: DemoFacts,
): PortalAccount => ({
  ...given,
  place: { street, unit, city, state, zip },
  taxRate: combinedTaxRate(taxes),
  utcOffsetMinutes,
  orderNumbers: [],
})

const CARMEN = { cycleDay: 5, monthsAgo: 15 } as const

/** Returns the account of the existing-customer sample, with the services and balance that the shop knows. */
const carmen = async (engine: Engine): Promise<readonly PortalAccount[]> => {
  const location = await locationAt(engine, sampleHomes.existingCustomer)
  const { version, offers } = engine.brand().catalog
  const known = location === null ? null : engine.accounts(location.locationId, offers)
  if (location === null || known?.accountId !== SAMPLE_ACCOUNT.accountId) return []
  const owed = parseMoneyText(known.owed)
  const lines = quote({
    catalogVersion: version,
    offers,
    lines: known.holdings,
    taxRate: combinedTaxRate(location.taxes),
  })
  if (E.isLeft(owed) || E.isLeft(lines)) return []
  const services = servicesOfOrder(lines.right.lines, { since: sinceOf(engine, location, CARMEN) })
  const holder = { firstName: 'Carmen', lastName: 'Ortega', email: known.email, phoneNumber: '3055550101' }
  const { accountId } = SAMPLE_ACCOUNT
  return [
    accountAt(location, {
      accountId,
      holder,
      services,
      cycleDay: CARMEN.cycleDay,
      isAutoPay: false,
      owed: owed.right,
    }),
  ]
}

const DEMO_CARD: PaymentSummary = { kind: 'card', issuer: 'Visa', lastFour: '1111' }

const accountOf = async (engine: Engine, demo: DemoAccount): Promise<readonly PortalAccount[]> => {
  const location = await locationAt(engine, demo.home)
  if (location === null) return []
  const { offers } = engine.brand().catalog
  const since = sinceOf(engine, location, demo)
  const services: readonly SubscribedService[] = demo.services.flatMap((one) =>
    demoService(offers, one, since),
  )
  const { accountId, firstName, lastName, email, phoneNumber, cycleDay, isAutoPay } = demo
  const holder = { firstName, lastName, email, phoneNumber }
  const first = services.map((service) => service.since).toSorted()[0]
  const begun = isAutoPay && first !== undefined ? { autoPaySince: first } : {}
  const autoPay = { autoPayMethod: DEMO_CARD, ...begun }
  return [accountAt(location, { accountId, holder, services, cycleDay, isAutoPay, ...autoPay, owed: ZERO })]
}

const insertWith = async (
  engine: Engine,
  tx: StoreTransaction,
  account: PortalAccount,
  hasOpenOrder: boolean,
): Promise<void> => {
  const isNew = await tx.insertPortalAccount(account, engine.clock.now())
  if (isNew && hasOpenOrder) await insertDemoOrder(engine, tx, account)
}

/** Inserts the demo accounts that do not exist yet, with dates relative to today. Repeating it changes nothing. */
export const insertDemoAccounts = async (engine: Engine): Promise<void> => {
  const withOrder = new Set<AccountId>(
    demoAccounts.flatMap(({ accountId, hasOpenOrder }) => (hasOpenOrder === true ? [accountId] : [])),
  )
  const accounts = await Promise.all([carmen(engine), ...demoAccounts.map((demo) => accountOf(engine, demo))])
  for (const account of accounts.flat())
    await engine.store.transaction((tx) => insertWith(engine, tx, account, withOrder.has(account.accountId)))
}
