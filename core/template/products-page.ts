import type { LineOfBusiness, Offer } from '../catalog/offer.ts'
import { linesOfBusiness, offersOfLine, offersOfRole } from '../catalog/offer.ts'
import { leastMonthly, monthlyPrice } from '../pricing/quote.ts'
import { paths } from '../routes/routes.ts'
import type { ProductsBody } from './page-request.ts'
import type { MessageKey } from './message-key.ts'
import type { PageBlock } from './page-model.ts'
import { couponBlocks } from './coupon-blocks.ts'
import type { EmptyBlock, Screen } from './page.ts'
import { block, count, money, emptyBlock, pageOffer, text } from './page.ts'
import type { ShopFacts } from './shop-facts.ts'
import { summaryOf } from './shop-facts.ts'
import { areMet } from '../catalog/condition.ts'

/** Checks whether a promotion of an offer is for the campaign of this buyer, whatever the cart holds. */
const hasCampaignPrice = ({ promotions }: Offer, buyer: ShopFacts['buyer']): boolean =>
  promotions.some(
    ({ conditions }) =>
      conditions.some(({ kind }) => kind === 'Campaign') &&
      areMet(conditions, { buyer, plansOf: () => 0, quantityOf: () => 0 }),
  )

/** Builds the notice about plans with a price of the visitor's campaign. Empty without such a plan (CAT-09). */
export const campaignBlocks = ({
  offers,
  buyer,
}: Pick<ShopFacts, 'offers' | 'buyer'>): readonly PageBlock[] => {
  const plans = offersOfRole(offers, 'plan').filter((offer) => hasCampaignPrice(offer, buyer))
  if (plans.length === 0) return []
  return [block('campaign', 'notice', ['products.campaign'], { offers: plans.map(({ id }) => id) })]
}

const plansKey: Record<LineOfBusiness, MessageKey> = {
  Internet: 'products.plans.internet',
  TV: 'products.plans.tv',
  Voice: 'products.plans.voice',
  Mobile: 'products.plans.mobile',
}

/** Builds the block of the plans of one line of business with their lowest price. Empty without plans (TPL-06). */
export const plansBlock = (offers: readonly Offer[], line: LineOfBusiness): readonly PageBlock[] => {
  const plans = offersOfRole(offersOfLine(offers, line), 'plan')
  if (plans.length === 0) return []
  return [
    block(`plans-${line.toLowerCase()}`, 'offers', [plansKey[line]], {
      parameters: [count('count', plans.length), money('from', leastMonthly(plans))],
      offers: plans.map(({ id }) => id),
    }),
  ]
}

/** Builds the household question, with the plan for an assistance program. Empty if none is sold (CAT-12). */
const assistanceBlocks = ({ assistancePlans }: ShopFacts): readonly PageBlock[] =>
  assistancePlans.slice(0, 1).map((plan) =>
    block('assistance', 'form', ['products.assistance'], {
      parameters: [
        text('name', plan.name),
        count('speed', plan.speed?.downMbps ?? 0),
        money('from', monthlyPrice(plan, 1)),
      ],
    }),
  )

const anotherAddress = { labelKey: 'way.anotherAddress', to: paths.localization } as const

/** Builds the empty block of a page without plans (TPL-03). */
const noPlans = (offers: readonly Offer[]): EmptyBlock =>
  offersOfRole(offers, 'plan').length > 0
    ? emptyBlock('noEligibleLines', 'products.noEligibleLines', {
        labelKey: 'way.products',
        to: paths.products,
      })
    : emptyBlock('noOffers', 'products.noOffers', anotherAddress)

/**
 * Builds the page of plans: a block per requested line of business with plans at the address, in order. The service
 * included in the rent comes first, with the campaign of the visitor and the technology of the home. Members of an
 * assistance program see a note. Every household is questioned about its programs where they give a right to a plan
 * (TPL-06, CAT-12).
 */
export const productsScreen = (facts: ShopFacts, body: ProductsBody): Screen => {
  const { offers, building, address } = facts
  const { technology } = address
  const lines = linesOfBusiness.filter(
    (line) => body.eligibeLos.length === 0 || body.eligibeLos.includes(line),
  )
  const plans = lines.flatMap((line) => plansBlock(offers, line))
  const none = plans.length > 0 ? null : noPlans(offers)
  const isBulkIncluded = body.isBulkIncluded && building !== null
  return {
    blocks: [
      none ?? block('intro', 'intro', ['products.intro']),
      ...campaignBlocks(facts),
      ...(technology === undefined || technology === 'mobileInternet'
        ? []
        : [block('network', 'notice', [`products.network.${technology}`])]),
      ...(isBulkIncluded
        ? [
            block('included', 'notice', ['products.included'], {
              parameters: [count('speed', building.includedSpeedMbps)],
            }),
          ]
        : []),
      ...plans,
      ...couponBlocks(facts, 'products'),
      ...(body.programs.length > 0 ? [block('programs', 'notice', ['products.programs'])] : []),
      ...assistanceBlocks(facts),
    ],
    offers: offers.map(pageOffer),
    flags: {},
    summary: summaryOf(facts),
    next: none === null ? paths.configure : none.way.to,
  }
}

/** Builds the page to select services: a block for each line of business with plans at the address (TPL-06). */
export const serviceSelectionScreen = (facts: ShopFacts): Screen => {
  const { offers, slug } = facts
  const plans = linesOfBusiness.flatMap((line) => plansBlock(offers, line))
  const toSomebody = { labelKey: 'way.contact', to: `/contact-${slug}` } as const
  const isEmpty = plans.length === 0
  return {
    blocks: isEmpty
      ? [emptyBlock('noOffers', 'service-selection.noOffers', toSomebody)]
      : [
          block('intro', 'intro', ['service-selection.intro']),
          ...campaignBlocks(facts),
          ...plans,
          ...couponBlocks(facts, 'serviceSelection'),
        ],
    offers: offers.map(pageOffer),
    flags: {},
    summary: summaryOf(facts),
    next: isEmpty ? toSomebody.to : paths.products,
  }
}
