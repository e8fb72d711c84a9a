import { canShop } from '../localization/outcome.ts'
import { outcomePaths, paths } from '../routes/routes.ts'
import type { Screen } from './page.ts'
import { block, count, nothing, text } from './page.ts'
import type { ShopFacts } from './shop-facts.ts'

/** The page after the one of what is included: where the service is switched on. */
const ACTIVATE_PATH = '/activate'

/**
 * The page of what comes with the rent: the building and its speed, for a home whose building has it and is ready; any other home is told that
 * nothing is, and led to its plans or to its own outcome (TPL-08).
 */
export const includedScreen = ({ outcome, building }: ShopFacts): Screen => {
  const isIncluded = outcome === 'bulkIncluded' && building !== null
  if (isIncluded)
    return {
      blocks: [
        block('included', 'intro', ['included.intro'], {
          parameters: [text('property', building.property), count('speed', building.includedSpeedMbps)],
        }),
        block('activate', 'notice', ['included.activate'], {
          way: { labelKey: 'way.activate', to: ACTIVATE_PATH },
        }),
      ],
      goods: [],
      flags: { isBulkIncluded: true },
      summary: null,
      next: ACTIVATE_PATH,
    }
  const way = canShop(outcome)
    ? ({ labelKey: 'way.products', to: paths.products } as const)
    : ({ labelKey: 'way.outcome', to: outcomePaths[outcome] } as const)
  return {
    blocks: [nothing('notIncluded', 'included.none', way)],
    goods: [],
    flags: { isBulkIncluded: false },
    summary: null,
    next: way.to,
  }
}
