import type { Offer } from '../catalog/offer.ts'
import { offersForEverybody, offersOfLine, offersOfRole } from '../catalog/offer.ts'
import { shownVariant } from '../metadata/device-page.ts'
import { devicesOfCategory } from '../mobile/devices-of-category.ts'
import { deviceSlug } from '../mobile/device-slug.ts'
import { MAX_MOBILE_LINES, byTheGig, pricePerLine } from '../mobile/mobile-plan.ts'
import type { ProductDetail } from '../mobile/product-detail.ts'
import { leastOneTime, monthlyPrices } from '../mobile/device-price.ts'
import { switchTerms } from '../mobile/switch-offer.ts'
import { TRADE_IN_BONUS } from '../mobile/trade-in.ts'
import type { MobileQuery } from './page-request.ts'
import type { MobileEndpoint } from './endpoint.ts'
import type { PageBlock, PageOffer } from './page-model.ts'
import type { Screen } from './page.ts'
import { block, count, money, emptyBlock, pageOffer } from './page.ts'

/** The data of a brand for the mobile shop. */
export type MobileFacts = {
  readonly devices: readonly ProductDetail[]
  readonly offers: readonly Offer[]
}

/** Returns a device by its cheapest variant: lowest one-time price, and that variant's monthly prices (MOB-07). */
const deviceOffer = (device: ProductDetail): PageOffer => {
  const { variants } = device
  const shown = shownVariant(variants)
  const least = leastOneTime(variants)
  return {
    kind: 'device',
    id: deviceSlug(device),
    prices: [
      ...(least === null ? [] : [{ id: 'oneTime' as const, originalPrice: least, term: null }]),
      ...(shown === undefined ? [] : monthlyPrices(shown)),
    ].map(({ id, originalPrice, term }) => ({ id, amount: originalPrice, months: term ?? 0 })),
  }
}

const home = { labelKey: 'way.mobile', to: '/mobile' } as const

const listing = (devices: readonly ProductDetail[]): readonly PageBlock[] => {
  const sold = devices.filter(({ itemType }) => itemType === 'NEW')
  const from = leastOneTime(sold.flatMap(({ variants }) => variants))
  if (devices.length === 0 || from === null) return [emptyBlock('noDevices', 'mobile.noDevices', home)]
  return [
    block('devices', 'offers', ['mobile.devices'], {
      parameters: [count('count', sold.length), money('from', from)],
      offers: devices.map(deviceSlug),
    }),
  ]
}

const plans = ({ offers }: MobileFacts): readonly PageBlock[] => [
  block('unlimited', 'offers', ['mobile.plans'], {
    parameters: [
      money('from', pricePerLine.unlimited),
      money('plus', pricePerLine.unlimitedPlus),
      count('lines', MAX_MOBILE_LINES),
    ],
    offers: offersForEverybody(offersOfRole(offersOfLine(offers, 'Mobile'), 'plan')).map(({ id }) => id),
  }),
  block('by-the-gig', 'notice', ['mobile.byTheGig'], {
    parameters: [money('first', byTheGig.first), money('extra', byTheGig.extra)],
  }),
]

/** Checks whether an own device is allowed: on all pages but the mobile cart, not as an accessory (TPL-14). */
const takesOwn = (endpoint: MobileEndpoint, { deviceCategory, includeByod }: MobileQuery): boolean =>
  includeByod && endpoint !== 'mobile-cart' && deviceCategory !== 'ACCESSORIES'

const blocksOf: Record<
  MobileEndpoint,
  (facts: MobileFacts, devices: readonly ProductDetail[]) => readonly PageBlock[]
> = {
  'mobile-products': (_facts, devices) => listing(devices),
  'mobile-plans': plans,
  'mobile-byod': () => [],
  'mobile-switch': () => [
    block('switch', 'intro', ['mobile.switch'], {
      parameters: [
        count('lines', switchTerms.minLines),
        count('count', switchTerms.paidLines),
        money('most', switchTerms.most),
        count('months', switchTerms.activeMonths),
      ],
    }),
  ],
  'mobile-trade-in': () => [
    block('trade-in', 'intro', ['mobile.tradeIn'], { parameters: [money('amount', TRADE_IN_BONUS)] }),
  ],
  'mobile-cart': () => [
    block('cart', 'summary', ['mobile.cart'], {
      way: { labelKey: 'way.devices', to: '/mobile/products/phones' },
    }),
  ],
}

const nextOf: Record<MobileEndpoint, string> = {
  'mobile-products': '/mobile/customize',
  'mobile-plans': '/mobile/products/phones',
  'mobile-byod': '/mobile/byod-eligibility-check',
  'mobile-switch': '/mobile/plans',
  'mobile-trade-in': '/mobile/products/phones',
  'mobile-cart': '/mobile/customizer/get-started',
}

/** Builds a page of the mobile shop: the devices of a category, the plans, or an offer with its terms (TPL-14). */
export const mobileScreen = (facts: MobileFacts, endpoint: MobileEndpoint, query: MobileQuery): Screen => {
  const includesByod = takesOwn(endpoint, query)
  const devices = devicesOfCategory(facts.devices, { ...query, includeByod: includesByod })
  const ownDevice = includesByod ? [block('byod', 'choice', ['mobile.byod'])] : []
  const shown = [...blocksOf[endpoint](facts, devices), ...ownDevice]
  const blocks = shown.length > 0 ? shown : [emptyBlock('ownDeviceNotTaken', 'mobile.noByod', home)]
  return {
    blocks,
    offers: [...devices.map(deviceOffer), ...facts.offers.map(pageOffer)],
    flags: { includesByod },
    summary: null,
    next: blocks.every(({ reason }) => reason !== null) ? home.to : nextOf[endpoint],
  }
}
