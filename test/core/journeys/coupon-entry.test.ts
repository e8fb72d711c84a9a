import { describe, expect, it } from 'vitest'
import { selectCanEnterCoupon } from '#core/journeys/sale/sale.selectors.ts'
import { experimentVariants } from '#core/experiments/experiment.ts'
import { buildProvider, fixedFlags, GIG } from '#test/builders/provider.builder.ts'
import { cartSaved, configured, saleThrough } from '#test/builders/sale.builder.ts'

describe('selectCanEnterCoupon', () => {
  it.each(experimentVariants.couponEntry)(
    'permits a code in the configuration only without the variant for the checkout: %s (EXP-03)',
    async (couponEntry) => {
      const { sale } = await saleThrough('findAddress', {
        built: buildProvider({ flags: fixedFlags({ couponEntry }) }),
      })
      sale.actor.send({ type: 'plan.chosen', offerId: GIG })
      await cartSaved(sale)
      expect(sale.step()).toBe('configure')
      expect(selectCanEnterCoupon(sale.actor.getSnapshot())).toBe(couponEntry === 'control')
      await configured(sale)
      expect(sale.step()).toBe('checkout')
      expect(selectCanEnterCoupon(sale.actor.getSnapshot())).toBe(true)
      sale.stop()
    },
  )
})
