import { either as E } from 'fp-ts'
import { isInternetHeld } from '#core/cart/cart.ts'
import { UNKNOWN_BUYER } from '#core/catalog/condition.ts'
import type { Offer } from '#core/catalog/offer.ts'
import { offersOfRole } from '#core/catalog/offer.ts'
import { confirmationPageOf } from '#core/checkout/confirmation-page.ts'
import { currentPrograms } from '#core/localization/assistance.ts'
import type { SessionInfo } from '#core/localization/localization.ts'
import { offersOfAddress } from '#core/localization/offers-of-address.ts'
import { outcomeOf } from '#core/localization/outcome.ts'
import { LOCALIZATION_FLAGS } from '#core/localization/outcome-kind.ts'
import { paymentPageOf } from '#core/payment/payment-page.ts'
import type { PublicPageRequest, ShopPageRequest, PageQuery } from '#core/template/page-request.ts'
import type { PlainShopEndpoint } from '#core/template/endpoint.ts'
import { plainShopEndpoints } from '#core/template/endpoint.ts'
import type { PageModel } from '#core/template/page-model.ts'
import type { ShopFacts } from '#core/template/shop-facts.ts'
import { mayShowPage } from '#core/template/shop-facts.ts'
import { openPage, shopPage } from '#core/template/template.ts'
import type { Answer, Engine, SessionCall } from '../call/call.ts'
import { safely, inSession, refuse, sessionHandler } from '../call/call.ts'
import type { ProviderHandlers } from '../call/handler.ts'
import { advertisedCoupons } from '../facts/advertised-coupons.ts'
import {
  installOptionsOf,
  offersOf,
  pricedCart,
  quoteInputOf,
  sellableLines,
  sessionInfoOf,
} from '../facts/pricing.ts'
import { externalCheckIn, mayShop, progressOf } from '../facts/sale-progress.ts'
import { visitsOf } from '../facts/visits.ts'

/** Returns the plans of the address that only assisted households can buy (CAT-12). */
const assistancePlansOf = ({ brand, session }: SessionCall, sessionInfo: SessionInfo): readonly Offer[] => {
  const serviceAddress = { ...sessionInfo.serviceAddress, programs: currentPrograms }
  const answer = { ...session.localization, sessionInfo: { ...sessionInfo, serviceAddress } }
  return offersOfRole(offersOfAddress(brand.catalog.offers, answer), 'plan').filter(
    ({ audience }) => audience === 'assistedHouseholds',
  )
}

const factsOf = async (call: SessionCall): Promise<ShopFacts> => {
  const { brand, engine, session, tx } = call
  const visits = await visitsOf(call)
  const progress = progressOf(call, visits)
  const receipt = await tx.orderOf(session.owner)
  return {
    slug: brand.slug,
    catalogVersion: brand.catalog.version,
    offers: offersOf(call),
    priced: await pricedCart(call),
    address: sessionInfoOf(call).serviceAddress,
    outcome: outcomeOf(session.localization).kind,
    building: session.localization.bulkAddressData,
    saleStatus: {
      isSessionAlive: true,
      hasOutcome: true,
      canShop: mayShop(call),
      isOrdered: call.cart.marker === 'ordered',
      isInternetHeld: isInternetHeld(offersOf(call)),
      progress,
    },
    installOptions: installOptionsOf(call),
    windows: visits.windows,
    visit: visits.visit,
    receipt,
    pages: {
      payment: paymentPageOf({ channel: sessionInfoOf(call).channel, isAutoPay: progress.isAutoPay }),
      confirmation: confirmationPageOf({ receipt, isPending: false }),
    },
    assistancePlans: assistancePlansOf(call, sessionInfoOf(call)),
    depositOfferId: brand.depositOfferId,
    externalCheck: externalCheckIn(call),
    buyer: quoteInputOf(call, sellableLines(call)).buyer ?? UNKNOWN_BUYER,
    coupons: await advertisedCoupons(call),
    usedCodes: session.coupons,
    isBlueOn: LOCALIZATION_FLAGS.blueFeature,
    isAcpEnabled: engine.config.isAcpEnabled,
  }
}

const modelInSession = async (call: SessionCall, request: ShopPageRequest): Promise<Answer<PageModel>> => {
  const facts = await factsOf(call)
  return mayShowPage(request.endpoint, facts.saleStatus, facts.pages)
    ? E.right(shopPage(request, facts))
    : refuse('STEP_MISSING')
}

type PlainPageRequest = Extract<PageQuery, { readonly endpoint: PlainShopEndpoint }>

const isOfSale = (request: PageQuery): request is PlainPageRequest =>
  plainShopEndpoints.some((endpoint) => endpoint === request.endpoint)

const openModel = ({ brand, devices }: Engine, request: PublicPageRequest): PageModel => {
  const { catalog } = brand()
  return openPage(request, { devices, offers: catalog.offers, catalogVersion: catalog.version })
}

type TemplateCalls = Pick<ProviderHandlers, 'pageModel' | 'pageModelOf'>

export const templateHandlers = (engine: Engine): TemplateCalls => ({
  pageModel: sessionHandler(engine, async (call, request) =>
    request.endpoint === null ? refuse('NOT_FOUND') : modelInSession(call, request),
  ),

  pageModelOf: safely(engine, async (context, request) => {
    if (request.endpoint === null) return refuse('NOT_FOUND')
    if (!isOfSale(request)) return E.right({ body: openModel(engine, request) })
    const model = await inSession(engine, context, (call) => modelInSession(call, request))
    return E.map((body: PageModel) => ({ body }))(model)
  }),
})
