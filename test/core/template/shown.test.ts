import { describe, expect, it } from 'vitest'
import { terms } from '#adapters/brand/cometa/terms.ts'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import { devices } from '#adapters/brand/cometa/devices/devices.ts'
import type { CartId } from '#core/cart/cart.ts'
import { UNKNOWN_BUYER } from '#core/catalog/condition.ts'
import type { OfferId } from '#core/catalog/offer.ts'
import { quote } from '#core/pricing/quote.ts'
import type { Seal } from '#core/pricing/seal-token.ts'
import { parseWindow } from '#core/schedule/choose-window.ts'
import type { InstallationWindow } from '#core/schedule/window.ts'
import { basisPoints } from '#core/shared/money.ts'
import type { PublicPageRequest, ShopPageRequest } from '#core/template/page-request.ts'
import { type PageEndpoint, pageEndpoints, portalEndpoints } from '#core/template/endpoint.ts'
import type { PageModel } from '#core/template/page-model.ts'
import type { ShopFacts } from '#core/template/shop-facts.ts'
import { openPage, shopPage } from '#core/template/template.ts'
import { accepted } from '#test/arbitraries/accepted.ts'

const { offers, version: catalogVersion } = cometa.catalog
const lines = ['internet-gig', 'wifi-pod'].map((id) => ({ offerId: id as OfferId, quantity: 1 }))
const taxRate = basisPoints(700)
const windowAt = (fromHour: number): InstallationWindow =>
  accepted(
    parseWindow({
      id: `w-${fromHour}`,
      date: '2026-12-01',
      fromHour,
      toHour: fromHour + 2,
      placesLeft: 1,
    }),
  )
const windows = [windowAt(8), windowAt(13)]

/** A buyer of Gig and a pod, whose risk requires a deposit, before a visit at a home that is ready. */
const facts: ShopFacts = {
  slug: cometa.slug,
  catalogVersion,
  offers,
  priced: {
    cart: { id: 'cart' as CartId, version: 1, marker: 'active', lines },
    quote: accepted(quote({ catalogVersion, offers, lines, taxRate })),
    seal: 'seal' as Seal,
  },
  address: {
    locationId: 'loc-1',
    street: '1 Calle Sol',
    unit: '',
    city: 'Miami',
    state: 'FL',
    zip: '33130',
    isBulk: true,
    productReady: true,
    preWorkReady: true,
    serviceability: { internetAvailable: true, tvAvailable: true, phoneAvailable: true },
    taxRate,
  },
  outcome: 'bulkIncluded',
  building: { property: 'Torre Sur', includedSpeedMbps: 300 },
  saleStatus: {
    isSessionAlive: true,
    hasOutcome: true,
    canShop: true,
    isOrdered: false,
    progress: {
      hasPlan: true,
      hasCustomer: true,
      riskDecision: 'deposit',
      installKind: 'professional',
      hasAgreements: true,
      isAutoPay: false,
      isPaymentNeeded: true,
      hasPayment: true,
      hasVisit: false,
      areWindowsOpen: true,
    },
  },
  installOptions: [{ kind: 'professional', offerId: 'install-professional' as OfferId }],
  windows,
  visit: windowAt(8),
  receipt: null,
  depositOfferId: cometa.depositOfferId,
  externalCheck: { externalCheckPiaRequired: true, eligibleForExternalCreditCheck: true },
  isBlueOn: true,
  buyer: UNKNOWN_BUYER,
  coupons: terms.coupons,
  usedCodes: [],
  assistancePlans: cometa.catalog.offers.filter(({ audience }) => audience === 'assistedHouseholds'),
  isAcpEnabled: false,
  pages: { payment: 'pre-payment', confirmation: 'automated-confirmation' },
}

const yes = { productReady: true, isBulk: true }

