import type { AccountOverview } from '#core/ports/portal-calls.ts'
import type { ServiceId } from '#core/portal/portal-account.ts'
import type { ServiceChange } from '#core/portal/service-change.ts'
import { changesWords as words } from './es.ts'
import { brandText } from '#ui/content/es/shared/brand-text.ts'

type Services = Pick<AccountOverview, 'services'>

/** Returns the name of a service of the account; of one that is no longer there, its id. */
const nameOf = ({ services }: Services, serviceId: ServiceId): string =>
  brandText(services.find(({ id }) => id === serviceId)?.name ?? serviceId)

/** Writes what a change does. An option that the account has no longer is written by its kind of change alone. */
export const changeText = ({ preview }: ServiceChange, overview: Services): string => {
  const { request, option } = preview
  if (request.kind === 'cancel') return words.cancel(request.serviceIds.map((id) => nameOf(overview, id)))
  return option === null ? '' : words.option[option.kind](nameOf(overview, option.serviceId))
}
