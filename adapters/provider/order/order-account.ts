import type { OrderNumber, OrderReceipt } from '#core/checkout/order.ts'
import { knownBuyer } from '#core/localization/known-buyer.ts'
import { portsIn } from '#core/phone/ports-in.ts'
import { withAutoPay } from '#core/portal/auto-pay.ts'
import { cycleDayOf } from '#core/portal/billing-cycle.ts'
import type { AccountId, SubscribedService, PortalAccount } from '#core/portal/portal-account.ts'
import type { OrderedService } from '#core/portal/services-of-order.ts'
import { withOrder } from '#core/portal/services-of-order.ts'
import { ZERO, atLeastZero, subtract } from '#core/shared/money.ts'
import type { PlainDate } from '#core/shared/plain-date.ts'
import { dateAt } from '#core/shared/plain-date.ts'
import { numberFrom } from '#core/shared/random-number.ts'
import { provenAccountOf } from '../holdings/account.ts'
import type { Engine } from '../call/call.ts'
import { homeTimeOf } from '../facts/home-time.ts'
import type { IntentRecord, OwnedOrder, SessionRecord, StoreTransaction } from '../store/store.ts'

const ACCOUNT_DIGITS = 9

/** Returns the id of the account of an order: the same each time. `attempt` counts the ids that another order has. */
const accountIdOf = ({ hash }: Engine, orderNumber: OrderNumber, attempt: number): AccountId => {
  const digits =
    numberFrom(hash(`account-of-order:${orderNumber}:${attempt}`)) % 10n ** BigInt(ACCOUNT_DIGITS)
  return `CM-${String(digits).padStart(ACCOUNT_DIGITS, '0')}` as AccountId
}

/**
 * Returns the first day of the services of an order: that of its installation by a technician, otherwise that of the
 * order. Null while the installation is not agreed: a site visit installs nothing.
 */
const sinceOf = (
  { visit, placedAt, installKind, isSiteVisit }: OrderReceipt,
  utcOffsetMinutes: number,
): PlainDate | null => {
  if (installKind !== 'professional') return dateAt(placedAt, utcOffsetMinutes)
  return isSiteVisit === true ? null : (visit?.date ?? null)
}

/** Returns what the services of an order have in common; null while its installation is not agreed. */
const orderedIn = (engine: Engine, session: SessionRecord, receipt: OrderReceipt): OrderedService | null => {
  const since = sinceOf(receipt, homeTimeOf(session)?.utcOffsetMinutes ?? 0)
  const info = session.localization.sessionInfo
  if (since === null || info === null) return null
  const codes = (receipt.coupons ?? []).map(({ code }) => code)
  return {
    since,
    buyer: { ...knownBuyer(info), portsIn: portsIn(session.phoneLines, receipt.quote.lines) },
    ...(codes.length === 0 ? {} : { coupons: codes }),
  }
}

/** Returns services with those of an order, once its installation is agreed. */
const withServicesOf = (
  engine: Engine,
  session: SessionRecord,
  receipt: OrderReceipt,
  services: readonly SubscribedService[] = [],
): readonly SubscribedService[] => {
  const ordered = orderedIn(engine, session, receipt)
  return ordered === null
    ? services
    : withOrder(services, receipt.quote.lines, ordered, engine.brand().catalog.offers)
}

/**
 * Returns an account after the visit of one of its orders is agreed: the services of the order begin with it, and the
 * billing months of an account without others too (PTL-23, PTL-27). `receipt` has the visit.
 */
export const withAgreedVisit = (
  engine: Engine,
  session: SessionRecord,
  account: PortalAccount,
  receipt: OrderReceipt,
): PortalAccount => {
  const services = withServicesOf(engine, session, receipt, account.services)
  const [first] = account.services.length === 0 ? services : []
  return { ...account, services, cycleDay: first === undefined ? account.cycleDay : cycleDayOf(first.since) }
}

/** Returns the account with the automatic payments that its buyer authorized with an order (PAY-10). */
const withAutoPayOf = (
  { isAutoPay, payment, placedAt }: OrderReceipt,
  account: PortalAccount,
): PortalAccount =>
  isAutoPay === undefined || payment === null
    ? account
    : withAutoPay(account, payment, dateAt(placedAt, account.utcOffsetMinutes))

