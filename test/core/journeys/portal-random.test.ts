import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { permittedPortalStep } from '#core/guards/portal-step.ts'
import type { PortalEvent } from '#core/journeys/portal/portal.events.ts'
import { decideIdentity } from '#core/portal/identity.ts'
import { cancelReasons } from '#core/portal/cancel-reason.ts'
import { changeTimings, disclosures, returnMethods } from '#core/portal/service-change.ts'
import type { PortalCalls } from '#core/ports/portal-calls.ts'
import { portalStepNames } from '#core/routes/portal-steps.ts'
import {
  buildPortal,
  discountId,
  internet,
  nobody,
  orderNumber,
  refusedWith,
  signedIn,
  television,
} from '#test/builders/portal-visit.builder.ts'
import type { BuiltPortal } from '#test/builders/portal-visit.builder.ts'
import { forAllAsyncWith } from '#test/for-all.ts'

const accounts = ['CM-100200', 'CM-100600'].map((id) => ({ accountId: id as never, label: id }))

const event: fc.Arbitrary<PortalEvent> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constantFrom(...portalStepNames).map((step) => ({ type: 'step.requested', step }) as const),
  },
  {
    weight: 12,
    arbitrary: fc.constantFrom<PortalEvent>(
      { type: 'cancellation.started', serviceIds: [internet] },
      { type: 'cancellation.started', serviceIds: [internet, television] },
      { type: 'cancellation.continued' },
      { type: 'timing.confirmed' },
      ...disclosures.map((disclosure) => ({ type: 'disclosure.toggled', disclosure, isRead: true }) as const),
      { type: 'disclosures.confirmed' },
      { type: 'change.confirmed' },
      { type: 'change.confirmed' },
      { type: 'retention.continued' },
      { type: 'option.chosen', optionId: discountId },
      { type: 'retry.pressed' },
    ),
  },
  {
    weight: 4,
    arbitrary: fc.constantFrom<PortalEvent>(
      ...[...cancelReasons, null].map((reason) => ({ type: 'reason.chosen', reason }) as const),
      ...changeTimings.map((timing) => ({ type: 'timing.chosen', timing }) as const),
      ...returnMethods.map((returnMethod) => ({ type: 'return.chosen', returnMethod }) as const),
      { type: 'disclosure.toggled', disclosure: 'finalBill', isRead: false },
      { type: 'cancellation.dropped' },
      { type: 'problem.solved' },
    ),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom<PortalEvent>(
      { type: 'session.due' },
      { type: 'overview.reloaded' },
      { type: 'accounts.opened' },
      { type: 'account.chosen', accountId: 'CM-100600' as never },
      { type: 'bill.opened', billId: '2020-01-05' as never },
      { type: 'change.withdrawn', changeId: 'change-1' as never },
      { type: 'visit.opened', orderNumber },
      { type: 'visit.moved', orderNumber, windowId: 'w-1' as never },
      { type: 'visit.cancelled', orderNumber },
      { type: 'visit.closed' },
      { type: 'signOut.pressed' },
    ),
  },
)

type Act = { readonly name: string; readonly act: (built: BuiltPortal) => void; readonly isAwaited: boolean }

const faults = [
  'lost',
  { _tag: 'Unreachable' } as const,
  refusedWith('CHANGE_MOVED'),
  refusedWith('CHANGE_BLOCKED'),
  refusedWith('LOGIN_REQUIRED'),
] as const
const calls: readonly (keyof PortalCalls)[] = [
  'requestChange',
  'previewChange',
  'accountSummary',
  'retentionOptions',
  'portalSession',
  'portalPing',
  'withdrawChange',
]

const act: fc.Arbitrary<Act> = fc
  .tuple(
    fc.oneof(
      {
        weight: 12,
        arbitrary: event.map(
          (said) => [JSON.stringify(said), ({ actor }: BuiltPortal) => actor.send(said)] as const,
        ),
      },
      {
        weight: 2,
        arbitrary: fc
          .tuple(fc.constantFrom(...calls), fc.constantFrom(...faults))
          .map(([name, fault]) => [`${name} fails`, ({ plan }: BuiltPortal) => plan(name, fault)] as const),
      },
      {
        weight: 1,
        arbitrary: fc
          .constantFrom(
            nobody,
            signedIn({ accounts }),
            signedIn({ accountId: 'CM-100600' as never, accounts }),
            signedIn({ isMfaConfirmed: false }),
          )
          .map(
            (status) =>
              [
                `the session is ${status.claim.state}`,
                ({ server }: BuiltPortal) => {
                  server.status = status
                },
              ] as const,
          ),
      },
      {
        weight: 1,
        arbitrary: fc
          .constantFrom(1_000, 60_000, 13 * 60_000)
          .map((ms) => [`${ms} ms pass`, ({ pass }: BuiltPortal) => pass(ms)] as const),
      },
    ),
    fc.boolean(),
  )
  .map(([[name, doing], isAwaited]) => ({ name, act: doing, isAwaited, toString: () => name }))

const look = (built: BuiltPortal): void => {
  const { status, overview, step } = built.context()
  const { actor, portal } = built
  // An account is on the page only while its holder is signed in.
  if (status === null || decideIdentity(status.claim).to !== 'proceed') expect(overview).toBeNull()
  const snapshot = actor.getSnapshot()
  if (snapshot.matches({ page: { inside: 'visiting' } }))
    expect(permittedPortalStep(step, portal.status())).toBe(step)
}

/** Takes the next step of a customer, with every call answered. */
const goOn = async (built: BuiltPortal): Promise<void> => {
  built.calmDown()
  for (
    let tries = 0;
    tries < 6 && !built.actor.getSnapshot().matches({ page: { inside: { visiting: 'services' } } });
    tries += 1
  ) {
    // The customer signs in again, also after an end of the session that is tried again.
    built.server.status = signedIn({ accounts, expiresAt: (built.ports.clock.now() + 900_000) as never })
    built.pass(30_000)
    await built.quiet()
    await built.send({ type: 'retry.pressed' }, { type: 'step.requested', step: 'services' })
    if (built.actor.getSnapshot().matches({ page: { accounts: 'choosingAccount' } }))
      await built.send({ type: 'account.chosen', accountId: 'CM-100200' as never })
  }
}

describe('a visit to the portal in which anything can happen', () => {
  it('never requests a change twice or shows an account to another, and always gets on', () =>
    forAllAsyncWith(
      { numRuns: 200, seed: 20_261_126 },
      fc.array(act, { minLength: 50, maxLength: 50 }),
      async (acts) => {
        const built = buildPortal({ entry: { step: null } })
        await built.quiet()
        for (const { act: doing, isAwaited } of acts) {
          doing(built)
          if (!isAwaited) continue
          await built.quiet()
          look(built)
        }
        await built.quiet()
        look(built)
        expect(built.server.changes.filter(({ state }) => state === 'pending').length).toBeLessThanOrEqual(1)
        await goOn(built)
        expect(built.portal.step()).toBe('services')
        built.portal.stop()
      },
    ))
})
