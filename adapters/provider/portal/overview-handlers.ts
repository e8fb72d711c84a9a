import { either as E } from 'fp-ts'
import { withCoupons } from '#core/catalog/coded-coupon.ts'
import type { Offer } from '#core/catalog/offer.ts'
import { maskedEmail, maskedPhone } from '#core/checkout/masked.ts'
import { afterPending } from '#core/portal/account-facts.ts'
import type { Balance } from '#core/portal/balance.ts'
import { balanceOf } from '#core/portal/balance.ts'
import { cycleAt } from '#core/portal/billing-cycle.ts'
import { billsUntil } from '#core/portal/bills.ts'
import { isHeldFrom, nameOfService } from '#core/portal/subscribed-service.ts'
import type { SubscribedService, PortalAccount } from '#core/portal/portal-account.ts'
import { obstacleOf } from '#core/portal/service-obstacle.ts'
import { priceOfService, quoteServices } from '#core/portal/service-quote.ts'
import type { AccountOverview, ServiceSummary } from '#core/ports/portal-calls.ts'
import type { Engine } from '../call/call.ts'
import { refuse } from '../call/call.ts'
import type { ProviderHandlers } from '../call/handler.ts'
import type { PortalCall } from './portal-call.ts'
import { portalHandler } from './portal-call.ts'

const balanceFor = ({ facts: { account, catalog, today } }: PortalCall): Balance =>
  balanceOf(billsUntil(account, catalog, today), account, today)

/** Returns a service as it is with its pending changes. What has no service yet is part of one. */
const summaryOf = (
  { facts }: PortalCall,
  account: PortalAccount,
  held: SubscribedService,
): ServiceSummary => {
  const { buyer: _buyer, coupons: _coupons, ...service } = held
  const before = facts.account.services.find(({ id }) => id === service.id)
  const obstacle = before === undefined ? 'pendingChange' : obstacleOf(before, facts)
  return {
    ...service,
    name: nameOfService(service, facts.catalog.offers),
    cancelable: obstacle === null,
    obstacle,
    monthly: priceOfService(account, facts.catalog, service, facts.today),
  }
}

const isChosenPlan = ({ role, choice }: Offer): boolean => role === 'plan' && choice !== null

/** Returns the offers of services with the promotions of their coupons, and the plans to which these can change. */
const offersOf = (
  { facts: { catalog } }: PortalCall,
  services: readonly SubscribedService[],
): readonly Offer[] => {
  const ids = new Set(services.flatMap(({ lines }) => lines.map(({ offerId }) => offerId)))
  const codes = new Set(services.flatMap(({ coupons = [] }) => coupons))
  const held = catalog.offers.filter(({ id }) => ids.has(id))
  const choices = new Set(held.filter(isChosenPlan).map(({ choice }) => choice))
  const others = catalog.offers.filter(
    (offer) => isChosenPlan(offer) && choices.has(offer.choice) && !ids.has(offer.id),
  )
  return withCoupons(
    [...held, ...others],
    catalog.coupons.filter(({ code }) => codes.has(code)),
  )
}

/** Returns the account as its holder sees it. */
export const overviewOf = (call: PortalCall): AccountOverview => {
  const { facts, changes, orders } = call
  const { catalog, today, openOrder } = facts
  const account = afterPending(facts)
  const held = account.services.filter((service) => isHeldFrom(service, today))
  const services = held.map((service) => summaryOf(call, account, service))
  const cycle = cycleAt(account.cycleDay, today)
  const { holder, place, accountId, isAutoPay, autoPayMethod, autoPaySince } = account
  return {
    account: {
      accountId,
      service: services.map(({ id, cancelable }) => ({ id, cancelable })),
      firstName: holder.firstName,
      maskedEmail: maskedEmail(holder.email),
      maskedPhone: holder.phoneNumber === null ? null : maskedPhone(holder.phoneNumber),
      place,
      isAutoPay,
      ...(autoPayMethod && { autoPayMethod }),
      ...(autoPaySince === undefined ? {} : { autoPaySince }),
    },
    openOrder,
    services,
    offers: offersOf(call, held),
    quote: quoteServices(account, catalog, cycle.from, today),
    cycle,
    ...balanceFor(call),
    orders: orders.map(({ view }) => view),
    changes,
  }
}

/** The account of the portal session, and its bills. */
export const overviewHandlers = (engine: Engine): Pick<ProviderHandlers, 'accountSummary' | 'bill'> => ({
  accountSummary: portalHandler(engine, async (call) => E.right(overviewOf(call))),

  bill: portalHandler(engine, async (call, { billId }) => {
    const bill = balanceFor(call).bills.find(({ id }) => id === billId)
    return bill === undefined ? refuse('NOT_FOUND') : E.right(bill)
  }),
})