/** Builds the account of an order; null if its buyer or its address are no longer stored. */
const accountFrom = async (
  engine: Engine,
  tx: StoreTransaction,
  accountId: AccountId,
  { owner, receipt }: OwnedOrder,
): Promise<PortalAccount | null> => {
  const session = await tx.sessionOf(owner)
  const info = session?.localization.sessionInfo ?? null
  if (session === null || info === null || session.customer === null) return null
  const utcOffsetMinutes = homeTimeOf(session)?.utcOffsetMinutes ?? 0
  const services = withServicesOf(engine, session, receipt)
  const { street, unit, city, state, zip, taxRate } = info.serviceAddress
  const { firstName, lastName, phoneNumber } = session.customer
  return withAutoPayOf(receipt, {
    accountId,
    holder: { firstName, lastName, email: receipt.emailAddress, phoneNumber },
    place: { street, unit, city, state, zip },
    taxRate,
    utcOffsetMinutes,
    services,
    cycleDay: cycleDayOf(services[0]?.since ?? dateAt(receipt.placedAt, utcOffsetMinutes)),
    owed: ZERO,
    isAutoPay: false,
    orderNumbers: [receipt.orderNumber],
  })
}

/** Returns the account of a buyer who had proven to hold it when ordering; null without such a proof. */
const provenFor = async (
  engine: Engine,
  tx: StoreTransaction,
  { owner }: Pick<OwnedOrder, 'owner'>,
): Promise<AccountId | null> => {
  const session = await tx.sessionOf(owner)
  if (session === null) return null
  return provenAccountOf({ engine, brand: engine.brand(), session })?.account.accountId ?? null
}

const isSameEmail = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase()

/** Finds the account with an id that shows an order, or makes it under this id or the next one that is free. */
const findOrMake = async (
  engine: Engine,
  tx: StoreTransaction,
  order: OwnedOrder,
  attempt = 0,
): Promise<AccountId | null> => {
  const { orderNumber } = order.receipt
  const accountId = accountIdOf(engine, orderNumber, attempt)
  const existing = await tx.lockPortalAccount(accountId)
  if (existing !== null)
    return existing.orderNumbers.includes(orderNumber)
      ? accountId
      : findOrMake(engine, tx, order, attempt + 1)
  const account = await accountFrom(engine, tx, accountId, order)
  if (account === null) return null
  if (await tx.insertPortalAccount(account, engine.clock.now())) return accountId
  return findOrMake(engine, tx, order, attempt + 1)
}

/**
 * Returns the account that shows an order, locked: the one that its buyer had proven to hold, otherwise its own, which
 * is made the first time. Null if its buyer or its address are no longer stored (PTL-23).
 */
export const lockAccountOfOrder = async (
  engine: Engine,
  tx: StoreTransaction,
  order: OwnedOrder,
): Promise<PortalAccount | null> => {
  const proven = await provenFor(engine, tx, order)
  const account = proven === null ? null : await tx.lockPortalAccount(proven)
  if (account?.orderNumbers.includes(order.receipt.orderNumber) === true) return account
  const own = await findOrMake(engine, tx, order)
  return own === null ? null : tx.lockPortalAccount(own)
}

/**
 * Returns a placed order's account for a buyer with its e-mail address; creates it once. An order of a buyer proven to
 * hold an account belongs to that account. Null for an unknown order and for another address (PTL-23).
 */
export const accountOfOrder = (
  engine: Engine,
  orderNumber: string,
  email: string,
): Promise<AccountId | null> =>
  engine.store.transaction(async (tx) => {
    const order = await tx.orderNumbered(orderNumber as OrderNumber)
    if (order === null || !isSameEmail(order.receipt.emailAddress, email)) return null
    const account = await lockAccountOfOrder(engine, tx, order)
    return account !== null && isSameEmail(account.holder.email, email) ? account.accountId : null
  })

/**
 * Adds an order to the account that its buyer has proven to hold, in the transaction that places it: its services, its
 * automatic payments, and the balance that it settled (PAY-08, PAY-10, PTL-23). Does nothing for other buyers.
 */
export const addOrderToAccount = async (
  engine: Engine,
  tx: StoreTransaction,
  { owner, receipt }: Pick<IntentRecord, 'owner' | 'receipt'>,
): Promise<void> => {
  const accountId = await provenFor(engine, tx, { owner })
  const session = await tx.sessionOf(owner)
  if (accountId === null || session === null) return
  const account = await tx.lockPortalAccount(accountId)
  if (account === null || account.orderNumbers.includes(receipt.orderNumber)) return
  const { quote, orderNumber } = receipt
  await tx.savePortalAccount(
    withAutoPayOf(receipt, {
      ...account,
      services: withServicesOf(engine, session, receipt, account.services),
      owed: atLeastZero(subtract(account.owed, quote.pastDue ?? ZERO)),
      orderNumbers: [...account.orderNumbers, orderNumber],
    }),
    engine.clock.now(),
  )
}
