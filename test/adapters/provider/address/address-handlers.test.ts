import { either as E } from 'fp-ts'
import type { Flags } from '#core/ports/flags.ts'
import { experimentVariants } from '#core/experiments/experiment.ts'
import { CONTROL_VARIANTS } from '#core/experiments/known-variants.ts'
import { serviceSelectionPaths } from '#core/routes/service-selection.ts'
import { buildSale, localized } from '#test/builders/sale.builder.ts'
import { describe, expect, it } from 'vitest'
import { createMemoryStore } from '#adapters/provider/memory/memory-store.ts'
import { automaticAddress } from '#core/address/address-form.ts'
import { isResolving } from '#core/journeys/localization/localization.selectors.ts'
import { selectOutcome } from '#core/journeys/sale/sale.selectors.ts'
import { destinationOf } from '#core/routes/address-destination.ts'
import { waitFor } from 'xstate'
import { smallNetwork } from '#adapters/provider/network/small-seed.ts'
import type { OutcomeKind } from '#core/localization/outcome-kind.ts'
import { outcomeOf } from '#core/localization/outcome.ts'
import { canShop } from '#core/localization/outcome-kind.ts'
import {
  addressWithOutcome,
  answerOf,
  buildProvider,
  fixedFlags,
  fillDetails,
  holdFirstWindow,
  localizeAt,
  payWith,
  refusalOf,
} from '#test/builders/provider.builder.ts'

const outcomes = smallNetwork()
  .samples()
  .map(({ outcome }) => outcome)

const unknownPlaces: readonly OutcomeKind[] = ['multipleUnits', 'unitNotFound', 'addressNotFound']

