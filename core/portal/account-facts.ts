import { either as E } from 'fp-ts'
import type { LineOfBusiness } from '../catalog/offer.ts'
import { findOffer } from '../catalog/offer.ts'
import type { RentedEquipment } from '../catalog/rented-equipment.ts'
import type { PlainDate } from '../shared/plain-date.ts'
import { withOption } from './applied-option.ts'
import { cycleAt } from './billing-cycle.ts'
import type { ServiceCatalog } from './subscribed-service.ts'
import { isHeldFrom } from './subscribed-service.ts'
import type { SubscribedService, PortalAccount, ServiceId } from './portal-account.ts'
import type { OptionFacts } from './option-candidates.ts'
import { retentionOptions } from './retention-options.ts'
import type { RetentionOption } from './retention-option.ts'
import type { RetentionTerms } from './retention-terms.ts'
import type { ChangePreview, ChangeRequest, ServiceChange } from './service-change.ts'
import type { ServiceChangeFailure } from './service-change.failure.ts'
import { obstacleOf } from './service-obstacle.ts'

/** What a change is computed from. `account` has its services before the `pending` changes. */
export type AccountFacts = {
  readonly account: PortalAccount
  readonly pending: readonly ServiceChange[]
  readonly openOrder: boolean
  readonly catalog: ServiceCatalog
  readonly rented: readonly RentedEquipment[]
  readonly terms: RetentionTerms
  readonly today: PlainDate
}

/** Returns services after a change: those that end have their last day, an option has started (PTL-19). */
export const servicesAfter = (
  services: readonly SubscribedService[],
  { request, option, effectiveOn }: Pick<ChangePreview, 'request' | 'option' | 'effectiveOn'>,
): readonly SubscribedService[] => {
  if (request.kind === 'cancel')
    return services.map((service) =>
      request.serviceIds.includes(service.id) ? { ...service, until: effectiveOn } : service,
    )
  return option === null ? services : withOption(services, option)
}

/** Returns the account as it is after its pending changes. */
export const afterPending = ({
  account,
  pending,
}: Pick<AccountFacts, 'account' | 'pending'>): PortalAccount => ({
  ...account,
  services: pending.reduce<readonly SubscribedService[]>(
    (services, { preview }) => servicesAfter(services, preview),
    account.services,
  ),
})

/** Returns the changeable services of these ids. Fails with `ServiceUnknown` or `ServiceBlocked` (PTL-20). */
export const changeableServices = (
  facts: AccountFacts,
  ids: readonly ServiceId[],
): E.Either<ServiceChangeFailure, readonly SubscribedService[]> => {
  const found: SubscribedService[] = []
  for (const serviceId of new Set(ids)) {
    const service = facts.account.services.find(
      ({ id, ...one }) => id === serviceId && isHeldFrom(one, facts.today),
    )
    if (service === undefined) return E.left({ _tag: 'ServiceUnknown', serviceId })
    const obstacle = obstacleOf(service, facts)
    if (obstacle !== null) return E.left({ _tag: 'ServiceBlocked', serviceId, obstacle })
    found.push(service)
  }
  return E.right(found)
}

const hasPlan = ({ lines }: SubscribedService, { offers }: ServiceCatalog): boolean =>
  lines.some(({ offerId }) => findOffer(offers, offerId)?.role === 'plan')

const linesOfBusiness = (
  { lines }: SubscribedService,
  { offers }: ServiceCatalog,
): readonly LineOfBusiness[] =>
  lines.flatMap(({ offerId }) => findOffer(offers, offerId)?.lineOfBusiness ?? [])

/**
 * Returns services and those that end with them: later add-ons, after their business's last plan (CRT-05, PTL-19).
 */
export const withDependents = (
  { account, catalog, today }: AccountFacts,
  ended: readonly SubscribedService[],
): readonly SubscribedService[] => {
  const others = account.services.filter((one) => isHeldFrom(one, today) && !ended.includes(one))
  const planned = new Set(
    others.filter((one) => hasPlan(one, catalog)).flatMap((one) => linesOfBusiness(one, catalog)),
  )
  const ending = new Set(ended.flatMap((one) => linesOfBusiness(one, catalog)))
  const dependents = others.filter(
    (one) =>
      !hasPlan(one, catalog) &&
      linesOfBusiness(one, catalog).some((line) => ending.has(line) && !planned.has(line)),
  )
  return [...ended, ...dependents]
}

/** Returns the options of services, which start with the next bill. Fails like `changeableServices` (PTL-17). */
export const optionsInstead = (
  facts: AccountFacts,
  ids: readonly ServiceId[],
  reason: ChangeRequest['reason'],
): E.Either<ServiceChangeFailure, readonly RetentionOption[]> =>
  E.map((services: readonly SubscribedService[]) => retentionOptions(optionFactsOf(facts), services, reason))(
    changeableServices(facts, ids),
  )

const optionFactsOf = (facts: AccountFacts): OptionFacts => ({
  account: afterPending(facts),
  catalog: facts.catalog,
  startsOn: cycleAt(facts.account.cycleDay, facts.today).nextBillOn,
  terms: facts.terms,
})
