import { useSelector } from '@xstate/react'
import type { BrandIdentity } from '#core/brand/brand.ts'
import { phoneOpeningAt, type PhoneOpening } from '#core/brand/phone-opening.ts'
import type { OpeningHours } from '#core/brand/opening-hours.ts'
import type { PortalContext } from '#core/journeys/portal/portal.context.ts'
import { selectRequest } from '#core/journeys/portal/portal.selectors.ts'
import type { Portal } from '#core/journeys/portal/portal.ts'
import type { PortalStep } from '#core/routes/portal-steps.ts'
import { epochMs } from '#core/shared/plain-date.ts'
import type { ChangeStep } from './change-step.ts'
import type { NamedService } from './subscribed-services.view.tsx'
import type { RetentionProps } from './retention-frame.view.tsx'

/** What every screen of the portal gets. */
export type Connected = { readonly portal: Portal; readonly brand: BrandIdentity }

/** Returns the services that were selected for a change. */
export const selectedServices = ({ overview, draft }: PortalContext): readonly NamedService[] =>
  (overview?.services ?? []).filter(({ id }) => draft.serviceIds.includes(id))

type Shared = Pick<
  RetentionProps & ChangeStep,
  'services' | 'brand' | 'trouble' | 'isBusy' | 'onRetry' | 'onKeep' | 'onAgent'
> & { readonly context: PortalContext }

/** Reads what all screens of a change share. */
const useChange = ({ portal, brand }: Connected): Shared => {
  const { actor } = portal
  const context = useSelector(actor, (snapshot) => snapshot.context)
  const request = useSelector(actor, selectRequest)
  return {
    context,
    services: selectedServices(context),
    brand,
    trouble: { failure: context.failure, request },
    isBusy: context.isBusy || request === 'requesting' || request === 'inDoubt',
    onRetry: () => actor.send({ type: 'retry.pressed' }),
    onKeep: () => actor.send({ type: 'cancellation.dropped' }),
    onAgent: () => void portal.request('agent'),
  }
}

/** Reads a retention screen, with the context of the visit. */
export const useRetention = (
  connected: Connected,
): { readonly context: PortalContext; readonly screen: RetentionProps } => {
  const { context, ...shared } = useChange(connected)
  const { actor } = connected.portal
  return {
    context,
    screen: {
      ...shared,
      total: context.overview?.quote?.monthly.total ?? null,
      onContinue: () => actor.send({ type: 'cancellation.continued' }),
    },
  }
}

/** Reads a step of a cancellation after the retention screens. `back` is the step before it. */
export const useChangeStep = (
  connected: Connected,
  back: PortalStep,
): { readonly context: PortalContext; readonly step: ChangeStep } => {
  const { context, ...shared } = useChange(connected)
  return {
    context,
    step: {
      ...shared,
      preview: context.preview,
      onBack: () => void connected.portal.request(back),
    },
  }
}

/** Returns whether a telephone is answered now, on the clock of the customer. */
export const openingNow = (hours: OpeningHours): PhoneOpening =>
  phoneOpeningAt(hours, new Intl.DateTimeFormat().resolvedOptions().timeZone, epochMs(Date.now()))
