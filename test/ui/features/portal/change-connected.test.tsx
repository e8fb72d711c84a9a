import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import type { PortalEvent } from '#core/journeys/portal/portal.events.ts'
import type { SpeedTest } from '#core/ports/speed-test.ts'
import type { PortalStep } from '#core/routes/portal-steps.ts'
import { buildPortal, internet } from '#test/builders/portal-visit.builder.ts'
import { expectScreen } from '#test/ui/content/screen-laws.ts'
import { AgentConnected } from '#ui/features/portal/agent/agent.connected.tsx'
import { AcceptPendingConnected } from '#ui/features/portal/accept-pending/accept-pending.connected.tsx'
import { AdditionalOptionConnected } from '#ui/features/portal/additional-option/additional-option.connected.tsx'
import { BillingCycleConnected } from '#ui/features/portal/billing-cycle/billing-cycle.connected.tsx'
import { DisclosuresConnected } from '#ui/features/portal/disclosures/disclosures.connected.tsx'
import { OptionAcceptConnected } from '#ui/features/portal/option-accept/option-accept.connected.tsx'
import { OptionsConnected } from '#ui/features/portal/options/options.connected.tsx'
import { ReasonsConnected } from '#ui/features/portal/reasons/reasons.connected.tsx'
import { ServiceConfirmationConnected } from '#ui/features/portal/service-confirmation/service-confirmation.connected.tsx'
import { ServicePendingConnected } from '#ui/features/portal/service-pending/service-pending.connected.tsx'
import type { Connected } from '#ui/features/portal/shared/portal-screen.ts'
import { SwitchingConnected } from '#ui/features/portal/switching/switching.connected.tsx'
import { TroubleshootingConnected } from '#ui/features/portal/troubleshooting/troubleshooting.connected.tsx'

const speedTest: SpeedTest = {
  start: () => ({ result: new Promise(() => undefined), cancel: () => undefined }),
}

const screens: Partial<Readonly<Record<PortalStep, (connected: Connected) => ReactElement>>> = {
  agent: AgentConnected,
  acceptPending: AcceptPendingConnected,
  additionalOption: AdditionalOptionConnected,
  billingCycle: BillingCycleConnected,
  disclosures: DisclosuresConnected,
  optionAccept: OptionAcceptConnected,
  options: OptionsConnected,
  reasons: ReasonsConnected,
  serviceConfirmation: ServiceConfirmationConnected,
  servicePending: ServicePendingConnected,
  switching: SwitchingConnected,
  troubleshooting: (connected) => <TroubleshootingConnected {...connected} speedTest={speedTest} />,
}

const started: PortalEvent = { type: 'cancellation.started', serviceIds: [internet] }
const onward: PortalEvent = { type: 'retention.continued' }
const reason = (given: 'price' | 'quality'): PortalEvent => ({ type: 'reason.chosen', reason: given })
const read = (disclosure: 'serviceEnds' | 'finalBill'): PortalEvent => ({
  type: 'disclosure.toggled',
  disclosure,
  isRead: true,
})
const cancelling: readonly PortalEvent[] = [
  started,
  { type: 'cancellation.continued' },
  { type: 'timing.confirmed' },
  read('serviceEnds'),
  read('finalBill'),
  { type: 'disclosures.confirmed' },
  { type: 'change.confirmed' },
]

describe('a screen of a change over the portal', () => {
  it.each([
    ['a cancellation', cancelling],
    ['repairs', [started, reason('quality'), onward, onward]],
    ['a comparison', [started, reason('price'), { type: 'step.requested', step: 'agent' }]],
  ] as const)('shows each step of %s', async (_name, events: readonly PortalEvent[]) => {
    const built = buildPortal()
    await built.quiet()
    const shown = new Set<PortalStep>()
    for (const event of events) {
      await built.send(event)
      const step = built.portal.step()
      const Screen = screens[step]
      if (Screen === undefined) throw new Error(`no screen for ${step}`)
      expectScreen(renderToStaticMarkup(<Screen portal={built.portal} brand={cometa} />))
      shown.add(step)
    }
    expect(shown.size).toBeGreaterThan(2)
  })
})
