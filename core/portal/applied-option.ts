import { addDays, addMonths } from '../shared/plain-date.ts'
import type { SubscribedService, ServiceId } from './portal-account.ts'
import type { RetentionOption } from './retention-option.ts'

/** What an option does, without its price. */
export type OptionTerms = Omit<RetentionOption, 'quote' | 'savedInYear'>

/** Returns a free id for the service that follows another one: `internet-2` after `internet`. */
export const nextServiceId = (services: readonly SubscribedService[], id: string): ServiceId => {
  const base = id.replace(/-\d+$/, '')
  const taken = new Set<string>(services.map((service) => service.id))
  const free = (count: number): string =>
    taken.has(`${base}-${count}`) ? free(count + 1) : `${base}-${count}`
  return (taken.has(base) ? free(2) : base) as ServiceId
}

/**
 * Returns the services with an accepted option (PTL-17). A smaller plan is a service of its own that begins when the
 * other one ends, so that past bills stay as they were, and its promotions begin with it.
 */
export const withOption = (
  services: readonly SubscribedService[],
  { kind, serviceId, startsOn, lines, off, months }: OptionTerms,
): readonly SubscribedService[] => {
  const changed = (change: Partial<SubscribedService>): readonly SubscribedService[] =>
    services.map((service) => (service.id === serviceId ? { ...service, ...change } : service))
  switch (kind) {
    case 'discount':
      return changed({ discount: { off, months, from: startsOn } })
    case 'pause':
      return changed({ pause: { from: startsOn, until: addDays(addMonths(startsOn, months), -1) } })
  }
  const id = nextServiceId(services, serviceId)
  return [
    ...changed({ until: addDays(startsOn, -1) }),
    { id, lines, since: startsOn, until: null, hold: null },
  ]
}
