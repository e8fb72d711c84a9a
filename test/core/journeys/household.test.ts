import { describe, expect, it } from 'vitest'
import type { OfferId } from '#core/catalog/offer.ts'
import { selectWantedPages } from '#core/journeys/sale/sale.pages.ts'
import { selectOffers, selectServiceAddress } from '#core/journeys/sale/sale.selectors.ts'
import type { AssistanceProgram } from '#core/localization/assistance.ts'
import type { Orchestrator } from '#core/ports/orchestrator.ts'
import { answerOf } from '#test/builders/provider.builder.ts'
import { buildSale, cartIn, cartSaved, localized } from '#test/builders/sale.builder.ts'

const ASSIST = 'internet-assist' as OfferId

describe('a household that names its assistance programs', () => {
  it('is sold their plan at once, until it names none (CAT-12)', async () => {
    const { orchestrator, sale } = buildSale()
    const { actor } = sale
    const calls = orchestrator as Orchestrator
    const name = async (...programs: readonly AssistanceProgram[]) =>
      actor.send({ type: 'shop.changed', ...(await answerOf(calls.addProgramDetails({ programs }))) })
    const seen = () => {
      const snapshot = actor.getSnapshot()
      const { programs } = selectServiceAddress(snapshot) ?? {}
      return { programs, isSold: selectOffers(snapshot).some(({ id }) => id === ASSIST) }
    }
    await localized(sale)
    expect(seen()).toEqual({ programs: undefined, isSold: false })
    await name('SNAP')
    expect(seen()).toEqual({ programs: ['SNAP'], isSold: true })
    expect(selectWantedPages(actor.getSnapshot()).page?.request).toMatchObject({
      body: { programs: ['SNAP'] },
    })
    actor.send({ type: 'plan.chosen', offerId: ASSIST })
    const { cart } = await cartSaved(sale)
    expect(cart.saved?.quote.monthly.net).toBe(2_500)
    await name()
    expect(seen()).toEqual({ programs: [], isSold: false })
    expect(cartIn(sale).saved?.cart.lines).toEqual([])
    sale.stop()
  })
})
