import { findOffer } from '#core/catalog/offer.ts'
import type { PortalContext } from '#core/journeys/portal/portal.context.ts'
import type { ServiceId } from '#core/portal/portal-account.ts'
import type { SpeedTest } from '#core/ports/speed-test.ts'
import type { SpeedPlan } from '#core/speed/fitting-plan.ts'
import type { Connected } from '#ui/features/portal/shared/portal-screen.ts'
import { openingNow, useRetention } from '#ui/features/portal/shared/portal-screen.ts'
import { TroubleshootingView } from './troubleshooting.view.tsx'
import { useSpeedTest } from '#ui/features/shared/speed-test/use-speed-test.ts'
import { LineTestView, type LineTestViewProps } from './line-test.view.tsx'

type LineTestProps = Pick<LineTestViewProps, 'plan' | 'phone'> & { readonly speedTest: SpeedTest }

/** Runs the test of the line against the server while the customer wants it. */
export const LineTest = ({ speedTest, plan, phone }: LineTestProps) => {
  const { state, start, cancel } = useSpeedTest(speedTest, false)
  return <LineTestView state={state} plan={plan} phone={phone} onStart={start} onCancel={cancel} />
}

/** Returns the internet plan of the account, that of the selected services first; null without one. */
const planOf = ({ overview, draft }: PortalContext): SpeedPlan | null => {
  if (overview === null) return null
  const isSelected = ({ id }: { readonly id: ServiceId }): boolean => draft.serviceIds.includes(id)
  const { services, offers } = overview
  const lines = [...services.filter(isSelected), ...services].flatMap((service) => service.lines)
  for (const { offerId } of lines) {
    const offer = findOffer(offers, offerId)
    if (offer?.role === 'plan' && offer.speed !== null)
      return { id: offerId, name: offer.name, downMbps: offer.speed.downMbps }
  }
  return null
}

/** The help with a line over the portal, with a test against the server. */
export const TroubleshootingConnected = (connected: Connected & { readonly speedTest: SpeedTest }) => {
  const { context, screen } = useRetention(connected)
  const { actor } = connected.portal
  return (
    <TroubleshootingView
      {...screen}
      lineTest={
        <LineTest
          speedTest={connected.speedTest}
          plan={planOf(context)}
          phone={connected.brand.phones.service}
        />
      }
      openingOf={openingNow}
      onSolved={() => actor.send({ type: 'problem.solved' })}
      onOptions={() => actor.send({ type: 'retention.continued' })}
    />
  )
}
