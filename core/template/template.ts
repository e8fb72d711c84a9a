import type { AskedOpenPage, AskedShopPage } from './asked-page.ts'
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

const shopScreen = (asked: AskedShopPage, facts: ShopFacts): Screen => {
  switch (asked.endpoint) {
    case 'products-dotcom':
      return productsScreen(facts, asked.body)
    case 'configure-products-dotcom':
      return configureScreen(facts, asked.body)
    case 'included':
      return includedScreen(facts)
    case 'service-selection':
      return serviceSelectionScreen(facts)
    case 'checkout':
      return checkoutScreen(facts, asked.body)
    case 'pre-payment':
    case 'express-payment':
      return prePaymentScreen(facts, asked.endpoint)
    case 'auto-payment':
      return autoPaymentScreen(facts, asked.body)
    case 'schedule':
      return scheduleScreen(facts, 'installation', asked.body.installationWindows)
    case 'site-visit':
      return scheduleScreen(facts, 'siteVisit', asked.body.siteVisitWindows)
    case 'automated-confirmation':
      return confirmationScreen(facts, asked.body)
    default:
      return pendingConfirmationScreen(facts)
  }
}

/** The model of a page of a sale that has come so far, of what the provider knows of it (TPL-01 to TPL-12). */
export const shopPage = (asked: AskedShopPage, facts: ShopFacts): PageModel =>
  pageModel(asked.endpoint, facts.catalogVersion, shopScreen(asked, facts))

type AskedMobilePage = Extract<AskedOpenPage, { readonly endpoint: MobileEndpoint }>

const isMobile = (asked: AskedOpenPage): asked is AskedMobilePage =>
  mobileEndpoints.some((endpoint) => endpoint === asked.endpoint)

const openScreen = (asked: AskedOpenPage, facts: MobileFacts): Screen => {
  if (asked.endpoint === SAVINGS_ENDPOINT) return calculatorScreen(asked.query.customVersion)
  return isMobile(asked)
    ? mobileScreen(facts, asked.endpoint, asked.query)
    : portalScreen(portalPageOf(asked.endpoint))
}

/** The model of a page that is anybody's: the calculator, the mobile shop, the portal in words (TPL-13 to TPL-15). */
export const openPage = (
  asked: AskedOpenPage,
  facts: MobileFacts & { readonly catalogVersion: string },
): PageModel => pageModel(asked.endpoint, facts.catalogVersion, openScreen(asked, facts))
