import { paths } from '../routes/routes.ts'
import { internetPrices } from '../savings/internet-price.ts'
import { MAX_LINES, MAX_SPEND } from '../savings/savings-input.ts'
import { cents } from '../shared/money.ts'
import type { CustomVersion } from './page-request.ts'
import type { Screen } from './page.ts'
import { block, count, money } from './page.ts'

const { nonBundled, bundled } = internetPrices

/** Builds the calculator page: questions, limits and prices. No header or footer for stores and agents (TPL-13). */
export const calculatorScreen = (customVersion: CustomVersion): Screen => ({
  blocks: [
    block('intro', 'intro', [customVersion === 'agent' ? 'calculator.introAgent' : 'calculator.intro']),
    block('form', 'form', ['calculator.form'], {
      parameters: [count('lines', MAX_LINES), money('most', cents(MAX_SPEND))],
    }),
    block('prices', 'summary', ['calculator.prices'], {
      parameters: [
        money('advantage', nonBundled.advantage),
        money('premier', nonBundled.premier),
        money('gig', nonBundled.gig),
      ],
    }),
    block('prices-with-lines', 'summary', ['calculator.pricesWithLines'], {
      parameters: [
        money('advantage', bundled.advantage),
        money('premier', bundled.premier),
        money('gig', bundled.gig),
      ],
    }),
  ],
  offers: [],
  flags: { isAgent: customVersion === 'agent', showsHeaderAndFooter: customVersion === '' },
  summary: null,
  next: paths.localization,
})
