import * as fc from 'fast-check'
import type { CartId } from '#core/cart/cart.ts'
import { linesOfBusiness, type Offer, type OfferId, offersOfRole } from '#core/catalog/offer.ts'
import { installKinds, type InstallOption, orderInstalls } from '#core/checkout/install-option.ts'
import type { OrderNumber, OrderReceipt } from '#core/checkout/order.ts'
import { xumoOfferIds } from '#core/checkout/page-request.ts'
import type { ServiceAddress } from '#core/localization/localization.ts'
import { outcomeKinds } from '#core/localization/outcome-kind.ts'
import { deviceCategories } from '#core/mobile/product-detail.ts'
import { confirmationPages } from '#core/checkout/confirmation-page.ts'
import { paymentPages } from '#core/payment/payment-page.ts'
import type { Quote } from '#core/pricing/quoted.ts'
import { quote } from '#core/pricing/quote.ts'
import type { Seal } from '#core/pricing/seal-token.ts'
import { parseWindow } from '#core/schedule/choose-window.ts'
import type { WindowId } from '#core/schedule/window.ts'
import { epochMs } from '#core/shared/plain-date.ts'
import type {
  PublicPageRequest,
  ShopPageRequest,
  MobileQuery,
  PageBodies,
} from '#core/template/page-request.ts'
import { customVersions } from '#core/template/page-request.ts'
import { mobileEndpoints, plainShopEndpoints, portalEndpoints } from '#core/template/endpoint.ts'
import type { MobileFacts } from '#core/template/mobile-page.ts'
import type { ExternalCheck } from '#core/risk/external-check.ts'
import type { SalePages, ShopFacts } from '#core/template/shop-facts.ts'
import { accepted } from './accepted.ts'
import { buyer } from '#stories/rules/arbitraries/catalog.arbitrary.ts'
import { couponCodes, couponsOver } from './coupon.arbitrary.ts'
import { productDetail } from './mobile.arbitrary.ts'
import { offers } from '#stories/rules/arbitraries/offer.arbitrary.ts'
import { taxRate } from '#stories/rules/arbitraries/money.arbitrary.ts'
import { linesOver } from '#stories/rules/arbitraries/quote.arbitrary.ts'
import { saleStatus } from './sale-status.arbitrary.ts'

/** Windows of two days, each hour with another number of places, none among them. */
const someWindows = ['2026-12-01', '2026-12-04'].flatMap((day) =>
  [8, 10, 13].map((fromHour, placesLeft) =>
    accepted(
      parseWindow({ id: `${day}-${fromHour}`, date: day, fromHour, toHour: fromHour + 2, placesLeft }),
    ),
  ),
)

const inventedWindows = someWindows.map((window) => ({ ...window, id: `no-${window.id}` as WindowId }))

const visit = fc.option(fc.constantFrom(...someWindows))

const address: fc.Arbitrary<ServiceAddress> = fc
  .record({ isBulk: fc.boolean(), productReady: fc.boolean(), preWorkReady: fc.boolean(), taxRate })
  .map((drawn) => ({
    locationId: 'loc-1',
    street: '1 Calle Sol',
    unit: '',
    city: 'El Paso',
    state: 'TX',
    zip: '79901',
    serviceability: { internetAvailable: true, tvAvailable: true, phoneAvailable: true },
    ...drawn,
  }))

const building = fc.option(
  fc.record({
    property: fc.constantFrom('Torre Sur', 'Loma & Sol'),
    includedSpeedMbps: fc.constantFrom(300, 1_000),
  }),
)

const installOptionsOver = (sold: readonly Offer[]): fc.Arbitrary<readonly InstallOption[]> =>
  fc
    .tuple(fc.subarray([...installKinds]), fc.constantFrom(...sold))
    .map(([kinds, { id }]) => kinds.map((kind) => ({ kind, offerId: id })))

const receiptOf = (priced: Quote): fc.Arbitrary<OrderReceipt> =>
  fc.record({
    orderNumber: fc.constant('ABCD-1234' as OrderNumber),
    placedAt: fc.constant(epochMs(1_796_000_000_000)),
    quote: fc.constant(priced),
    installKind: fc.constantFrom(...orderInstalls),
    visit,
    payment: fc.constant({ kind: 'card' as const, issuer: 'Visa' as const, lastFour: '1111' as never }),
    emailAddress: fc.constant('maria@correo.example'),
  })

export const externalChecks: fc.Arbitrary<ExternalCheck> = fc.record({
  externalCheckPiaRequired: fc.boolean(),
  eligibleForExternalCreditCheck: fc.boolean(),
})

/** The pages of a sale whose models are shown in no other sale. */
export const salePages: fc.Arbitrary<SalePages> = fc.record({
  payment: fc.constantFrom(...paymentPages),
  confirmation: fc.constantFrom(...confirmationPages),
})

