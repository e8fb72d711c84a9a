import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { PortalContext } from '#core/journeys/portal/portal.context.ts'
import type { PortalEvent } from '#core/journeys/portal/portal.events.ts'
import { decideIdentity } from '#core/portal/identity.ts'
import { portalStepNames, portalSteps } from '#core/routes/portal-steps.ts'
import { failureName, leavesOf } from '#stories/journeys/journey.ts'
import { journeys } from '#stories/journeys/journeys.ts'
import { record } from '#stories/journeys/record.ts'
import type { Place } from '#stories/journeys/walk.ts'
import { walk } from '#stories/journeys/walk.ts'
import { createStage } from '#stories/stage/stage.ts'
import { buildPortal, internet } from '#test/builders/portal-visit.builder.ts'
import type { PortalWalk, Region } from '#test/builders/portal-walk.builder.ts'
import { customerSteps, fewestActions, walkPortal } from '#test/builders/portal-walk.builder.ts'

// Some forty thousand transitions, which a busy machine takes a while for.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 })

const contextOf = ({ snapshot }: Place): PortalContext => snapshot.context as PortalContext
const leaves = ({ snapshot }: Place): readonly string[] => leavesOf(snapshot.value)
const isIn = (place: Place, state: string): boolean =>
  leaves(place).some((leaf) => leaf === state || leaf.startsWith(`${state}.`))

const walks = new Map<Region, PortalWalk>()
const walked = (region: Region): PortalWalk => {
  const found = walks.get(region) ?? walkPortal(region)
  walks.set(region, found)
  return found
}

/** Where a region leads to. */
const ends: Readonly<Record<Region, readonly string[]>> = {
  page: ['page.inside.visiting.services', 'page.outside.login', 'page.outside.exit'],
  session: ['session.watching', 'session.closed'],
  task: ['task.idle'],
}

/** Names the places from which no step leads to an end. */
const cutOff = (region: Region): readonly string[] => {
  const { places } = walked(region)
  const reaching = new Set(places.filter((place) => ends[region].some((end) => isIn(place, end))))
  for (let size = -1; size !== reaching.size;) {
    size = reaching.size
    for (const place of places)
      if ([...place.steps.values()].some((next) => reaching.has(next))) reaching.add(place)
  }
  return places.filter((place) => !reaching.has(place)).map((place) => leaves(place).join(' + '))
}

const regions = ['page', 'session', 'task'] as const

describe.each<Region>(regions)('the region %s of the portal', (region) => {
  it('takes every transition it defines', () => {
    const taken = new Set(regions.flatMap((name) => [...walked(name).taken]))
    expect(walked(region).defined.filter((transition) => !taken.has(transition))).toEqual([])
  })

  it('settles in every state without an automatic transition', () => {
    const { places, resting } = walked(region)
    const reached = new Set(places.flatMap(leaves))
    expect(resting.filter((state) => !reached.has(state))).toEqual([])
  })

  it('has no state without an exit', () => {
    expect(cutOff(region)).toEqual([])
  })
})

