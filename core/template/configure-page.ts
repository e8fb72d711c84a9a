import type { LineOfBusiness, Offer } from '../catalog/offer.ts'
import { linesOfBusiness, offersOfLine, offersOfRole } from '../catalog/offer.ts'
import { paths } from '../routes/routes.ts'
import type { MessageKey } from './message-key.ts'
import type { PageBlock } from './page-model.ts'
import type { Screen } from './page.ts'
import { block, count, money, emptyBlock, pageOffer } from './page.ts'
import { couponBlocks, isXumoTextHidden } from './coupon-blocks.ts'
import { leastMonthly } from '../pricing/quote.ts'
import type { ShopFacts } from './shop-facts.ts'
import { summaryOf } from './shop-facts.ts'
import { xumoTextBlocks } from './xumo-blocks.ts'

const addOnsKey: Record<LineOfBusiness, MessageKey> = {
  Internet: 'configure.addOns.internet',
  TV: 'configure.addOns.tv',
  Voice: 'configure.addOns.voice',
  Mobile: 'configure.addOns.mobile',
}

/** Returns the plans of the cart, in catalogue order. */
const cartPlans = ({ offers, priced }: ShopFacts): readonly Offer[] =>
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

/** Builds the page after the plans: cart plans, add-ons of their lines and of account plans (ACC-06, TPL-07). */
export const configureScreen = (facts: ShopFacts): Screen => {
  const plans = cartPlans(facts)
  const planLines = linesOfBusiness.filter(
    (line) =>
      offersOfLine(plans, line).length > 0 ||
      offersOfLine(facts.offers, line).some(({ isPlanHeld }) => isPlanHeld === true),
  )
  const addOns = planLines.flatMap((line) => addOnsBlock(facts.offers, line))
  const { monthly, dueToday } = facts.priced.quote
  return {
    blocks: [
      block('chosen', 'summary', ['configure.chosen'], {
        parameters: [money('monthly', monthly.total), money('dueToday', dueToday)],
        offers: plans.map(({ id }) => id),
      }),
      ...(addOns.length > 0
        ? addOns
        : [emptyBlock('noAddOns', 'configure.noAddOns', { labelKey: 'way.checkout', to: paths.checkout })]),
      ...xumoTextBlocks(facts, isXumoTextHidden(facts, 'configure')),
      ...couponBlocks(facts, 'configure'),
    ],
    offers: facts.offers.map(pageOffer),
    flags: {},
    summary: summaryOf(facts),
    next: paths.checkout,
  }
}
