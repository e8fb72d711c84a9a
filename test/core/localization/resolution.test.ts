import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { OutcomeRule } from '#core/localization/decide-outcome.ts'
import { outcomeOf } from '#core/localization/outcome.ts'
import { resolve } from '#core/localization/resolution.ts'
import { judged } from '#test/arbitraries/localization.arbitrary.ts'
import { forAll } from '#test/for-all.ts'
import { specified } from './resolution.oracle.ts'

const written = ({ outcome }: ReturnType<typeof resolve>): string =>
  'via' in outcome ? `${outcome.kind} ${outcome.via}` : outcome.kind

/** The facts of each rule. */
const reasonByRule: Record<OutcomeRule, string> = {
  'LOC-02': 'hasAnswer code',
  'LOC-03': 'code',
  'LOC-04': 'code blueFeature leadsToBundle offers',
  'LOC-05': 'code isBulk isNewCustomer',
  'LOC-06': 'code isBulk isNewCustomer isReady',
  'LOC-07': 'code sellNotInBiller',
  'LOC-08': 'code',
  'LOC-09': 'code matches',
  'LOC-10': 'code isBulk',
  'LOC-11': 'code isBulk',
  'LOC-12': 'code isBulk matches',
  'LOC-13': 'channel isNewCustomer isReady isBulk offers',
  'LOC-14': 'code hasInternet offers',
}

describe('resolve', () => {
  it('follows the specification’s table, with the rule as its reason (LOC-02 to LOC-14)', () =>
    forAll(judged, (asked) => {
      const resolution = resolve(asked)
      expect({ rule: resolution.reason.rule, outcome: written(resolution) }).toEqual(
        specified(asked.response, asked.flags, asked.leadsToBundle),
      )
    }))

  it('agrees with outcomeOf and is deterministic (LOC-02 to LOC-14)', () =>
    forAll(judged, ({ response, flags, leadsToBundle }) => {
      const once = resolve({ response, flags, leadsToBundle })
      expect(resolve({ response, flags, leadsToBundle })).toEqual(once)
      expect(outcomeOf(response, flags)).toEqual(resolve({ response, flags, leadsToBundle: false }).outcome)
    }))

  it('returns the facts its rule used, unchanged (LOC-02 to LOC-14)', () =>
    forAll(judged, (asked) => {
      const { reason } = resolve(asked)
      const { response, flags } = asked
      const info = response?.sessionInfo ?? null
      const all = {
        hasAnswer: response !== null,
        code: response === null ? null : response.responseCode,
        isBulk:
          response === null
            ? null
            : ['201', '202'].includes(response.responseCode) || info?.serviceAddress.isBulk === true,
        isReady: info === null ? null : info.serviceAddress.productReady,
        isNewCustomer: info === null ? null : info.newCustomer,
        channel: info === null ? null : info.channel,
        offers: response === null ? null : response.offerCount,
        matches: response === null ? null : response.addressList.length,
        hasInternet: info === null ? null : info.serviceAddress.serviceability.internetAvailable,
        leadsToBundle: asked.leadsToBundle,
        ...flags,
      }
      expect(Object.keys(reason.facts).join(' ')).toBe(reasonByRule[reason.rule])
      expect(all).toMatchObject(reason.facts)
    }))

  it('uses every rule for some response (LOC-02 to LOC-14)', () => {
    const seen = fc.sample(judged, { seed: 5, numRuns: 3_000 }).map((asked) => resolve(asked).reason.rule)
    expect([...new Set(seen)].toSorted()).toEqual(Object.keys(reasonByRule))
  })
})
