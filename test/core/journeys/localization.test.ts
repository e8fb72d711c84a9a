import * as fc from 'fast-check'
import { either as E, taskEither as TE } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { createActor, type InputFrom, SimulatedClock } from 'xstate'
import { ADDRESS_PARSE_DEBOUNCE_MS } from '#core/address/autocomplete.ts'
import type { Address } from '#core/address/address.ts'
import type { AddressSuggestion } from '#core/address/suggestion.ts'
import { SUGGEST_DEBOUNCE_MS, SUGGEST_FROM, shouldSuggest } from '#core/address/suggestion.ts'
import { createLocalizationMachine } from '#core/journeys/localization/localization.machine.ts'
import { RETURN_USER_SOURCE } from '#core/localization/localization.ts'
import { isLookingUp } from '#core/journeys/localization/localization.selectors.ts'
import type { AddressLookupFailure } from '#core/ports/address-lookup.ts'
import type { Log, LogEntry } from '#core/ports/log.ts'
import type { OrchestratorFailure } from '#core/ports/orchestrator.failure.ts'
import type { StorefrontOrchestrator } from '#core/ports/storefront-orchestrator.ts'
import { addressWithOutcome, buildProvider } from '#test/builders/provider.builder.ts'
import { waitForState } from '#test/builders/actor-progress.ts'
import { forAll, forAllAsyncWith } from '#test/for-all.ts'

const suggestion = (streetLine: string, entries = 0): AddressSuggestion => ({
  streetLine,
  secondary: '',
  entries,
  city: 'Miami',
  state: 'FL',
  zip: '33130',
})

/** A journey on a manual clock, with a look-up that answers on request. */
const journey = (
  localize: StorefrontOrchestrator['localize'] = buildProvider().visitor().localize,
  visit: Partial<InputFrom<ReturnType<typeof createLocalizationMachine>>> = {},
  log: Log = () => undefined,
) => {
  const clock = new SimulatedClock()
  const requests: string[] = []
  const answers = new Map<string, (found: readonly AddressSuggestion[]) => void>()
  const failing = new Map<string, (failure: AddressLookupFailure) => void>()
  const ask = (text: string) => (): Promise<E.Either<AddressLookupFailure, readonly AddressSuggestion[]>> =>
    new Promise((resolve) => {
      requests.push(text)
      answers.set(text, (found) => resolve(E.right(found)))
      failing.set(text, (failure) => resolve(E.left(failure)))
    })
  const standardized: ((found: E.Either<AddressLookupFailure, Address | null>) => void)[] = []
  const machine = createLocalizationMachine({
    orchestrator: { localize },
    log,
    addressLookup: {
      streets: ask,
      units: (street, zip, typed) => ask([street, zip, typed].join('|')),
      standardize: () => () =>
        new Promise((resolve) => {
          standardized.push(resolve)
        }),
    },
  })
  const actor = createActor(machine, { clock, input: { channel: 'dotcom', ...visit } }).start()
  const settle = async (): Promise<void> => {
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve()
  }
  const answer = (text: string, found: readonly AddressSuggestion[]): Promise<void> => {
    answers.get(text)?.(found)
    return settle()
  }
  const fail = (text: string, failure: AddressLookupFailure): Promise<void> => {
    failing.get(text)?.(failure)
    return settle()
  }
  const standardize = (found: E.Either<AddressLookupFailure, Address | null>): Promise<void> => {
    standardized.splice(0).forEach((resolve) => resolve(found))
    return settle()
  }
  return { actor, clock, requests, answer, fail, standardize }
}

const typing = fc.array(
  fc.record({
    text: fc.string({ maxLength: 6 }),
    pause: fc.integer({ min: 0, max: 2 * SUGGEST_DEBOUNCE_MS }),
  }),
  { maxLength: 8 },
)

