import { either as E } from 'fp-ts'
import { LOCALIZATION_FLAGS, outcomeOf } from '#core/localization/outcome.ts'
import type { AskedOpenPage, AskedShopPage, ReadPage } from '#core/template/asked-page.ts'
import type { PlainShopEndpoint } from '#core/template/endpoint.ts'
import { plainShopEndpoints } from '#core/template/endpoint.ts'
import type { PageModel } from '#core/template/page-model.ts'
import type { ShopFacts } from '#core/template/shop-facts.ts'
import { mayShowPage } from '#core/template/shop-facts.ts'
import { openPage, shopPage } from '#core/template/template.ts'
import type { Answer, Engine, SessionCall } from './call.ts'
import { handle, inSession, refuse, sessionHandler } from './call.ts'
import type { Provider } from './handler.ts'
import { infoOf, installOptionsOf, offersOf, pricedCart } from './pricing.ts'
import { mayShop, progressOf } from './standing.ts'
import { visitsOf } from './visits.ts'

const factsOf = async (call: SessionCall): Promise<ShopFacts> => {
  const { brand, session, tx } = call
  const visits = await visitsOf(call)
  return {
    slug: brand.slug,
    catalogVersion: brand.catalog.version,
    offers: offersOf(call),
    priced: await pricedCart(call),
    address: infoOf(call).serviceAddress,
    outcome: outcomeOf(session.localization).kind,
    building: session.localization.bulkAddressData,
    standing: {
      isSessionAlive: true,
      hasOutcome: true,
      canShop: mayShop(call),
      isOrdered: call.cart.marker === 'ordered',
      progress: progressOf(call, visits),
    },
    installOptions: installOptionsOf(call),
    windows: visits.windows,
    visit: visits.visit,
    receipt: await tx.orderOf(session.owner),
    depositOfferId: brand.depositOfferId,
    isBlueOn: LOCALIZATION_FLAGS.blueFeature,
  }
}

const modelInSession = async (call: SessionCall, asked: AskedShopPage): Promise<Answer<PageModel>> => {
  const facts = await factsOf(call)
  return mayShowPage(asked.endpoint, facts.standing)
    ? E.right(shopPage(asked, facts))
    : refuse('STEP_MISSING')
}

type AskedPlainPage = Extract<ReadPage, { readonly endpoint: PlainShopEndpoint }>

const isOfSale = (asked: ReadPage): asked is AskedPlainPage =>
  plainShopEndpoints.some((endpoint) => endpoint === asked.endpoint)

const openModel = ({ brand, devices }: Engine, asked: AskedOpenPage): PageModel => {
  const { catalog } = brand()
  return openPage(asked, { devices, offers: catalog.offers, catalogVersion: catalog.version })
}

type TemplateCalls = Pick<Provider, 'pageModel' | 'pageModelOf'>

export const templateHandlers = (engine: Engine): TemplateCalls => ({
  pageModel: sessionHandler(engine, async (call, asked) =>
    asked.endpoint === null ? refuse('NOT_FOUND') : modelInSession(call, asked),
  ),

  pageModelOf: handle(engine, async (context, asked) => {
    if (asked.endpoint === null) return refuse('NOT_FOUND')
    if (!isOfSale(asked)) return E.right({ body: openModel(engine, asked) })
    const model = await inSession(engine, context, (call) => modelInSession(call, asked))
    return E.map((body: PageModel) => ({ body }))(model)
  }),
})
