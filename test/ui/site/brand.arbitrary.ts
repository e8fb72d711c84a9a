import * as fc from 'fast-check'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import type { Brand } from '#core/brand/brand.ts'
import type { OfferId } from '#core/catalog/offer.ts'
import { offer, offers } from '#stories/rules/arbitraries/offer.arbitrary.ts'

/** Brands of any prices that sell one internet plan or more. */
export const brand: fc.Arbitrary<Brand> = fc
  .record({ plan: offer, others: offers })
  .map(({ plan, others }): Brand => {
    const sold = [
      { ...plan, id: 'plan' as OfferId, role: 'plan' as const, lineOfBusiness: 'Internet' as const },
      ...others.filter(({ id }) => id !== 'plan'),
    ]
    return {
      ...cometa,
      catalog: { version: 'test', offers: sold, bundles: [] },
      installOptions: [
        { kind: 'professional', offerId: 'visit' as OfferId },
        { kind: 'self', offerId: 'kit' as OfferId },
      ],
    }
  })