const requests: readonly ShopPageRequest[] = [
  {
    endpoint: 'products-dotcom',
    body: {
      vParam: '',
      isBulkIncluded: true,
      programs: ['lifeline'],
      eligibeLos: [],
      enableNovaCardsInProductsAndConfigurePage: true,
    },
  },
  {
    endpoint: 'configure-products-dotcom',
    body: { enableNovaCardsInProductsAndConfigurePage: true },
  },
  { endpoint: 'included', query: {} },
  { endpoint: 'service-selection', query: {} },
  {
    endpoint: 'checkout',
    body: {
      ...yes,
      installationOptions: facts.installOptions,
      installationBanner: false,
      acpEnabled: true,
      isXumoSelected: true,
    },
  },
  { endpoint: 'pre-payment', query: {} },
  { endpoint: 'express-payment', query: {} },
  {
    endpoint: 'auto-payment',
    body: { eligibleForExternalCreditCheck: true, hasDelinquentBalance: true },
  },
  { endpoint: 'schedule', body: { installationWindows: windows } },
  { endpoint: 'site-visit', body: { siteVisitWindows: windows } },
  {
    endpoint: 'automated-confirmation',
    body: { ...yes, mobileBanner: true, useMobileInterestTfn: true, isProInstall: true },
  },
  { endpoint: 'non-automated-confirmation', query: {} },
]

const query = { deviceCategory: 'TABLET', includeByod: true } as const

const anybodys: readonly PublicPageRequest[] = [
  { endpoint: 'savings-calculator', query: { customVersion: '' } },
  { endpoint: 'mobile-products', query },
  { endpoint: 'mobile-plans', query },
  { endpoint: 'mobile-byod', query },
  { endpoint: 'mobile-switch', query },
  { endpoint: 'mobile-trade-in', query },
  { endpoint: 'mobile-cart', query },
  ...portalEndpoints.map((endpoint) => ({ endpoint, query: {} })),
]

/** A model in short: each block by kind, id and words, with the way on from it, and the path that follows. */
const inShort = ({ blocks, next }: PageModel): readonly string[] => [
  ...blocks.map(({ id, kind, keys, way }) =>
    [kind, id, ...keys, ...(way === null ? [] : ['->', way.labelKey, way.to])].join(' '),
  ),
  `next ${next}`,
]