describe('the pages of the portal', () => {
  let places: readonly Place[]
  beforeAll(() => {
    places = walked('page').places
  })

  const at = (state: string): readonly Place[] => places.filter((place) => isIn(place, state))

  it('are all reached', () => {
    const shown = new Set(places.map((place) => contextOf(place).step))
    expect(portalStepNames.filter((step) => !shown.has(step))).toEqual([])
  })

  it.each(portalStepNames.filter((step) => portalSteps[step].isRetention === true || step === 'reasons'))(
    'lead from %s straight on with the cancellation',
    (step) => {
      const found = at(`page.inside.visiting.${step}`)
      expect(found.length).toBeGreaterThan(0)
      for (const place of found) {
        const next = place.steps.get('cancellation.continued')
        expect(next && contextOf(next).wanted).toBe('billingCycle')
      }
    },
  )

  it('let a cancellation begin from every page of the account in one action', () => {
    const open = [
      ...at('page.inside.visiting'),
      ...at('page.inside.acceptPending'),
      ...at('page.inside.servicePending'),
    ].filter((place) => contextOf(place).overview?.openOrder === false)
    expect(open.length).toBeGreaterThan(100)
    for (const place of open) {
      const next = place.steps.get('cancellation.started internet')
      expect(next && [contextOf(next).step, contextOf(next).draft.serviceIds]).toEqual([
        'reasons',
        ['internet'],
      ])
    }
  })

  it('lead back to the services from everywhere, and to a person', () => {
    for (const place of at('page.inside.visiting')) {
      expect(contextOf(place.steps.get('cancellation.dropped') ?? place).step).toBe('services')
      expect(contextOf(place.steps.get('step.requested agent') ?? place).step).toBe('agent')
    }
  })

  it('show no account to somebody whom the guards do not admit (PTL-01)', () => {
    for (const place of places) {
      const { status, overview, step } = contextOf(place)
      const isOut =
        isIn(place, 'page.leaving') ||
        isIn(place, 'page.signOut.unsigned') ||
        isIn(place, 'page.outside.exit')
      if (isOut || (status !== null && decideIdentity(status.claim).to !== 'proceed'))
        expect([step, overview]).toEqual([step, null])
    }
  })

  it('say nothing about the account outside of it', () => {
    const outside = at('page.outside')
    expect(outside.length).toBeGreaterThan(0)
    for (const place of outside) expect(contextOf(place).notice).toBeNull()
  })

  it('request a change only with its key, its preview and everything read', () => {
    for (const place of at('page.request.requesting')) {
      const { draft, preview } = contextOf(place)
      expect(draft.key).not.toBeNull()
      expect(preview?.disclosures.every((name) => draft.read.includes(name))).toBe(true)
    }
  })

  it('can not request a change again once it was requested', () => {
    for (const place of [...at('page.inside.acceptPending'), ...at('page.inside.servicePending')])
      expect([...place.steps.values()].some((next) => isIn(next, 'page.request.requesting'))).toBe(false)
  })

  it('offer an exit from every failure (I9)', () => {
    const failed = places.filter(
      (place) => failureName(place.snapshot) !== null && Object.keys(place.snapshot.children).length === 0,
    )
    const isLeft = (place: Place): boolean =>
      [...place.steps].some(
        ([step, next]) =>
          customerSteps.has(step) && failureName(next.snapshot) !== failureName(place.snapshot),
      )
    expect(failed.filter((place) => !isLeft(place)).map((place) => leaves(place).join(' + '))).toEqual([])
  })
})

/** What a customer presses to cancel, from the services to the requested change. */
const shortest: readonly PortalEvent[] = [
  { type: 'cancellation.started', serviceIds: [internet] },
  { type: 'cancellation.continued' },
  { type: 'timing.confirmed' },
  { type: 'disclosures.confirmed' },
  { type: 'change.confirmed' },
]

describe('a cancellation', () => {
  it('takes no more actions than a purchase, counting no field of a form on either side', async () => {
    const recorded = await record()
    const { ports } = createStage()
    const isForm = (step: string): boolean => step.startsWith('disclosure.toggled')
    const { places } = walked('page')
    const services = places.filter(
      (place) =>
        isIn(place, 'page.inside.visiting.services') &&
        contextOf(place).draft.serviceIds.length === 0 &&
        contextOf(place).change === null,
    )
    const cancelling = fewestActions(
      services,
      (place) => isIn(place, 'page.inside.servicePending') && contextOf(place).change !== null,
      (step) => (customerSteps.has(step) && !isForm(step) ? 1 : 0),
    )
    const actionsOf = (name: 'localization' | 'checkout', end: string, begun: readonly string[]): number => {
      const journey = journeys[name]
      const typed = /\.typed|\.prefilled|\.picked/
      const acts = new Set(journey.userEvents.map((event) => event.name).filter((step) => !typed.test(step)))
      // A purchase that was restored, or made in another tab, is none that a visitor makes here.
      const elsewhere = new Set(journey.systemEvents.map((event) => event.name))
      const found = walk(journey, ports, recorded).places
      return fewestActions(
        found.slice(0, 1),
        (place) => isIn(place, end),
        (step) => {
          if (acts.has(step)) return 1
          return elsewhere.has(step) && !begun.some((name) => step.startsWith(name)) ? 1_000 : 0
        },
      )
    }
    const buying = [
      actionsOf('localization', 'resolution.resolved', []),
      // The plan is chosen, and the cart confirmed: two events of the sale itself.
      2,
      actionsOf('checkout', 'placed', ['cart.confirmed']),
    ]
    expect(buying.every((count) => count < 1_000)).toBe(true)
    const sum = buying.reduce((total, count) => total + count, 0)
    // Places that differ only in what a step does not read are one place, so the walk may find an even shorter way.
    expect(cancelling).toBeLessThanOrEqual(shortest.length)
    expect(shortest.length, buying.join(' + ')).toBeLessThanOrEqual(sum)
    const built = buildPortal()
    await built.quiet()
    for (const act of shortest) {
      await built.send(
        ...(['serviceEnds', 'finalBill'] as const).map(
          (disclosure) => ({ type: 'disclosure.toggled', disclosure, isRead: true }) as const,
        ),
        act,
      )
    }
    expect(built.portal.step()).toBe('servicePending')
  })
})
