import type { ServiceSummary } from '#core/ports/portal-calls.ts'
import type { Cents } from '#core/shared/money.ts'
import { brandText } from '#ui/content/es/shared/brand-text.ts'
import { decisionWords as words } from '#ui/content/es/portal/change.ts'
import { listText, money } from '#ui/content/format.ts'
import { PriceTag } from '#ui/kit/price/price-tag.tsx'
import * as css from './subscribed-services.css.ts'

/** A service by its name and its price of now with tax in cents. */
export type NamedService = Pick<ServiceSummary, 'id' | 'name' | 'monthly'>

/** Writes the names of services: "Internet Gig y Teléfono fijo". */
export const namesOf = (services: readonly Pick<NamedService, 'name'>[]): string =>
  listText(services.map(({ name }) => brandText(name)))

export type SubscribedServicesProps = {
  /** The services that the change is about. */
  readonly services: readonly NamedService[]
  /** What the account pays a month for all services, with tax; null while it is unknown. */
  readonly total: Cents | null
}

/** What the customer pays today for everything, and for the services in question. */
export const SubscribedServices = ({ services, total }: SubscribedServicesProps) => {
  const shown = total === null ? null : money(total)
  return (
    <section aria-label={words.today} className={css.held}>
      <p className={css.label}>{words.priceNow}</p>
      {shown === null ? null : (
        <PriceTag {...shown} period={words.perMonth} size="small" spoken={words.price(shown.spoken)} />
      )}
      <ul className={css.list}>
        {services.map(({ id, name, monthly }) => (
          <li key={id} className={css.row}>
            <span>{brandText(name)}</span>
            <span className={css.amount}>{money(monthly).text}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
