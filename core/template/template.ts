import type { PublicPageRequest, ShopPageRequest } from './page-request.ts'
import { calculatorScreen } from './calculator-page.ts'
import { checkoutScreen } from './checkout-page.ts'
import { configureScreen } from './configure-page.ts'
import { confirmationScreen, pendingConfirmationScreen } from './confirmation-page.ts'
import type { MobileEndpoint } from './endpoint.ts'
import { SAVINGS_ENDPOINT, mobileEndpoints, portalPageOf } from './endpoint.ts'
import { includedScreen } from './included-page.ts'
import type { MobileFacts } from './mobile-page.ts'
import { mobileScreen } from './mobile-page.ts'
import type { PageModel } from './page-model.ts'
import type { Screen } from './page.ts'
import { pageModel } from './page.ts'
import { autoPaymentScreen, prePaymentScreen } from './payment-page.ts'
import { portalScreen } from './portal-page.ts'
import { productsScreen, serviceSelectionScreen } from './products-page.ts'
import { scheduleScreen } from './schedule-page.ts'
import type { ShopFacts } from './shop-facts.ts'

const shopScreen = (request: ShopPageRequest, facts: ShopFacts): Screen => {
  switch (request.endpoint) {
    case 'products-dotcom':
      return productsScreen(facts, request.body)
    case 'configure-products-dotcom':
      return configureScreen(facts)
    case 'included':
      return includedScreen(facts)
    case 'service-selection':
      return serviceSelectionScreen(facts)
    case 'checkout':
      return checkoutScreen(facts, request.body)
    case 'pre-payment':
    case 'express-payment':
      return prePaymentScreen(facts, request.endpoint)
    case 'auto-payment':
      return autoPaymentScreen(facts, request.body)
    case 'schedule':
      return scheduleScreen(facts, 'installation', request.body.installationWindows)
    case 'site-visit':
      return scheduleScreen(facts, 'siteVisit', request.body.siteVisitWindows)
    case 'automated-confirmation':
      return confirmationScreen(facts, request.body)
    default:
      return pendingConfirmationScreen(facts)
  }
}

/** Builds a sale page's model from provider data, once the sale has reached it (TPL-01 to TPL-12). */
export const shopPage = (request: ShopPageRequest, facts: ShopFacts): PageModel =>
  pageModel(request.endpoint, facts.catalogVersion, shopScreen(request, facts))

type MobilePageRequest = Extract<PublicPageRequest, { readonly endpoint: MobileEndpoint }>

const isMobile = (request: PublicPageRequest): request is MobilePageRequest =>
  mobileEndpoints.some((endpoint) => endpoint === request.endpoint)

const openScreen = (request: PublicPageRequest, facts: MobileFacts): Screen => {
  if (request.endpoint === SAVINGS_ENDPOINT) return calculatorScreen(request.query.customVersion)
  return isMobile(request)
    ? mobileScreen(facts, request.endpoint, request.query)
    : portalScreen(portalPageOf(request.endpoint))
}

/** Builds the model of a public page: the calculator, the mobile shop, the portal (TPL-13 to TPL-15). */
export const openPage = (
  request: PublicPageRequest,
  facts: MobileFacts & { readonly catalogVersion: string },
): PageModel => pageModel(request.endpoint, facts.catalogVersion, openScreen(request, facts))