/** Facts of a sale at any point, even contradictory ones. Offers, cart and price match. */
export const shopFacts: fc.Arbitrary<ShopFacts> = offers.chain((sold) =>
  fc.tuple(linesOver(sold), address).chain(([lines, home]) => {
    const catalogVersion = '2026-11'
    const priced = accepted(quote({ catalogVersion, offers: sold, lines, taxRate: home.taxRate }))
    const cart = { id: 'cart' as CartId, version: 1, marker: 'active' as const, lines }
    return fc.record({
      slug: fc.constant('cometa'),
      catalogVersion: fc.constant(catalogVersion),
      offers: fc.constantFrom(sold, sold, sold, []),
      assistancePlans: fc.subarray([...offersOfRole(sold, 'plan')]),
      priced: fc.constant({ cart, quote: priced, seal: 'seal' as Seal }),
      address: fc.constant(home),
      outcome: fc.oneof(fc.constantFrom(...outcomeKinds), fc.constant('bulkIncluded' as const)),
      building,
      saleStatus,
      installOptions: installOptionsOver(sold),
      windows: fc.subarray(someWindows),
      visit,
      receipt: fc.option(receiptOf(priced)),
      depositOfferId: fc.constantFrom(...sold.map(({ id }) => id), 'deposit' as OfferId),
      externalCheck: externalChecks,
      isBlueOn: fc.boolean(),
      isAcpEnabled: fc.boolean(),
      buyer,
      coupons: couponsOver(sold),
      usedCodes: fc.subarray([...couponCodes]),
      pages: salePages,
    })
  }),
)

/** Bodies that name existing objects more often than missing ones. */
export const bodyOver = ({
  installOptions,
  windows,
}: ShopFacts): { readonly [E in keyof PageBodies]: fc.Arbitrary<PageBodies[E]> } => {
  const anyWindows = fc
    .tuple(fc.subarray([...windows]), fc.subarray(inventedWindows, { maxLength: 1 }))
    .map(([held, invented]) => [...held, ...invented])
  const anyOptions = fc
    .tuple(fc.subarray([...installOptions]), fc.subarray(['install-free' as OfferId]))
    .map(([held, invented]) => [
      ...held,
      ...invented.map((offerId) => ({ kind: 'professional' as const, offerId })),
    ])
  return {
    'products-dotcom': fc.record({
      vParam: fc.constantFrom('', 'gig-5'),
      isBulkIncluded: fc.boolean(),
      programs: fc.subarray(['lifeline']),
      eligibeLos: fc.subarray([...linesOfBusiness]),
      enableNovaCardsInProductsAndConfigurePage: fc.boolean(),
    }),
    'configure-products-dotcom': fc.record({ enableNovaCardsInProductsAndConfigurePage: fc.boolean() }),
    checkout: fc.record({
      installationOptions: anyOptions,
      installationBanner: fc.boolean(),
      acpEnabled: fc.boolean(),
      productReady: fc.boolean(),
      isBulk: fc.boolean(),
      isXumoSelected: fc.boolean(),
    }),
    'auto-payment': fc.record({
      eligibleForExternalCreditCheck: fc.boolean(),
      hasDelinquentBalance: fc.boolean(),
    }),
    schedule: fc.record({ installationWindows: anyWindows }),
    'site-visit': fc.record({ siteVisitWindows: anyWindows }),
    'automated-confirmation': fc.record({
      mobileBanner: fc.boolean(),
      useMobileInterestTfn: fc.boolean(),
      productReady: fc.boolean(),
      isProInstall: fc.boolean(),
      isBulk: fc.boolean(),
    }),
  }
}

/** A sale page with its request and the facts. */
export const shopPageRequest: fc.Arbitrary<readonly [ShopPageRequest, ShopFacts]> = shopFacts.chain(
  (facts) => {
    const posted = Object.entries(bodyOver(facts)).map(([endpoint, body]) =>
      (body as fc.Arbitrary<unknown>).map((drawn) => ({ endpoint, body: drawn }) as ShopPageRequest),
    )
    const plain = fc.constantFrom(...plainShopEndpoints).map((endpoint) => ({ endpoint, query: {} }))
    return fc.tuple(fc.oneof(...posted, plain), fc.constant(facts))
  },
)

/** The facts with a cart that holds a Xumo box of one's own. */
export const withXumo = (facts: ShopFacts): ShopFacts => {
  const { cart } = facts.priced
  const lines = [...cart.lines, { offerId: xumoOfferIds[0] as OfferId, quantity: 1 }]
  return { ...facts, priced: { ...facts.priced, cart: { ...cart, lines } } }
}

export const mobileQuery: fc.Arbitrary<MobileQuery> = fc.record({
  deviceCategory: fc.constantFrom(...deviceCategories),
  includeByod: fc.boolean(),
})

export const mobileFacts: fc.Arbitrary<MobileFacts> = fc.record({
  devices: fc.uniqueArray(productDetail, { selector: ({ brand, name }) => `${brand} ${name}`, maxLength: 6 }),
  offers,
})

/** A public page with its request. */
export const publicPageRequest: fc.Arbitrary<PublicPageRequest> = fc.oneof(
  fc.record({
    endpoint: fc.constant('savings-calculator' as const),
    query: fc.record({ customVersion: fc.constantFrom(...customVersions) }),
  }),
  fc.record({ endpoint: fc.constantFrom(...mobileEndpoints), query: mobileQuery }),
  fc.record({ endpoint: fc.constantFrom(...portalEndpoints), query: fc.constant({}) }),
)
