import type { BrandPhone } from '#core/brand/brand.ts'
import type { Catalog, LineOfBusiness } from '#core/catalog/offer.ts'
import { findOffer } from '#core/catalog/offer.ts'
import { hasLabel } from '#core/label/label.ts'
import type { ServiceSummary } from '#core/ports/portal-calls.ts'
import { servicesWords } from './es.ts'
import { brandText } from '#ui/content/es/shared/brand-text.ts'
import { commonWords } from '#ui/content/es/shared/common.ts'
import { money } from '#ui/content/format.ts'
import { Fold } from '#ui/features/portal/shared/fold.view.tsx'
import { LazyLabel } from '#ui/features/shared/lazy-label.tsx'
import { Button } from '#ui/kit/button/button.tsx'
import { Card } from '#ui/kit/card/card.tsx'
import { Icon, type IconName } from '#ui/kit/icon/icon.tsx'
import { PriceTag } from '#ui/kit/price/price-tag.tsx'
import { hidden } from '#ui/theme/text.css.ts'
import * as css from './service-card.css.ts'

const icons: Readonly<Record<LineOfBusiness, IconName>> = {
  Internet: 'signal',
  TV: 'screen',
  Voice: 'receiver',
  Mobile: 'phone',
}

export type ServiceCardProps = {
  readonly service: ServiceSummary
  /** The offers of the account, for the names of its lines and the labels. */
  readonly catalog: Catalog
  /** The telephone where the holder can do it instead; null where it is named above the cards. */
  readonly phone: BrandPhone | null
  /** Why it can't be cancelled now is said above the cards. */
  readonly isExplained: boolean
  /** The cancellation of this service is being opened. */
  readonly isStarting: boolean
  readonly onCancel: () => void
}

const Lines = ({ service, catalog }: Pick<ServiceCardProps, 'service' | 'catalog'>) => {
  const { included, times } = servicesWords.services
  const others = service.lines.slice(1).flatMap(({ offerId, quantity }) => {
    const offer = findOffer(catalog.offers, offerId)
    return offer === undefined ? [] : [{ offerId, text: times(brandText(offer.name), quantity) }]
  })
  return others.length === 0 ? null : (
    <div>
      <p className={hidden}>{included}</p>
      <ul className={css.lines}>
        {others.map(({ offerId, text }) => (
          <li key={offerId}>{text}</li>
        ))}
      </ul>
    </div>
  )
}

const Facts = ({ since, until, discount, pause }: ServiceSummary) => {
  const words = servicesWords.services
  return (
    <div className={css.facts}>
      <p>{words.since(since)}</p>
      {discount === undefined ? null : (
        <p className={css.saved}>{words.discount(discount.off, discount.months, discount.from)}</p>
      )}
      {pause === undefined ? null : <p>{words.pause(pause.from, pause.until)}</p>}
      {until === null ? null : <p>{words.until(until)}</p>}
    </div>
  )
}

type ObstacleProps = Pick<ServiceCardProps, 'phone' | 'isExplained'> & {
  readonly obstacle: NonNullable<ServiceSummary['obstacle']>
}

const Obstacle = ({ obstacle, phone, isExplained }: ObstacleProps) => {
  const { title, body } = servicesWords.obstacles[obstacle]
  return (
    <div className={css.obstacle}>
      <p className={css.obstacleTitle}>{title}</p>
      {isExplained ? null : <p>{body}</p>}
      {obstacle === 'pendingChange' || phone === null ? null : (
        <p>
          <a className={css.call} href={`tel:${phone.dial}`}>
            {commonWords.call(phone.shown)}
          </a>
        </p>
      )}
    </div>
  )
}

/** A service of the account: its price, what it includes, its label, and one action or the reason why there is none. */
export const ServiceCard = (props: ServiceCardProps) => {
  const { service, catalog, phone, isExplained, isStarting, onCancel } = props
  const { services: words, price } = servicesWords
  const plan = findOffer(catalog.offers, service.lines[0].offerId)
  const name = brandText(service.name)
  const amount = money(service.monthly)
  return (
    <Card as="li">
      <div className={css.body}>
        <div className={css.head}>
          <span className={css.icon}>
            <Icon name={plan === undefined ? 'home' : icons[plan.lineOfBusiness]} />
          </span>
          <h3 className={css.name}>{words.times(name, service.lines[0].quantity)}</h3>
        </div>
        <PriceTag {...amount} period={price.period} size="small" spoken={price.spoken(amount.spoken)} />
        <Lines service={service} catalog={catalog} />
        <Facts {...service} />
        {plan === undefined || !hasLabel(plan) ? null : (
          <Fold summary={words.label}>
            <LazyLabel offerId={plan.id} catalog={catalog} />
          </Fold>
        )}
      </div>
      <div className={css.foot}>
        {service.obstacle === null ? null : (
          <Obstacle obstacle={service.obstacle} phone={phone} isExplained={isExplained} />
        )}
        {service.cancelable ? (
          <Button
            variant="secondary"
            wide
            busy={isStarting}
            busyLabel={words.starting}
            aria-label={words.cancelNamed(name)}
            onClick={onCancel}
          >
            {words.cancel}
          </Button>
        ) : null}
      </div>
    </Card>
  )
}
