import { describe, expect, it } from 'vitest'
import type { PortalEvent } from '#core/journeys/portal/portal.events.ts'
import { type PortalStep, portalSteps } from '#core/routes/portal-steps.ts'
import { bridgePortal, type PortalNavigator } from '#ui/app/portal-bridge.ts'
import { redirectedStep } from '#ui/app/portal-paths.ts'
import { buildPortal, type BuiltPortal, internet } from '#test/builders/portal-visit.builder.ts'

const at = (step: PortalStep): string => portalSteps[step].path

/** A browser with its history, whose router leads a path that is not permitted elsewhere. */
const browserOf = ({ portal }: BuiltPortal, first: string) => {
  let entries = [first]
  let index = 0
  const navigations: { readonly path: string; readonly replace: boolean }[] = []
  const listeners = new Set<(pathname: string) => void>()
  const arrive = (): void => {
    const step = redirectedStep(portal, entries[index] ?? '')
    if (step !== null) entries[index] = at(step)
    listeners.forEach((listener) => listener(entries[index] ?? ''))
  }
  const navigator: PortalNavigator = {
    here: () => entries[index] ?? '',
    go: (path, how) => {
      navigations.push({ path, ...how })
      entries = [...entries.slice(0, how.replace ? index : index + 1), path]
      index = entries.length - 1
      arrive()
    },
    onArrived: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
  const move = async (by: number): Promise<void> => {
    index += by
    arrive()
  }
  return {
    navigator,
    navigations,
    history: () => entries,
    here: () => entries[index],
    back: () => move(-1),
    open: (path: string) => navigator.go(path, { replace: false }),
  }
}

const visitor = async (step: PortalStep = 'services') => {
  const built = buildPortal({ entry: { step } })
  await built.quiet()
  const browser = browserOf(built, at(step))
  const stop = bridgePortal(browser.navigator, built.portal)
  return { built, browser, stop }
}

const toRequest: readonly PortalEvent[] = [
  { type: 'cancellation.started', serviceIds: [internet] },
  { type: 'cancellation.continued' },
  { type: 'timing.confirmed' },
  { type: 'disclosure.toggled', disclosure: 'serviceEnds', isRead: true },
  { type: 'disclosure.toggled', disclosure: 'finalBill', isRead: true },
  { type: 'disclosures.confirmed' },
]

describe('bridgePortal', () => {
  it('follows the steps of the portal, each with an entry of the history', async () => {
    const { built, browser } = await visitor()
    await built.send(...toRequest)
    const steps = ['services', 'reasons', 'billingCycle', 'disclosures', 'serviceConfirmation'] as const
    expect(browser.history()).toEqual(steps.map(at))
  })

  it('goes back with the browser, and on again', async () => {
    const { built, browser } = await visitor()
    await built.send(...toRequest)
    await browser.back()
    await built.quiet()
    expect([built.portal.step(), browser.here()]).toEqual(['disclosures', at('disclosures')])
    await built.send({ type: 'disclosures.confirmed' })
    expect(browser.here()).toBe(at('serviceConfirmation'))
  })

  it('does not lead Back into a change that was requested', async () => {
    const { built, browser } = await visitor()
    await built.send(...toRequest, { type: 'change.confirmed' })
    expect(browser.here()).toBe(at('servicePending'))
    await browser.back()
    await built.quiet()
    expect([built.portal.step(), browser.here(), built.carriedOut()]).toEqual([
      'servicePending',
      at('servicePending'),
      1,
    ])
  })

  it('opens a page by a link', async () => {
    const { built, browser } = await visitor()
    browser.open(at('balanceDetails'))
    await built.quiet()
    expect([built.portal.step(), browser.here()]).toEqual(['balanceDetails', at('balanceDetails')])
  })

  it('opens a page once what it needs is loaded', async () => {
    const { built, browser } = await visitor()
    await built.send({ type: 'cancellation.started', serviceIds: [internet] })
    browser.open(at('billingCycle'))
    await built.quiet()
    expect([built.portal.step(), browser.here()]).toEqual(['billingCycle', at('billingCycle')])
  })

  it('ignores places outside the portal, and nothing happens after its end', async () => {
    const { built, browser, stop } = await visitor()
    browser.open('/packages')
    await built.quiet()
    expect(built.portal.step()).toBe('services')
    stop()
    await built.send({ type: 'step.requested', step: 'agent' })
    expect(browser.here()).toBe('/packages')
  })
})
