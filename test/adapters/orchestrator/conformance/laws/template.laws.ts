import { expect } from 'vitest'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import { type OfferId, offersOfRole } from '#core/catalog/offer.ts'
import type { StorefrontOrchestrator } from '#core/ports/storefront-orchestrator.ts'
import type { Orchestrator } from '#core/ports/orchestrator.ts'
import { totalsOf } from '#core/pricing/quote.ts'
import { routeOf } from '#core/routes/route-match.ts'
import { hasPlaces } from '#core/schedule/window.ts'
import { cents } from '#core/shared/money.ts'
import type { PageBodies, PostedPage, PageQuery } from '#core/template/page-request.ts'
import {
  mobileEndpoints,
  plainShopEndpoints,
  portalEndpoints,
  postedEndpoints,
} from '#core/template/endpoint.ts'
import type { PageModel } from '#core/template/page-model.ts'
import { pageOffer } from '#core/template/page.ts'
import {
  GIG,
  TV,
  answerOf,
  localizeAt,
  localizeUnsold,
  readyBuyer,
  refusalOf,
} from '#test/builders/provider.builder.ts'
import type { Laws } from '../harness.ts'

const productsBody: PageBodies['products-dotcom'] = {
  vParam: 'gig-5',
  isBulkIncluded: false,
  programs: [],
  eligibeLos: [],
  enableNovaCardsInProductsAndConfigurePage: true,
}

const bodies: PageBodies = {
  'products-dotcom': productsBody,
  'configure-products-dotcom': { enableNovaCardsInProductsAndConfigurePage: false },
  checkout: {
    installationOptions: [],
    installationBanner: false,
    acpEnabled: true,
    productReady: true,
    isBulk: true,
    isXumoSelected: true,
  },
  'auto-payment': { eligibleForExternalCreditCheck: true, hasDelinquentBalance: false },
  schedule: { installationWindows: [] },
  'site-visit': { siteVisitWindows: [] },
  'automated-confirmation': {
    mobileBanner: true,
    useMobileInterestTfn: false,
    productReady: true,
    isProInstall: true,
    isBulk: true,
  },
}

const posted = postedEndpoints.map((endpoint) => ({ endpoint, body: bodies[endpoint] }) as PostedPage)

const plain: readonly PageQuery[] = plainShopEndpoints.map((endpoint) => ({ endpoint, query: {} }))

const open: readonly PageQuery[] = [
  ...portalEndpoints.map((endpoint) => ({ endpoint, query: {} })),
  ...mobileEndpoints.flatMap((endpoint) =>
    (['DEVICE', 'TABLET', 'SMART_WATCH', 'ACCESSORIES'] as const).map((deviceCategory) => ({
      endpoint,
      query: { deviceCategory, includeByod: deviceCategory === 'TABLET' },
    })),
  ),
  ...(['', 'stores', 'agent'] as const).map((customVersion) => ({
    endpoint: 'savings-calculator' as const,
    query: { customVersion },
  })),
]

type Asked = PostedPage | PageQuery

const ask = (visitor: Orchestrator, asked: Asked) =>
  'body' in asked ? visitor.pageModel(asked) : visitor.pageModelOf(asked)

const modelOf = (visitor: Orchestrator, asked: Asked): Promise<PageModel> => answerOf(ask(visitor, asked))

/** The properties of every model. */
const expectSound = (model: PageModel, { endpoint }: Asked): void => {
  expect([model.endpoint, model.titleKey]).toEqual([endpoint, `title.${endpoint}`])
  expect(model.blocks.length).toBeGreaterThan(0)
  const ids = model.blocks.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(model.offers.map(({ id }) => id)).toEqual([...new Set(model.blocks.flatMap(({ offers }) => offers))])
  for (const { kind, reason, way } of model.blocks)
    expect([kind === 'empty', way !== null]).toEqual([reason !== null, reason !== null || way !== null])
  for (const path of [model.next, ...model.blocks.flatMap(({ way }) => way?.to ?? [])])
    expect([path, routeOf(path, cometa.slug)]).not.toEqual([path, null])
}

/** The pages a visitor is let see, and how the others are refused. */
const seenBy = async (visitor: Orchestrator): Promise<readonly string[]> => {
  const seen: string[] = []
  for (const asked of [...posted, ...plain]) {
    const refusal = await refusalOf(ask(visitor, asked))
    if (refusal.startsWith('answered')) seen.push(asked.endpoint)
    else expect([asked.endpoint, refusal]).toEqual([asked.endpoint, 'STEP_MISSING'])
  }
  return seen
}

