import { describe, expect, it } from 'vitest'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import type { CartId } from '#core/cart/cart.ts'
import { answerOf, buildProvider, localizeAt, refusalOf } from '#test/builders/provider.builder.ts'

const accepted = cometa.agreements.map(({ id, version }) => ({ id, version }))

const visitorAt = async (built = buildProvider()) => {
  const visitor = built.visitor()
  await localizeAt(visitor)
  return visitor
}

describe('checkoutHandlers', () => {
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
      agreements: cometa.agreements.filter(({ id }) => id !== 'emergency-calls'),
    })
    expect(await refusalOf(other.getAgreements({ id: cart.id }))).toBe('NOT_FOUND')
    expect(await refusalOf(visitor.getAgreements({ id: 'cart-of-nobody' as CartId }))).toBe('NOT_FOUND')
  })
})
