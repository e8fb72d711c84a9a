import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { brisa } from '#adapters/brand/brisa/brand.ts'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import type { Brand } from '#core/brand/brand.ts'
import type { CartLine } from '#core/cart/cart.ts'
import type { Condition, LineOfBusiness, Offer, OfferId } from '#core/catalog/offer.ts'
import { offersForEverybody, offersOfLine, offersOfRole } from '#core/catalog/offer.ts'
import type { LineNumber } from '#core/phone/phone-number.ts'
import type { Orchestrator } from '#core/ports/orchestrator.ts'
import { cents } from '#core/shared/money.ts'
import type { PlainDate } from '#core/shared/plain-date.ts'
import { GIG, addressWithOutcome, answerOf, buildProvider } from '#test/builders/provider.builder.ts'
import { forAllAsyncWith } from '#test/for-all.ts'

const HOME = 'home-phone' as OfferId
const NUMBER = '3055550134' as LineNumber

const planOf = ({ catalog }: Brand, line: LineOfBusiness): OfferId => {
  const [plan] = offersOfRole(offersOfLine(offersForEverybody(catalog.offers), line), 'plan')
  if (plan === undefined) throw new Error(`no plan of ${line}`)
  return plan.id
}

const campaignIn = (conditions: readonly Condition[]): string | undefined =>
  conditions.flatMap((condition) => (condition.kind === 'Campaign' ? [condition.campaign] : []))[0]

/** Lines that conditions require in addition. A line that needs internet is sold with it unless excluded. */
const linesFor = (
  brand: Brand,
  offers: readonly OfferId[],
  conditions: readonly Condition[],
): readonly CartLine[] => {
  const wanted = new Map<OfferId, number>()
  const want = (id: OfferId, quantity: number) => wanted.set(id, Math.max(quantity, wanted.get(id) ?? 0))
  const isWithoutInternet = conditions.some(
    (condition) => condition.kind === 'Without' && condition.lineOfBusiness === 'Internet',
  )
  const sold = (id: OfferId): Offer | undefined => brand.catalog.offers.find((offer) => offer.id === id)
  const hasInternet = offers.some(
    (id) => sold(id)?.lineOfBusiness === 'Internet' && sold(id)?.role === 'plan',
  )
  if (!isWithoutInternet && !hasInternet) want(planOf(brand, 'Internet'), 1)
  for (const condition of conditions) {
    if (condition.kind === 'RatePlan') want(condition.offerId, 1)
    if (condition.kind === 'PortIn') want(HOME, 1)
    if (
      condition.kind === 'Lines' &&
      !offers.some((id) => sold(id)?.lineOfBusiness === condition.lineOfBusiness)
    )
      want(planOf(brand, condition.lineOfBusiness), condition.atLeast)
  }
  for (const id of offers) want(id, 1)
  return [...wanted].map(([offerId, quantity]) => ({ offerId, quantity }))
}

const portIn = async (visitor: Orchestrator): Promise<void> => {
  await answerOf(visitor.verifyPhoneNumber({ telephoneNumber: NUMBER }))
  const line = { phoneProductId: HOME, telephoneNumber: NUMBER, lineId: 'line-1' }
  await answerOf(visitor.phonePortability(line))
  await answerOf(visitor.updatePhoneDetails({ phoneDetails: [{ ...line, portingFlag: true }] }))
}

/** The ids of the promotions and bundles that the provider applies to a visit that meets the conditions. */
const appliedTo = async (
  brand: Brand,
  offers: readonly OfferId[],
  conditions: readonly Condition[],
): Promise<readonly string[]> => {
  const visitor = buildProvider({ brand: () => brand }).visitor()
  const campaign = campaignIn(conditions)
  await answerOf(
    visitor.localize({
      address: addressWithOutcome('serviceable'),
      channel: 'dotcom',
      returnNearbyMatch: true,
      ...(campaign === undefined ? {} : { campaign }),
    }),
  )
  const { cart } = await answerOf(visitor.cart())
  await answerOf(visitor.modifyCart({ version: cart.version, lines: linesFor(brand, offers, conditions) }))
  if (conditions.some(({ kind }) => kind === 'PortIn')) await portIn(visitor)
  return (await answerOf(visitor.promotions())).applied.map(({ id }) => id)
}

const promotionsOf = (brand: Brand) => [
  ...brand.catalog.offers.flatMap(({ id: offerId, promotions }) =>
    promotions.map(({ id, conditions }) => ({ id, offers: [offerId], conditions })),
  ),
  ...brand.catalog.bundles,
]

describe.each([
  ['cometa', cometa],
  ['brisa', brisa],
] as const)('the promotions of %s', (_slug, brand) => {
  it.each(promotionsOf(brand))(
    'include $id, which some visit gets from the provider (PRC-08)',
    async (promotion) => {
      expect(await appliedTo(brand, promotion.offers, promotion.conditions)).toContain(promotion.id)
    },
  )
})

/** One condition of each kind that a visit can meet. The provider of the builder sells in November 2026. */
const meetable: readonly Condition[] = [
  { kind: 'NewCustomer' },
  { kind: 'PortIn' },
  { kind: 'Campaign', campaign: 'otoño-2026' },
  { kind: 'Lines', lineOfBusiness: 'Mobile', atLeast: 2 },
  { kind: 'Without', lineOfBusiness: 'TV' },
  { kind: 'RatePlan', offerId: HOME },
  { kind: 'From', date: '2020-01-01' as PlainDate },
  { kind: 'Until', date: '2090-01-01' as PlainDate },
]

/** Cometa with one promotion more, better than any other of Gig. */
const withPromotion = (conditions: readonly Condition[]): Brand => ({
  ...cometa,
  catalog: {
    ...cometa.catalog,
    version: 'reach',
    bundles: [],
    offers: cometa.catalog.offers.map((offer) =>
      offer.id === GIG
        ? { ...offer, promotions: [{ id: 'reach', off: cents(9_000), months: 12, conditions }] }
        : offer,
    ),
  },
})

describe('a promotion', () => {
  it('with any conditions is given to the visit that meets them, and to no visit that misses one (PRC-08)', () =>
    forAllAsyncWith(
      { numRuns: 25 },
      fc.subarray([...meetable], { minLength: 1 }),
      fc.nat(7),
      async (conditions, at) => {
        const brand = withPromotion(conditions)
        expect(await appliedTo(brand, [GIG], conditions)).toContain('reach')
        const missed = conditions[at % conditions.length]
        const isOfVisit = missed?.kind === 'Campaign' || missed?.kind === 'PortIn' || missed?.kind === 'Lines'
        if (!isOfVisit) return
        expect(
          await appliedTo(
            brand,
            [GIG],
            conditions.filter((one) => one !== missed),
          ),
        ).not.toContain('reach')
      },
    ))
})
