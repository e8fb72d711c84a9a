import type { PageWriters } from '#ui/content/page-entry.ts'
import { access } from './access.ts'
import { bestDeals } from './best-deals.ts'
import { choose } from './choose.ts'
import { contractBuyout } from './contract-buyout.ts'
import { military } from './military.ts'
import { one } from './one.ts'
import { packages } from './packages.ts'
import {
  agentCalculator,
  legacyCalculator,
  savingsCalculator,
  storesCalculator,
} from './savings-calculator.ts'

/** The packages, and the reasons to choose the brand, in English. */
export const packagesPages = {
  '/packages': packages,
  '/packages/{product}-one': one,
  '/packages/best-deals': bestDeals,
  '/choose-{product}': choose,
  '/choose-{product}/military': military,
  '/choose-{product}/contract-buyout': contractBuyout,
  '/choose-{product}/access': access,
  '/packages/savings-calculator': savingsCalculator,
  '/packages/savings-calculator-legacy': legacyCalculator,
  '/packages/savings-calculator/stores': storesCalculator,
  '/packages/savings-calculator/agent': agentCalculator,
} satisfies PageWriters
