import { taskEither as TE } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import type { ChoicePage } from '#core/journeys/shopping/shopping.context.ts'
import { createShoppingMachine } from '#core/journeys/shopping/shopping.machine.ts'
import type { LogEntry } from '#core/ports/log.ts'
import type { OffersAnswer, StorefrontOrchestrator } from '#core/ports/storefront-orchestrator.ts'
import { waitForState } from '#test/builders/actor-progress.ts'
import { buildProvider, localizeAt } from '#test/builders/provider.builder.ts'

type GetOffers = StorefrontOrchestrator['getOffers']

const failing =
  (_tag: 'Unreachable' | 'SessionExpired'): GetOffers =>
  () =>
    TE.left({ _tag })

/** The log entries when the shop opens at a page. */
const loggedAt = async (
  page: ChoicePage,
  offersOf: (usual: GetOffers) => GetOffers,
): Promise<readonly LogEntry[]> => {
  const orchestrator = buildProvider().visitor()
  await localizeAt(orchestrator, 'bundle')
  const entries: LogEntry[] = []
  const actor = createActor(
    createShoppingMachine({
      orchestrator: { ...orchestrator, getOffers: offersOf(orchestrator.getOffers) },
      log: (entry) => void entries.push(entry),
    }),
  ).start()
  actor.send({ type: 'session.opened', page })
  await waitForState(actor, (snapshot) => !snapshot.matches('loading'))
  return entries
}

const empty =
  (usual: GetOffers): GetOffers =>
  (request) =>
    TE.map((answer: OffersAnswer) => ({ ...answer, catalog: { ...answer.catalog, offers: [] } }))(
      usual(request),
    )

describe(createShoppingMachine, () => {
  it('logs a bundle whose offers fail, are none, or have no session, and no other page (LOC-15)', async () => {
    const cases = [
      ['Unreachable', () => failing('Unreachable')],
      ['SessionExpired', () => failing('SessionExpired')],
      ['NoOffers', empty],
    ] as const
    for (const [because, offersOf] of cases) {
      expect(await loggedAt('bundle', offersOf)).toEqual([
        { level: 'error', event: 'OffersMissing', facts: { page: 'bundle', because } },
      ])
      expect(await loggedAt('products', offersOf)).toEqual([])
    }
    expect(await loggedAt('bundle', (usual) => usual)).toEqual([])
  })
})
