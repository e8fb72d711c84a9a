import { outcomePaths, paths } from '../routes/routes.ts'
import { steps } from '../routes/steps.ts'
import type { Screen } from './page.ts'
import { block, count, emptyBlock, text } from './page.ts'
import type { ShopFacts } from './shop-facts.ts'

/**
 * Builds the page of the service included in the rent: the building and its speed, when the building includes the
 * service and is ready. Any other home is led to its plans or to the page of its outcome (TPL-08).
 */
export const includedScreen = ({ outcome, building, saleStatus }: ShopFacts): Screen => {
  const isIncluded = outcome === 'bulkIncluded' && building !== null
  if (isIncluded)
    return {
      blocks: [
        block('included', 'intro', ['included.intro'], {
          parameters: [text('property', building.property), count('speed', building.includedSpeedMbps)],
        }),
        block('activate', 'notice', ['included.activate'], {
          way: { labelKey: 'way.activate', to: steps.bulkIncluded.path },
        }),
      ],
      offers: [],
      flags: {},
      summary: null,
      next: steps.bulkIncluded.path,
    }
  const link = saleStatus.canShop
    ? ({ labelKey: 'way.products', to: paths.products } as const)
    : ({ labelKey: 'way.outcome', to: outcomePaths[outcome] } as const)
  return {
    blocks: [emptyBlock('notIncluded', 'included.none', link)],
    offers: [],
    flags: {},
    summary: null,
    next: link.to,
  }
}