describe(createLocalizationMachine, () => {
  it('requests suggestions after a pause of 300 ms, for the current text, from two characters on (ADR-05)', () =>
    forAll(typing, (strokes) => {
      const { actor, clock, requests } = journey()
      const expected: string[] = []
      for (const { text, pause } of strokes) {
        actor.send({ type: 'street.typed', text })
        clock.increment(pause)
        if (pause >= SUGGEST_DEBOUNCE_MS && shouldSuggest(text)) expected.push(text)
      }
      expect(requests).toEqual(expected)
      expect(requests.every((text) => text.trim().length >= SUGGEST_FROM)).toBe(true)
    }))

  it('shows the response to the last request, in any arrival order (ADR-05, F34)', async () => {
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

  it('says and logs once that the look-up failed, offers its samples, and forgets the failure with the next answer (specification 8: address autocomplete; F34)', () =>
    forAllAsyncWith({ numRuns: 4 }, fc.boolean(), async (isSampled) => {
      const logged: LogEntry[] = []
      const { actor, clock, answer, fail } = journey(undefined, {}, (entry) => void logged.push(entry))
      const samples = [suggestion('742 Magnolia Street')]
      const failure = { _tag: 'LookupUnavailable', ...(isSampled ? { samples } : {}) } as const
      actor.send({ type: 'street.typed', text: 'Mag' })
      clock.increment(SUGGEST_DEBOUNCE_MS)
      await fail('Mag', failure)
      expect(actor.getSnapshot().context).toMatchObject({
        lookupFailure: failure,
        streets: isSampled ? samples : [],
      })
      actor.send({ type: 'street.typed', text: 'Magno' })
      clock.increment(SUGGEST_DEBOUNCE_MS)
      await fail('Magno', failure)
      expect(logged).toEqual([{ level: 'warning', event: 'AddressLookupFailed', facts: {} }])
      actor.send({ type: 'street.typed', text: 'Magn' })
      clock.increment(SUGGEST_DEBOUNCE_MS)
      await answer('Magn', samples)
      expect(actor.getSnapshot().context).toMatchObject({ lookupFailure: null, streets: samples })
    }))

  it('fills the form from a complete address in the street field after a pause of 1000 ms (ADR-10)', async () => {
    const { actor, clock, standardize } = journey()
    const line = '742 Magnolia St Apt 4B, Miami, FL 33130'
    actor.send({ type: 'street.typed', text: line })
    clock.increment(ADDRESS_PARSE_DEBOUNCE_MS - 1)
    expect(actor.getSnapshot().context.form.street).toBe(line)
    clock.increment(1)
    const form = { street: '742 Magnolia St', unit: 'Apt 4B', zip: '33130' }
    expect(actor.getSnapshot().context.form).toEqual(form)
    await standardize(E.right({ ...form, street: '742 Magnolia Street' } as Address))
    expect(actor.getSnapshot().context.form.street).toBe('742 Magnolia Street')
  })

  it('fills the form even if the network does not know the address or does not answer (specification 8: parse failure; ADR-10)', async () => {
    for (const found of [E.right(null), E.left({ _tag: 'LookupUnavailable' as const })]) {
      const { actor, clock, standardize } = journey()
      actor.send({ type: 'street.typed', text: '1 Nowhere Road, Miami, FL 33130' })
      clock.increment(ADDRESS_PARSE_DEBOUNCE_MS)
      await standardize(found)
      expect(actor.getSnapshot().context.form).toEqual({ street: '1 Nowhere Road', unit: '', zip: '33130' })
      expect(isLookingUp(actor.getSnapshot())).toBe(false)
    }
  })

  it('records that the address could not be parsed, and forgets it with the next answer (specification 8: address store records the error from parse failures)', async () => {
    const { actor, clock, standardize } = journey()
    const parsing = async (found: E.Either<AddressLookupFailure, Address | null>) => {
      actor.send({ type: 'street.typed', text: '1 Nowhere Road, Miami, FL 33130' })
      clock.increment(ADDRESS_PARSE_DEBOUNCE_MS)
      await standardize(found)
      return actor.getSnapshot().context.lookupFailure
    }
    const failure = { _tag: 'LookupUnavailable' } as const
    expect(await parsing(E.left({ ...failure, samples: [suggestion('742 Magnolia Street')] }))).toEqual(
      failure,
    )
    expect(await parsing(E.right(null))).toBeNull()
  })

  it('preserves every field that the visitor changes while the network spells the address (ADR-10)', async () => {
    const parsed = { street: '742 Magnolia St', unit: 'Apt 4B', zip: '33130' }
    const other = { street: '1 Main St', unit: '', zip: '77002' }
    const changes = [
      [
        { type: 'zip.typed', text: '33012' },
        { ...parsed, zip: '33012' },
      ],
      [
        { type: 'unit.typed', text: '5A' },
        { ...parsed, unit: '5A' },
      ],
      [
        { type: 'unit.picked', suggestion: { ...suggestion('742 Magnolia St'), secondary: '6' } },
        { ...parsed, unit: '6' },
      ],
      [{ type: 'form.prefilled', form: other }, other],
    ] as const
    for (const [event, form] of changes) {
      const { actor, clock, standardize } = journey()
      actor.send({ type: 'street.typed', text: '742 Magnolia St Apt 4B, Miami, FL 33130' })
      clock.increment(ADDRESS_PARSE_DEBOUNCE_MS)
      actor.send(event)
      await standardize(E.right({ ...parsed, street: '742 Magnolia Street' } as Address))
      expect(actor.getSnapshot().context.form, event.type).toEqual(form)
    }
  })

  it('never changes what the visitor types or submits because of an earlier pause (ADR-10)', () => {
    const { actor, clock } = journey()
    actor.send({ type: 'street.typed', text: '742 Magnolia St, Miami, FL 33130' })
    clock.increment(ADDRESS_PARSE_DEBOUNCE_MS - 1)
    actor.send({ type: 'street.typed', text: '742 Magnolia St, Mia' })
    clock.increment(ADDRESS_PARSE_DEBOUNCE_MS)
    expect(actor.getSnapshot().context.form.street).toBe('742 Magnolia St, Mia')
    const address = addressWithOutcome('bulk')
    actor.send({ type: 'street.typed', text: '742 Magnolia St, Miami, FL 33130' })
    actor.send({ type: 'address.submitted', address })
    clock.increment(ADDRESS_PARSE_DEBOUNCE_MS)
    expect(actor.getSnapshot().context.form).toEqual(address)
  })

  it('sends the marketing parameters of the visit with the address (LOC-23, PRC-08)', async () => {
    for (const visit of [
      {},
      { vParam: 'socio-7' },
      { campaign: 'spring' },
      { channel: 'etail', retailTransId: 'T-77' },
    ] as const) {
      const sent: unknown[] = []
      const { localize } = buildProvider().visitor()
      const { actor } = journey((request) => {
        sent.push(request)
        return localize(request)
      }, visit)
      actor.send({ type: 'address.submitted', address: addressWithOutcome('serviceable') })
      await waitForState(actor, (snapshot) => snapshot.matches({ resolution: 'resolved' }))
      expect(sent).toEqual([
        {
          address: addressWithOutcome('serviceable'),
          channel: 'dotcom',
          returnNearbyMatch: true,
          isMultipleAptUnit: false,
          ...visit,
        },
      ])
    }
  })

  it.each<[OrchestratorFailure, string, string, string]>([
    [{ _tag: 'Unreachable' }, 'none', 'Unreachable', 'Unreachable'],
    [{ _tag: 'TimedOut' }, 'none', 'TimedOut', 'TimedOut'],
    [{ _tag: 'Unintelligible', status: 404 }, '404', 'Unintelligible', 'Unintelligible'],
    [
      { _tag: 'ProviderBroken', requestId: 'r-7', status: 503 },
      '503',
      'ProviderBroken',
      'ProviderBroken, request r-7',
    ],
    [
      { _tag: 'Refused', code: 'TOO_MANY', requestId: 'r-8', status: 429 },
      '429',
      'TOO_MANY',
      'TOO_MANY, request r-8',
    ],
  ])(
    'logs the failed address call %o without the address, and stays (specification 8: localization call; LOC-25)',
    async (failure, statusCode, statusText, message) => {
      const logged: LogEntry[] = []
      const { actor } = journey(
        () => TE.left(failure),
        {},
        (entry) => void logged.push(entry),
      )
      actor.send({ type: 'address.submitted', address: addressWithOutcome('serviceable') })
      await waitForState(actor, (snapshot) => snapshot.matches({ resolution: 'failed' }))
      const facts = {
        journey: 'localization',
        statusCode,
        statusText,
        url: 'attos/address',
        message,
        sessionId: 'none',
      }
      expect(logged).toEqual([{ level: 'error', event: 'LocalizationFailed', facts }])
    },
  )

  it('states several homes behind a picked street until a unit is given, and the source of a stored address (LOC-21, LOC-23)', async () => {
    const sent: unknown[] = []
    const { localize } = buildProvider().visitor()
    const { actor } = journey((request) => {
      sent.push([request.isMultipleAptUnit, request.source])
      return localize(request)
    })
    const submit = async (unit: string, source?: typeof RETURN_USER_SOURCE): Promise<void> => {
      const address = { ...addressWithOutcome('serviceable'), unit } as Address
      actor.send({ type: 'address.submitted', address, ...(source === undefined ? {} : { source }) })
      await waitForState(actor, (snapshot) => snapshot.matches({ resolution: 'resolved' }))
    }
    actor.send({ type: 'street.picked', suggestion: suggestion('900 Main Street', 12) })
    await submit('')
    await submit('Apt 4')
    actor.send({ type: 'street.typed', text: '9' })
    await submit('')
    await submit('', RETURN_USER_SOURCE)
    await submit('')
    expect(sent).toEqual([
      [true, undefined],
      [false, undefined],
      [false, undefined],
      [false, RETURN_USER_SOURCE],
      [false, undefined],
    ])
  })

  it('continues an address lookup while the visitor types another address', async () => {
    const { actor } = journey()
    actor.send({ type: 'address.submitted', address: addressWithOutcome('bulk') })
    actor.send({ type: 'street.typed', text: 'Otra calle' })
    await waitForState(actor, (snapshot) => snapshot.matches({ resolution: 'resolved' }))
    expect(actor.getSnapshot().context.form.street).toBe('Otra calle')
  })

  it('LocalizationFailed: stops loading and stays on the page without an answer, with the typed text, and a retry sends the same request (specification 8: localization call; F21, I9)', async () => {
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
      await waitForState(actor, (snapshot) => snapshot.matches({ resolution: 'failed' }))
      expect(actor.getSnapshot().context).toMatchObject({ failure, form: address, isAnswered: false })
      actor.send({ type: 'retry.requested' })
      await waitForState(actor, (snapshot) => snapshot.matches({ resolution: 'resolved' }))
      expect(addresses).toEqual([address, address])
      expect(actor.getSnapshot().context.failure).toBeNull()
    }
  })
})
