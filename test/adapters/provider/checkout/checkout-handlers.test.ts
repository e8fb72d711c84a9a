import { describe, expect, it } from 'vitest'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import type { CartId } from '#core/cart/cart.ts'
import { quantityOf } from '#core/cart/cart.ts'
import type { OfferId } from '#core/catalog/offer.ts'
import { answerOf, buildProvider, localizeAt, maria, refusalOf } from '#test/builders/provider.builder.ts'

const accepted = cometa.agreements.map(({ id, version }) => ({ id, version }))

const visitorAt = async (built = buildProvider()) => {
  const visitor = built.visitor()
  await localizeAt(visitor)
  return visitor
}

describe('checkoutHandlers', () => {
  it('tell after each part what the session holds', async () => {
    const visitor = await visitorAt()
    const { progress } = await answerOf(visitor.addCustomer(maria))
    expect(progress).toMatchObject({ hasCustomer: true, hasAgreements: false, areWindowsOpen: true })
    const agreed = await answerOf(visitor.acceptAgreements({ agreements: accepted }))
    expect(agreed.progress).toMatchObject({ hasCustomer: true, hasAgreements: true })
  })

  it('put the chosen installation into the cart in place of the one before', async () => {
    const visitor = await visitorAt()
    expect(await answerOf(visitor.installOptions())).toEqual({ installation: cometa.installOptions })
    const plan = { offerId: 'internet-500' as OfferId, quantity: 1 }
    await answerOf(visitor.addOffer({ offerId: plan.offerId }))
    const offerIds = new Map(cometa.installOptions.map(({ kind, offerId }) => [kind, offerId]))
    for (const kind of ['professional', 'self'] as const) {
      const { cart } = await answerOf(visitor.chooseInstallOption({ kind }))
      const offerId = offerIds.get(kind)
      expect(cart.lines).toEqual([plan, { offerId, quantity: 1 }])
      expect(offerId === undefined ? 0 : quantityOf(cart.lines, offerId)).toBe(1)
    }
  })

  it('refuse agreements that are not all accepted in the version shown (CHK-05)', async () => {
    const visitor = await visitorAt()
    const given = [
      [],
      accepted.slice(1),
      accepted.map(({ id }) => ({ id, version: '2020-01' })),
      [...accepted.slice(1), ...accepted.slice(1)],
    ]
    for (const agreements of given)
      expect(await refusalOf(visitor.acceptAgreements({ agreements }))).toBe('AGREEMENTS_INCOMPLETE')
    expect((await answerOf(visitor.sessionInfo())).progress.hasAgreements).toBe(false)
  })

  it('require acceptance again when the texts have changed', async () => {
    let agreements = cometa.agreements
    const visitor = await visitorAt(buildProvider({ brand: () => ({ ...cometa, agreements }) }))
    await answerOf(visitor.acceptAgreements({ agreements: accepted }))
    agreements = cometa.agreements.map((agreement) => ({ ...agreement, version: '2027-01' }))
    expect((await answerOf(visitor.sessionInfo())).progress.hasAgreements).toBe(false)
  })

  it('show agreements for the own cart only (S14)', async () => {
    const built = buildProvider()
    const [visitor, other] = [await visitorAt(built), await visitorAt(built)]
    const { cart } = await answerOf(visitor.cart())
    expect(await answerOf(visitor.getAgreements({ id: cart.id }))).toEqual({
      agreements: cometa.agreements,
    })
    expect(await refusalOf(other.getAgreements({ id: cart.id }))).toBe('NOT_FOUND')
    expect(await refusalOf(visitor.getAgreements({ id: 'cart-of-nobody' as CartId }))).toBe('NOT_FOUND')
  })
})
