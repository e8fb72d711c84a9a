import type { BrandIdentity } from '#core/brand/brand.ts'
import { decideServices } from '#core/portal/services.ts'
import type { ServiceId } from '#core/portal/portal-account.ts'
import type { ChangeId } from '#core/portal/service-change.ts'
import type { OrchestratorFailure } from '#core/ports/orchestrator.failure.ts'
import type { AccountOverview } from '#core/ports/portal-calls.ts'
import { paths } from '#core/routes/routes.ts'
import { servicesWords as words } from './es.ts'
import { commonWords } from '#ui/content/es/shared/common.ts'
import { serviceAddressText } from '#ui/content/format.ts'
import { useHeadingFocus } from '#ui/features/shared/heading-focus.ts'
import { LazyScene } from '#ui/features/shared/lazy-scene.tsx'
import { PortalFailure } from '#ui/features/portal/shared/portal-failure.view.tsx'
import { PortalHelp } from '#ui/features/portal/shared/portal-help.view.tsx'
import { ButtonLink } from '#ui/kit/button/button.tsx'
import { Notice } from '#ui/kit/notice/notice.tsx'
import { Section } from '#ui/kit/section/section.tsx'
import { BalanceSummary } from './balance-summary.view.tsx'
import { CancelSeveral } from './cancel-several.view.tsx'
import { Changes } from './changes.view.tsx'
import { Orders, type OrdersProps } from './orders.view.tsx'
import { PriceNow } from './price-now.view.tsx'
import { ServiceCard } from './service-card.view.tsx'
import { SignedAgreements } from './signed-agreements.view.tsx'
import * as css from './services.css.ts'

export type ServicesViewProps = Pick<OrdersProps, 'onMove' | 'onCalendar'> & {
  readonly overview: AccountOverview
  readonly brand: BrandIdentity
  /** The failure of the last call; null while a dialog shows it. */
  readonly failure: OrchestratorFailure | null
  /** The services whose cancellation is being opened. */
  readonly starting: readonly ServiceId[]
  readonly withdrawing: ChangeId | null
  readonly onCancel: (serviceIds: readonly [ServiceId, ...ServiceId[]]) => void
  readonly onCancelVisit: OrdersProps['onCancel']
  readonly onWithdraw: (changeId: ChangeId) => void
  readonly onBalance: () => void
  readonly onRetry: () => void
}

const NoServices = () => (
  <div className={css.empty}>
    <div className={css.words}>
      <h3>{words.services.none.title}</h3>
      <p>{words.services.none.body}</p>
      <ButtonLink href={paths.localization} variant="secondary">
        {words.services.none.act}
      </ButtonLink>
    </div>
    <LazyScene name="emptyCart" />
  </div>
)

/** Checks whether the holder's requested changes alone prevent a cancellation. Each card then says so itself. */
const hasOnlyOwnChanges = ({ services }: ServicesViewProps['overview']): boolean =>
  services.every(({ obstacle }) => obstacle === 'pendingChange' || obstacle === 'ending')

/** Why nothing can be cancelled online, and what to do instead (PTL-06). */
const Ineligible = ({ overview, brand }: Pick<ServicesViewProps, 'overview' | 'brand'>) => {
  const decision = decideServices(overview)
  if (decision.variant === 'eligible' || hasOnlyOwnChanges(overview)) return null
  const { title, body } = words.ineligible[decision.reason]
  return (
    <Notice tone="info" title={title}>
      <p>{body}</p>
      <p>
        <a className={css.link} href={`tel:${brand.phones.service.dial}`}>
          {commonWords.call(brand.phones.service.shown)}
        </a>
      </p>
    </Notice>
  )
}

const Services = (props: ServicesViewProps) => {
  const { overview, brand, starting, onCancel } = props
  const { services, quote, offers } = overview
  const { variant, reason } = decideServices(overview)
  const catalog = { version: quote?.catalogVersion ?? '', offers, bundles: [] }
  return (
    <Section heading={words.services.heading} hint={services.length === 0 ? undefined : words.services.hint}>
      <Ineligible {...props} />
      {services.length === 0 ? <NoServices /> : null}
      <ul className={css.cards}>
        {services.map((service) => (
          <ServiceCard
            key={service.id}
            service={service}
            catalog={catalog}
            phone={variant === 'eligible' || hasOnlyOwnChanges(overview) ? brand.phones.service : null}
            isExplained={reason === 'openOrder' && service.obstacle === 'openOrder'}
            isStarting={starting.includes(service.id)}
            onCancel={() => onCancel([service.id])}
          />
        ))}
      </ul>
      <CancelSeveral
        services={services.filter(({ cancelable }) => cancelable)}
        isBusy={starting.length > 0}
        onCancel={onCancel}
      />
    </Section>
  )
}

/** The home of the portal: the price and the balance, the changes, the services, the orders and what was signed. */
export const ServicesView = (props: ServicesViewProps) => {
  const { overview, brand, failure, onRetry } = props
  const { account, quote, cycle, orders } = overview
  const heading = useHeadingFocus(failure?._tag ?? null)
  return (
    <div className={css.screen}>
      <header className={css.head}>
        <p className={css.address}>{serviceAddressText(account.place)}</p>
        <h1 ref={heading} tabIndex={-1}>
          {words.title(account.firstName)}
        </h1>
      </header>
      {failure === null ? null : <PortalFailure failure={failure} brand={brand} onRetry={onRetry} />}
      <div className={css.money}>
        {quote === null ? null : <PriceNow quote={quote} cycle={cycle} />}
        <BalanceSummary overview={overview} onDetails={props.onBalance} />
      </div>
      <Changes overview={overview} withdrawing={props.withdrawing} onWithdraw={props.onWithdraw} />
      <Services {...props} />
      <Orders
        orders={orders}
        onMove={props.onMove}
        onCancel={props.onCancelVisit}
        onCalendar={props.onCalendar}
      />
      <SignedAgreements orders={orders} />
      <PortalHelp brand={brand} />
    </div>
  )
}
