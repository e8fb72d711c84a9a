import * as fc from 'fast-check'
import { either as E, taskEither as TE } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { SimulatedClock, createActor, waitFor } from 'xstate'
import type { AddressSuggestion } from '#core/address/suggestion.ts'
import { SUGGEST_DEBOUNCE_MS, SUGGEST_FROM, shouldSuggest } from '#core/address/suggestion.ts'
import { createLocalizationMachine } from '#core/journeys/localization/localization.machine.ts'
import { isLookingUp } from '#core/journeys/localization/localization.selectors.ts'
import type { OrchestratorFailure } from '#core/ports/orchestrator.failure.ts'
import type { StorefrontOrchestrator } from '#core/ports/storefront-orchestrator.ts'
import { addressWithOutcome, buildProvider } from '#test/builders/provider.builder.ts'

const suggestion = (streetLine: string, entries = 0): AddressSuggestion => ({
  streetLine,
  secondary: '',
  entries,
  city: 'Miami',
  state: 'FL',
  zip: '33130',
})

/** A journey on a manual clock, with a look-up that answers on request. */
const journey = (localize: StorefrontOrchestrator['localize'] = buildProvider().visitor().localize) => {
  const clock = new SimulatedClock()
  const requests: string[] = []
  const answers = new Map<string, (found: readonly AddressSuggestion[]) => void>()
  const ask = (text: string) => (): Promise<E.Either<never, readonly AddressSuggestion[]>> =>
    new Promise((resolve) => {
      requests.push(text)
      answers.set(text, (found) => resolve(E.right(found)))
    })
  const machine = createLocalizationMachine({
    orchestrator: { localize },
    addressLookup: { streets: ask, units: (street, zip, typed) => ask([street, zip, typed].join('|')) },
  })
  const actor = createActor(machine, { clock, input: { channel: 'dotcom' } }).start()
  const answer = async (text: string, found: readonly AddressSuggestion[]): Promise<void> => {
    answers.get(text)?.(found)
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve()
  }
  return { actor, clock, requests, answer }
}

const typing = fc.array(
  fc.record({
    text: fc.string({ maxLength: 6 }),
    pause: fc.integer({ min: 0, max: 2 * SUGGEST_DEBOUNCE_MS }),
  }),
  { maxLength: 8 },
)

describe(createLocalizationMachine, () => {
  it('requests suggestions after a pause of 300 ms, for the current text, from two characters on (ADR-05)', () => {
    fc.assert(
      fc.property(typing, (strokes) => {
        const { actor, clock, requests } = journey()
        const expected: string[] = []
        for (const { text, pause } of strokes) {
          actor.send({ type: 'street.typed', text })
          clock.increment(pause)
          if (pause >= SUGGEST_DEBOUNCE_MS && shouldSuggest(text)) expected.push(text)
        }
        expect(requests).toEqual(expected)
        expect(requests.every((text) => text.trim().length >= SUGGEST_FROM)).toBe(true)
      }),
    )
  })

  it('shows the response to the last request, in any arrival order (ADR-05)', async () => {
    const { actor, clock, answer } = journey()
    actor.send({ type: 'street.typed', text: 'Mag' })
    clock.increment(SUGGEST_DEBOUNCE_MS)
    actor.send({ type: 'street.typed', text: 'Magn' })
    clock.increment(SUGGEST_DEBOUNCE_MS)
    await answer('Magn', [suggestion('742 Magnolia Street')])
    await answer('Mag', [suggestion('1 Magazine Street')])
    expect(actor.getSnapshot().context.streets).toEqual([suggestion('742 Magnolia Street')])
    expect(isLookingUp(actor.getSnapshot())).toBe(false)
  })

  it('fills street and zip from a suggestion, clears the unit, and fetches a building’s units at once (ADR-06)', async () => {
    const { actor, requests } = journey()
    actor.send({ type: 'unit.typed', text: '4B' })
    actor.send({ type: 'street.picked', suggestion: suggestion('900 Main Street', 12) })
    expect(actor.getSnapshot().context.form).toEqual({ street: '900 Main Street', unit: '', zip: '33130' })
    expect(requests).toEqual(['900 Main Street|33130|'])
    actor.send({ type: 'street.picked', suggestion: suggestion('742 Magnolia Street') })
    expect(requests).toHaveLength(1)
  })

  it('continues an address lookup while the visitor types another address', async () => {
    const { actor } = journey()
    actor.send({ type: 'address.submitted', address: addressWithOutcome('bulk') })
    actor.send({ type: 'street.typed', text: 'Otra calle' })
    await waitFor(actor, (snapshot) => snapshot.matches({ resolution: 'resolved' }))
    expect(actor.getSnapshot().context.form.street).toBe('Otra calle')
  })

  it('keeps the typed text after every failure, and a retry sends the same request', async () => {
    const failures: readonly OrchestratorFailure[] = [
      { _tag: 'Unreachable' },
      { _tag: 'TimedOut' },
      { _tag: 'Unintelligible' },
      { _tag: 'ProviderBroken', requestId: null },
    ]
    for (const failure of failures) {
      const { localize } = buildProvider().visitor()
      const addresses: unknown[] = []
      const { actor } = journey((request) => {
        addresses.push(request.address)
        return addresses.length === 1 ? TE.left(failure) : localize(request)
      })
      const address = addressWithOutcome('serviceable')
      actor.send({ type: 'address.submitted', address })
      await waitFor(actor, (snapshot) => snapshot.matches({ resolution: 'failed' }))
      expect(actor.getSnapshot().context).toMatchObject({ failure, form: address })
      actor.send({ type: 'retry.requested' })
      await waitFor(actor, (snapshot) => snapshot.matches({ resolution: 'resolved' }))
      expect(addresses).toEqual([address, address])
      expect(actor.getSnapshot().context.failure).toBeNull()
    }
  })
})
