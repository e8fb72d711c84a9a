import type { Flags } from '#core/ports/flags.ts'
import { experimentVariants } from '#core/experiments/experiment.ts'
import { CONTROL_VARIANTS } from '#core/experiments/known-variants.ts'
import { serviceSelectionPaths } from '#core/routes/address-mapping.ts'
import { buildSale, localized } from '#test/builders/sale.builder.ts'
import { describe, expect, it } from 'vitest'
import { createMemoryStore } from '#adapters/provider/memory/memory-store.ts'
import { automaticAddress } from '#core/address/address-form.ts'
import { isResolving } from '#core/journeys/localization/localization.selectors.ts'
import { selectOutcome } from '#core/journeys/sale/sale.selectors.ts'
import { destinationOf } from '#core/routes/address-destination.ts'
import { outcomeOf } from '#core/localization/outcome.ts'
import { answerOf, buildProvider, fixedFlags, localizeAt } from '#test/builders/provider.builder.ts'
import { waitForState } from '#test/builders/actor-progress.ts'

describe('addressHandlers', () => {
  it('lead a new customer of a retail partner to the bundle', async () => {
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
      await waitForState(sale.actor, ({ context }) => context.answer !== null)
      await waitForState(sale.localization, (state) => !isResolving(state))
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
})