const pricesOf = async (visitor: StorefrontOrchestrator) =>
  (await answerOf(visitor.getOffers({ featuredOffersOnly: false }))).catalog.offers.map(pageOffer)

const FROM_PRODUCTS = ['products-dotcom', 'configure-products-dotcom', 'included', 'service-selection']
const UNTIL_PAYMENT = [
  'products-dotcom',
  'configure-products-dotcom',
  'checkout',
  'schedule',
  'site-visit',
  'included',
  'service-selection',
  'pre-payment',
]

export const templateLaws: Laws = {
  'shows each page only from the step before it on, and order pages once there is an order (TPL-02)': async (
    harness,
  ) => {
    const visitor = harness.visitor()
    await localizeAt(visitor)
    expect(await seenBy(visitor)).toEqual(FROM_PRODUCTS)
    await answerOf(visitor.addOffer({ offerId: GIG }))
    expect(await seenBy(visitor)).toEqual([
      'products-dotcom',
      'configure-products-dotcom',
      'checkout',
      'schedule',
      'site-visit',
      'included',
      'service-selection',
      'pre-payment',
    ])
    const buyer = await readyBuyer(harness)
    expect(await seenBy(buyer.visitor)).toEqual(UNTIL_PAYMENT)
    await answerOf(buyer.order())
    expect(await seenBy(buyer.visitor)).toEqual(['automated-confirmation', 'included'])
    const waiting = await readyBuyer(harness, { isVisitByPhone: true })
    await answerOf(waiting.order())
    expect(await seenBy(waiting.visitor)).toEqual(['included', 'non-automated-confirmation'])
  },
  'shows no sale page at an address without offers, except what is included there (LOC-15, TPL-02)': async ({
    visitor,
  }) => {
    for (const outcome of ['bulk', 'notServiceable'] as const) {
      const anyone = visitor()
      await localizeAt(anyone, outcome)
      expect(await seenBy(anyone)).toEqual(['included'])
      const [block] = (await modelOf(anyone, { endpoint: 'included', query: {} })).blocks
      expect(block?.kind).toBe('empty')
    }
    const resident = visitor()
    await localizeAt(resident, 'bulkIncluded')
    const [included] = (await modelOf(resident, { endpoint: 'included', query: {} })).blocks
    expect(included?.kind).toBe('intro')
  },
  'shows calculator, mobile shop and portal to anyone, and a sale only to its session (TPL-02)': async ({
    visitor,
  }) => {
    const anyone = visitor()
    for (const asked of open) expectSound(await modelOf(anyone, asked), asked)
    for (const asked of [...posted, ...plain])
      expect(await refusalOf(ask(anyone, asked))).toBe('SessionExpired')
  },
  'returns a complete model for every page, with an exit when it is empty (F38, TPL-01, TPL-03)': async (
    harness,
  ) => {
    const buyer = await readyBuyer(harness)
    for (const asked of [...posted, ...plain])
      if (UNTIL_PAYMENT.includes(asked.endpoint)) {
        const model = await modelOf(buyer.visitor, asked)
        expectSound(model, asked)
        expect(await modelOf(buyer.visitor, asked)).toEqual(model)
      }
    await answerOf(buyer.order())
    for (const asked of [...posted, ...plain])
      if (asked.endpoint === 'automated-confirmation') expectSound(await modelOf(buyer.visitor, asked), asked)
    const selecting = harness.visitor()
    await localizeUnsold(selecting)
    const asked: PostedPage = { endpoint: 'products-dotcom', body: productsBody }
    const empty = await modelOf(selecting, asked)
    expectSound(empty, asked)
    expect(empty.blocks).toMatchObject([{ kind: 'empty', reason: 'noOffers' }])
  },
  'prices pages by the catalogue and the cart, regardless of their bodies (I5, TPL-04, TPL-05)': async (
    harness,
  ) => {
    const buyer = await readyBuyer(harness)
    const checkPrices = async (): Promise<PageModel> => {
      const sold = await pricesOf(buyer.visitor)
      const { quote } = await answerOf(buyer.visitor.cart())
      for (const asked of [...posted, ...plain])
        if (UNTIL_PAYMENT.includes(asked.endpoint)) {
          const { offers, summary, version } = await modelOf(buyer.visitor, asked)
          for (const offer of offers) expect(sold).toContainEqual(offer)
          if (asked.endpoint !== 'included') expect(summary?.totals).toEqual(totalsOf(quote))
          expect(version.catalog).toBe(quote.catalogVersion)
        }
      return modelOf(buyer.visitor, { endpoint: 'products-dotcom', body: productsBody })
    }
    const before = await checkPrices()
    harness.changeOffers((offers) =>
      offers.map((offer) =>
        offer.id === TV
          ? { ...offer, prices: [{ type: 'RECURRING', amount: cents(1_234), guaranteeMonths: 0 }] }
          : offer,
      ),
    )
    const after = await checkPrices()
    const amountIn = ({ offers }: PageModel) => offers.find(({ id }) => id === TV)?.prices[0]?.amount
    expect([amountIn(before), amountIn(after)]).toEqual([4_000, 1_234])
  },
  'lets a body restrict a page and never extend it (TPL-05)': async (harness) => {
    const { visitor } = await readyBuyer(harness)
    const { installation } = await answerOf(visitor.installOptions())
    const { windows } = await answerOf(visitor.installationSchedule())
    const free = { kind: 'professional' as const, offerId: 'install-free' as OfferId }
    const asked = await modelOf(visitor, {
      endpoint: 'checkout',
      body: { ...bodies.checkout, installationOptions: [...installation.slice(0, 1), free] },
    })
    expect(asked.blocks.find(({ id }) => id === 'install')?.offers).toEqual(
      installation.slice(0, 1).map(({ offerId }) => offerId),
    )
    expect(asked.flags).toMatchObject({ acpEnabled: false })
    const shownIds = asked.blocks.map(({ id }) => id)
    for (const id of ['building', 'xumo']) expect(shownIds).not.toContain(id)
    const [first, ...others] = windows.filter(hasPlaces)
    if (first === undefined) throw new Error('no window is open')
    const invented = { ...first, id: 'another' as typeof first.id, placesLeft: 9 }
    const scheduled = async (installationWindows: typeof windows) =>
      (await modelOf(visitor, { endpoint: 'schedule', body: { installationWindows } })).blocks[0]
    expect(await scheduled([first, invented])).toMatchObject({
      kind: 'windows',
      parameters: [{ count: 1 }, { date: first.date }, { date: first.date }],
    })
    expect(await scheduled([invented])).toMatchObject({ kind: 'empty', reason: 'noWindows' })
    expect(others.length).toBeGreaterThan(0)
  },
  'shows only plans of the requested and available lines of business (LOC-16, TPL-06)': async ({
    visitor,
  }) => {
    const shopping = visitor()
    await localizeAt(shopping)
    const { catalog } = await answerOf(shopping.getOffers({ featuredOffersOnly: false }))
    const shown = async (eligibeLos: PageBodies['products-dotcom']['eligibeLos']) =>
      (
        await modelOf(shopping, { endpoint: 'products-dotcom', body: { ...productsBody, eligibeLos } })
      ).offers.map(({ id }) => id)
    const plans = offersOfRole(catalog.offers, 'plan')
    expect(await shown([])).toEqual(plans.map(({ id }) => id))
    expect(await shown(['TV'])).toEqual(
      plans.filter(({ lineOfBusiness }) => lineOfBusiness === 'TV').map(({ id }) => id),
    )
  },
  'refuses an unknown page name': async ({ visitor }) => {
    const shopping = visitor()
    await localizeAt(shopping)
    for (const asked of ['no-such-page', '__proto__', 'constructor', 'savings-calculator-2']) {
      expect(await refusalOf(shopping.pageModel({ endpoint: null, asked }))).toBe('NOT_FOUND')
      expect(await refusalOf(shopping.pageModelOf({ endpoint: null, asked }))).toBe('NOT_FOUND')
    }
  },
  'shows each session only its own order (I6, TPL-12)': async (harness) => {
    const numbers: unknown[] = []
    for (const key of ['one', 'two']) {
      const buyer = await readyBuyer(harness, { installKind: 'self' })
      const placed = await answerOf(buyer.order(key))
      if (placed.state !== 'placed') throw new Error(`the order is ${placed.state}`)
      const { blocks } = await modelOf(buyer.visitor, {
        endpoint: 'automated-confirmation',
        body: bodies['automated-confirmation'],
      })
      const told = blocks.find(({ id }) => id === 'receipt')?.parameters[0]
      expect(told).toEqual({ kind: 'text', name: 'order', text: placed.receipt.orderNumber })
      numbers.push(placed.receipt.orderNumber)
    }
    expect(new Set(numbers).size).toBe(2)
  },
}