/** What each page shows to that buyer, and the open pages to any visitor. */
const shown: Readonly<Record<PageEndpoint, readonly string[]>> = {
  'products-dotcom': [
    'intro intro products.intro',
    'notice included products.included',
    'offers plans-internet products.plans.internet',
    'offers plans-tv products.plans.tv',
    'offers plans-voice products.plans.voice',
    'offers plans-mobile products.plans.mobile',
    'notice programs products.programs',
    'form assistance products.assistance',
    'next /buy/configure',
  ],
  'configure-products-dotcom': [
    'summary chosen configure.chosen',
    'choice add-ons-internet configure.addOns.internet',
    'banner coupon-LATINO10 coupon.offer',
    'next /buy/checkout',
  ],
  included: [
    'intro included included.intro',
    'notice activate included.activate -> way.activate /buy/bulk-included',
    'next /buy/bulk-included',
  ],
  'service-selection': [
    'intro intro service-selection.intro',
    'offers plans-internet products.plans.internet',
    'offers plans-tv products.plans.tv',
    'offers plans-voice products.plans.voice',
    'offers plans-mobile products.plans.mobile',
    'next /buy/products',
  ],
  checkout: [
    'summary order checkout.order',
    'form customer checkout.customer',
    'form risk checkout.risk',
    'notice deposit checkout.deposit',
    'notice building checkout.building',
    'notice ready checkout.ready',
    'choice install checkout.install checkout.install.professional',
    'form agreements checkout.agreements',
    'next /buy/sro-schedule-window',
  ],
  'pre-payment': [
    'summary amount payment.amount',
    'form methods payment.methods',
    'notice safety payment.safety',
    'next /automated-confirmation',
  ],
  'express-payment': [
    'summary amount payment.amount',
    'form methods payment.methods',
    'next /automated-confirmation',
  ],
  'auto-payment': [
    'summary amount payment.amount',
    'choice auto-pay payment.autoPay',
    'notice credit-check payment.creditCheck',
    'notice balance payment.balance',
    'next /automated-confirmation',
  ],
  schedule: ['windows windows schedule.windows', 'notice held schedule.held', 'next /pre-payment'],
  'site-visit': ['windows windows site-visit.windows', 'notice held schedule.held', 'next /pre-payment'],
  'automated-confirmation': [
    'intro thanks confirmation.thanks',
    'notice building confirmation.building',
    'banner mobile confirmation.mobileByPhone',
    'next /',
  ],
  'non-automated-confirmation': [
    'intro received confirmation.received',
    'notice call confirmation.call',
    'next /',
  ],
  'savings-calculator': [
    'intro intro calculator.intro',
    'form form calculator.form',
    'summary prices calculator.prices',
    'summary prices-with-lines calculator.pricesWithLines',
    'next /address/localization',
  ],
  'mobile-products': ['offers devices mobile.devices', 'choice byod mobile.byod', 'next /mobile/customize'],
  'mobile-plans': [
    'offers unlimited mobile.plans',
    'notice by-the-gig mobile.byTheGig',
    'choice byod mobile.byod',
    'next /mobile/products/phones',
  ],
  'mobile-byod': ['choice byod mobile.byod', 'next /mobile/byod-eligibility-check'],
  'mobile-switch': ['intro switch mobile.switch', 'choice byod mobile.byod', 'next /mobile/plans'],
  'mobile-trade-in': [
    'intro trade-in mobile.tradeIn',
    'choice byod mobile.byod',
    'next /mobile/products/phones',
  ],
  'mobile-cart': [
    'summary cart mobile.cart -> way.devices /mobile/products/phones',
    'next /mobile/customizer/get-started',
  ],
  'customer-portal-services': [
    'variant eligible portal.services.eligible',
    'variant ineligible portal.services.ineligible',
    'next /customer-portal/reasons',
  ],
  'customer-portal-reasons': [
    'intro intro portal.reasons.intro',
    'choice reasons portal.reasons.choice',
    'next /customer-portal/troubleshooting',
  ],
  'customer-portal-troubleshooting': [
    'intro intro portal.troubleshooting.intro',
    'notice steps portal.troubleshooting.steps',
    'next /customer-portal/switching',
  ],
  'customer-portal-switching': ['intro intro portal.switching.intro', 'next /customer-portal/options'],
  'customer-portal-options': [
    'intro intro portal.options.intro',
    'choice options portal.options.choice',
    'next /customer-portal/additional-option',
  ],
  'customer-portal-additional-option': [
    'choice option portal.additionalOption.choice',
    'next /customer-portal/option-accept',
  ],
  'customer-portal-option-accept': [
    'form accept portal.optionAccept.form',
    'next /customer-portal/accept-pending',
  ],
  'customer-portal-balance-details': [
    'summary balance portal.balanceDetails.summary',
    'next /customer-portal/billing-cycle',
  ],
  'customer-portal-billing-cycle': [
    'notice cycle portal.billingCycle.notice',
    'next /customer-portal/disclosures',
  ],
  'customer-portal-agent': ['notice agent portal.agent.notice', 'next /customer-portal/services'],
  'customer-portal-service-confirmation': [
    'summary confirmation portal.serviceConfirmation.summary',
    'next /customer-portal/service-pending',
  ],
  'customer-portal-disclosures': [
    'form disclosures portal.disclosures.form',
    'next /customer-portal/service-confirmation',
  ],
  'customer-portal-accept-pending': [
    'notice pending portal.acceptPending.notice',
    'next /customer-portal/services',
  ],
  'customer-portal-service-pending': [
    'notice pending portal.servicePending.notice',
    'next /customer-portal/services',
  ],
  'customer-portal-error': ['notice error portal.error.notice', 'next /customer-portal/login'],
  'customer-portal-non-authorized-user': [
    'notice not-authorized portal.nonAuthorizedUser.notice',
    'next /customer-portal/exit',
  ],
}

describe('shopPage', () => {
  it.each(requests)('shows a buyer $endpoint (TPL-01)', (page) => {
    expect(inShort(shopPage(page, facts))).toEqual(shown[page.endpoint])
  })
})

describe('openPage', () => {
  it.each(anybodys)('shows $endpoint to any visitor (TPL-01)', (page) => {
    expect(inShort(openPage(page, { devices, offers, catalogVersion }))).toEqual(shown[page.endpoint])
  })

  it('is tested here for every page', () => {
    const endpoints = [...requests, ...anybodys].map(({ endpoint }) => endpoint)
    expect(endpoints.toSorted()).toEqual(pageEndpoints.toSorted())
  })
})
