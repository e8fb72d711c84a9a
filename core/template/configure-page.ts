import type { LineOfBusiness, Offer } from '../catalog/offer.ts'
import { linesOfBusiness, offersOfLine, offersOfRole } from '../catalog/offer.ts'
import { paths } from '../routes/routes.ts'
import type { PageBodies } from './asked-page.ts'
import type { MessageKey } from './message-key.ts'
import type { PageBlock } from './page-model.ts'
import type { Screen } from './page.ts'
import { block, count, money, nothing, pageOffer } from './page.ts'
import { leastMonthly } from './products-page.ts'
import type { ShopFacts } from './shop-facts.ts'
import { summaryOf } from './shop-facts.ts'

const addOnsKey: Record<LineOfBusiness, MessageKey> = {
  Internet: 'configure.addOns.internet',
  TV: 'configure.addOns.tv',
  Voice: 'configure.addOns.voice',
  Mobile: 'configure.addOns.mobile',
}

/** The plans a cart holds, in catalogue order. */
const plansHeld = ({ offers, priced }: ShopFacts): readonly Offer[] =>
  offersOfRole(offers, 'plan').filter(({ id }) => priced.cart.lines.some(({ offerId }) => offerId === id))

const addOnsBlock = (offers: readonly Offer[], line: LineOfBusiness): readonly PageBlock[] => {
  const [first, ...others] = offersOfRole(offersOfLine(offers, line), 'addOn')
  if (first === undefined) return []
  const addOns = [first, ...others] as const
  return [
    block(`add-ons-${line.toLowerCase()}`, 'choice', [addOnsKey[line]], {
      parameters: [count('count', addOns.length), money('from', leastMonthly(addOns))],
      offers: addOns.map(({ id }) => id),
    }),
  ]
}

/** The page of what goes with a plan: the plans of the cart, and for each of their lines of business its add-ons (TPL-07). */
export const configureScreen = (facts: ShopFacts, body: PageBodies['configure-products-dotcom']): Screen => {
  const held = plansHeld(facts)
  const linesHeld = linesOfBusiness.filter((line) => offersOfLine(held, line).length > 0)
  const addOns = linesHeld.flatMap((line) => addOnsBlock(facts.offers, line))
  const { monthly, dueToday } = facts.priced.quote
  return {
    blocks: [
      block('chosen', 'summary', ['configure.chosen'], {
        parameters: [money('monthly', monthly.total), money('dueToday', dueToday)],
        offers: held.map(({ id }) => id),
      }),
      ...(addOns.length > 0
        ? addOns
        : [nothing('noAddOns', 'configure.noAddOns', { labelKey: 'way.checkout', to: paths.checkout })]),
    ],
    goods: facts.offers.map(pageOffer),
    flags: {
      hasAddOns: addOns.length > 0,
      novaCards: body.enableNovaCardsInProductsAndConfigurePage,
    },
    summary: summaryOf(facts),
    next: paths.checkout,
  }
}
