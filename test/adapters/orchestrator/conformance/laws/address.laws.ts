import { expect } from 'vitest'
import { smallNetwork } from '#adapters/provider/network/small-seed.ts'
import { MAX_SUGGESTIONS } from '#core/address/suggestion.ts'
import { canShop, type OutcomeKind } from '#core/localization/outcome-kind.ts'
import { outcomeOf } from '#core/localization/outcome.ts'
import {
  addressWithOutcome,
  answerOf,
  fillDetails,
  holdFirstWindow,
  localizeAt,
  payWith,
  refusalOf,
} from '#test/builders/provider.builder.ts'
import type { Laws } from '../harness.ts'

/** Every outcome an address can have. */
const outcomes = smallNetwork()
  .samples()
  .map(({ outcome }) => outcome)

const placeless: readonly OutcomeKind[] = ['multipleUnits', 'unitNotFound', 'addressNotFound']

const checkedAt = (kind: OutcomeKind) => ({ channel: 'dotcom' as const, address: addressWithOutcome(kind) })

export const addressLaws: Laws = {
  'maps an address to its outcome, by localize and by the check alike (LOC-02 to LOC-14)': async ({
    visitor,
  }) => {
    for (const kind of outcomes) {
      const anyone = visitor()
      const answer = await localizeAt(anyone, kind)
      expect(outcomeOf(answer).kind).toBe(kind)
      expect(outcomeOf(await answerOf(anyone.serviceabilityCheck(checkedAt(kind))))).toEqual(
        outcomeOf(answer),
      )
    }
  },
  'opens a session for a known place, and returns offers where the store sells (LOC-15)': async ({
    visitor,
  }) => {
    for (const kind of outcomes) {
      const anyone = visitor()
      const answer = await localizeAt(anyone, kind)
      const { sessionId, sessionInfo } = answer
      const isKnown = !placeless.includes(kind)
      expect([kind, sessionId !== null, sessionInfo !== null]).toEqual([kind, isKnown, isKnown])
      const offers = await refusalOf(anyone.getOffers({ featuredOffersOnly: false }))
      const sells = canShop(outcomeOf(answer))
      expect([kind, offers.startsWith('answered') ? 'answered' : offers]).toEqual([
        kind,
        // Without a session the answer has no offers.
        sells || !isKnown ? 'answered' : 'STEP_MISSING',
      ])
      expect([kind, offers.includes('"offers":[{')]).toEqual([kind, sells])
    }
  },
  'opens no session for a check': async ({ visitor }) => {
    const anyone = visitor()
    const answer = await answerOf(anyone.serviceabilityCheck(checkedAt('serviceable')))
    expect([answer.sessionId, answer.sessionInfo?.status.isAlive]).toEqual([null, false])
    expect(await refusalOf(anyone.sessionPing())).toBe('SessionExpired')
  },
  'returns the nearest address only on request': async ({ visitor }) => {
    const nearest = (returnNearbyMatch: boolean) =>
      answerOf(visitor().localize({ ...checkedAt('addressNotFound'), returnNearbyMatch }))
    expect((await nearest(true)).addressList).toHaveLength(1)
    expect((await nearest(false)).addressList).toEqual([])
  },
  'suggests streets for a text, units for a street with its zip, and nothing for text that is too short (ADR-05)':
    async ({ visitor }) => {
      const ask = visitor().addressSuggestions
      const streets = (await answerOf(ask({ text: '900 Main' }))).suggestions
      expect(streets.map(({ streetLine }) => streetLine)).toContain('900 Main Street')
      expect(streets.length).toBeLessThanOrEqual(MAX_SUGGESTIONS)
      const units = (await answerOf(ask({ text: '900 Main Street', zip: '77002', unit: '4' }))).suggestions
      expect(units.map(({ secondary }) => secondary)).toEqual(['Apt 4A', 'Apt 4B', 'Apt 4C'])
      expect((await answerOf(ask({ text: '9' }))).suggestions).toEqual([])
    },
  'starts a new session with another address: the previous session ends and its reserved window is free':
    async (harness) => {
      const [mine, other] = [harness.visitor(), harness.visitor()]
      for (const visitor of [mine, other]) {
        await localizeAt(visitor)
        await fillDetails(visitor)
        await payWith(harness, visitor)
      }
      const visit = await holdFirstWindow(mine)
      const left = async () =>
        (await answerOf(other.installationSchedule())).windows.find(({ id }) => id === visit.id)?.placesLeft
      expect(await left()).toBe(visit.placesLeft - 1)
      await localizeAt(mine)
      expect(await left()).toBe(visit.placesLeft)
      const { progress, customer } = await answerOf(mine.sessionInfo())
      expect([progress.hasPlan, customer]).toEqual([false, null])
    },
}