describe('addressHandlers', () => {
  it.each(outcomes)(
    'lead an address to %s, by localize and by the check alike (LOC-02 to LOC-14)',
    async (kind) => {
      const visitor = buildProvider().visitor()
      const answer = await localizeAt(visitor, kind)
      const checked = await answerOf(
        visitor.serviceabilityCheck({ channel: 'dotcom', address: addressWithOutcome(kind) }),
      )
      expect(outcomeOf(answer).kind).toBe(kind)
      expect(outcomeOf(checked)).toEqual(outcomeOf(answer))
    },
  )

  it.each(outcomes)('open a session at %s if and only if the place is known', async (kind) => {
    const built = buildProvider()
    const visitor = built.visitor()
    const answer = await localizeAt(visitor, kind)
    const isKnown = !unknownPlaces.includes(kind)
    expect(answer.sessionId !== null).toBe(isKnown)
    expect(answer.sessionInfo !== null).toBe(isKnown)
    expect(await refusalOf(visitor.sessionPing())).toContain(isKnown ? 'answered' : 'SessionExpired')
  })

  it.each(outcomes)('let a session at %s see offers if and only if it may shop (LOC-15)', async (kind) => {
    const visitor = buildProvider().visitor()
    const answer = await localizeAt(visitor, kind)
    const offers = await visitor.getOffers({ featuredOffersOnly: false })()
    const seesOffers = E.isRight(offers) && offers.right.catalog.offers.length > 0
    expect(seesOffers).toBe(canShop(outcomeOf(answer)))
  })

  it('open nothing on a serviceability check', async () => {
    const visitor = buildProvider().visitor()
    const answer = await answerOf(
      visitor.serviceabilityCheck({ channel: 'dotcom', address: addressWithOutcome('serviceable') }),
    )
    expect(answer.sessionId).toBeNull()
    expect(answer.sessionInfo?.status.isAlive).toBe(false)
    expect(await refusalOf(visitor.sessionPing())).toBe('SessionExpired')
  })

  it('tell a new customer of a retail partner that there is a bundle', async () => {
    const answer = await localizeAt(buildProvider().visitor(), 'serviceable', 'etail')
    expect(outcomeOf(answer)).toEqual({ kind: 'bundle', via: 'retail', hasOffers: true })
    expect(answer.sessionInfo?.channel).toBe('etail')
  })

  it.each(experimentVariants.serviceSelection)(
    'lead a home that is ready to the page of variant %s, now and after a reload (RTE-03)',
    async (serviceSelection) => {
      const { sale, orchestrator } = buildSale({
        built: buildProvider({ flags: fixedFlags({ serviceSelection }) }),
      })
      await localized(sale, 'serviceSelection')
      expect(sale.step()).toBe(serviceSelection === 'control' ? 'serviceSelection' : 'products')
      const { qualification } = await answerOf(orchestrator.sessionInfo())
      expect(qualification?.addressResponse.addressCodeMapping.url).toBe(
        serviceSelectionPaths[serviceSelection],
      )
      sale.stop()
    },
  )

  it.each([true, false])(
    'decide by the flag %s whether a home that billing does not know can buy, now and after a reload (LOC-07)',
    async (sellsNotInBiller) => {
      const built = buildProvider({ config: { sellsNotInBiller } })
      const { sale, orchestrator } = buildSale({ built })
      const address = automaticAddress({ street: '411 Guadalupe Street', unit: '', zip: '78207' })
      if (address === null) throw new Error('the sample address is not valid')
      const expected = sellsNotInBiller ? 'serviceable' : 'addressNotFound'
      const checked = await answerOf(built.visitor().serviceabilityCheck({ channel: 'dotcom', address }))
      expect(destinationOf(checked).outcome.kind).toBe(expected)
      expect(checked.reasonInfo === null).toBe(sellsNotInBiller)
      sale.localization.send({ type: 'address.submitted', address })
      await waitFor(sale.actor, ({ context }) => context.answer !== null)
      await waitFor(sale.localization, (state) => !isResolving(state))
      expect(selectOutcome(sale.actor.getSnapshot()).kind).toBe(expected)
      expect(sale.status().canShop).toBe(sellsNotInBiller)
      const { localization } = await answerOf(orchestrator.sessionInfo())
      expect(outcomeOf(localization).kind).toBe(expected)
      expect((await orchestrator.getOffers({ featuredOffersOnly: false })())._tag).toBe(
        sellsNotInBiller ? 'Right' : 'Left',
      )
      sale.stop()
    },
  )

  it('give the next session of a browser the bucket of the one before, and other browsers their own (EXP-02)', async () => {
    const keys: string[] = []
    const flags: Flags = {
      variantsOf: (targetingKey) => async () => {
        keys.push(targetingKey)
        return CONTROL_VARIANTS
      },
    }
    const built = buildProvider({ flags })
    const [one, other] = [built.visitor(), built.visitor()]
    const first = await localizeAt(one, 'serviceable')
    const second = await localizeAt(one, 'serviceSelection')
    await localizeAt(other, 'serviceable')
    expect(keys[1]).toBe(keys[0])
    expect(keys[2]).not.toBe(keys[0])
    expect(first.sessionInfo).toMatchObject(CONTROL_VARIANTS)
    expect(second.sessionInfo?.bucket).toBe(first.sessionInfo?.bucket)
  })

  it('name the nearest address only when requested', async () => {
    const visitor = buildProvider().visitor()
    const address = addressWithOutcome('addressNotFound')
    const localized = (returnNearbyMatch: boolean) =>
      answerOf(visitor.localize({ address, channel: 'dotcom', returnNearbyMatch }))
    expect((await localized(true)).addressList).toHaveLength(1)
    expect((await localized(false)).addressList).toEqual([])
  })

  it('end the previous session, with its place, when another address is submitted', async () => {
    const built = buildProvider({ config: { capacity: 1 } })
    const [first, second] = [built.visitor(), built.visitor()]
    for (const visitor of [first, second]) {
      await localizeAt(visitor)
      await fillDetails(visitor)
      await payWith(built, visitor)
    }
    const visit = await holdFirstWindow(first)
    expect(await refusalOf(second.chooseWindow({ windowId: visit.id }))).toBe('WINDOW_GONE')
    await localizeAt(first)
    expect((await answerOf(first.cart())).cart.lines).toEqual([])
    expect((await answerOf(second.chooseWindow({ windowId: visit.id }))).visit.id).toBe(visit.id)
  })

  it('open a new session although the one before cannot be read (F44)', async () => {
    const memory = createMemoryStore()
    const poison = new Error('unreadable row')
    let isPoisoned = false
    const built = buildProvider({
      store: {
        ...memory,
        transaction: (work) =>
          memory.transaction((tx) =>
            work({
              ...tx,
              lockCart: (owner) => (isPoisoned ? Promise.reject(poison) : tx.lockCart(owner)),
            }),
          ),
      },
    })
    const visitor = built.visitor()
    await localizeAt(visitor)
    isPoisoned = true
    expect((await localizeAt(visitor)).sessionId).not.toBeNull()
    expect(built.errors).toEqual([poison])
    isPoisoned = false
    expect((await answerOf(visitor.cart())).cart.marker).toBe('active')
  })

  it('suggest streets for a text and units for a street with its zip', async () => {
    const visitor = buildProvider().visitor()
    const streets = await answerOf(visitor.addressSuggestions({ text: '900 Main' }))
    expect(streets.suggestions.map(({ streetLine }) => streetLine)).toContain('900 Main Street')
    const units = await answerOf(
      visitor.addressSuggestions({ text: '900 Main Street', zip: '77002', unit: '4' }),
    )
    expect(units.suggestions.map(({ secondary }) => secondary)).toEqual(['Apt 4A', 'Apt 4B', 'Apt 4C'])
    expect(await answerOf(visitor.addressSuggestions({ text: '9' }))).toEqual({ suggestions: [] })
  })
})
