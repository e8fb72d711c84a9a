import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import { terms } from '#adapters/brand/cometa/terms.ts'
import { pageModelOver } from '#adapters/orchestrator/lazy-page-models.ts'
import type { MerchandisingData } from '#core/brand/merchandising-data.ts'
import type { Coupon } from '#core/catalog/coupon.ts'
import type { OfferId } from '#core/catalog/offer.ts'
import { checkoutPageRequest } from '#core/checkout/page-request.ts'
import type { OutcomeKind } from '#core/localization/outcome-kind.ts'
import { noticesIn } from '#core/template/page-content.ts'
import type { ShopPageRequest } from '#core/template/page-request.ts'
import { pageModelWords } from '#ui/content/es/shared/page-models.ts'
import { PageNoticesView } from '#ui/features/shared/page-notices.view.tsx'
import { GIG, answerOf, buildProvider, localizeAt } from '#test/builders/provider.builder.ts'
import { textIn } from '../../../site/markup.ts'

const [LATINO, XUMO_LEASE, XUMO_OWN] = [
  'tv-stream-latino',
  'xumo-lease',
  'xumo-own',
] as readonly string[] as readonly [OfferId, OfferId, OfferId]

/** The brand's coupons with changes of the first one. */
const couponsWith = (changes: Partial<Coupon>): MerchandisingData => ({
  ...terms,
  coupons: terms.coupons.map((coded, at) =>
    at === 0 ? { ...coded, coupon: { ...coded.coupon, ...changes } } : coded,
  ),
})

const nothing = (): void => undefined

/** What a visitor with these offers reads on a page, from the provider's own model. */
const readOn = async (
  request:
    | ShopPageRequest
    | ((visitor: ReturnType<ReturnType<typeof buildProvider>['visitor']>) => Promise<ShopPageRequest>),
  {
    offers = [],
    outcome = 'serviceable',
    merchandising = terms,
    code,
    programs = [],
  }: {
    readonly offers?: readonly OfferId[]
    readonly outcome?: OutcomeKind
    readonly merchandising?: MerchandisingData
    readonly code?: string
    readonly programs?: readonly 'LIFELINE'[]
  } = {},
): Promise<string> => {
  const visitor = buildProvider({ merchandising: () => merchandising }).visitor()
  await localizeAt(visitor, outcome)
  if (programs.length > 0) await answerOf(visitor.addProgramDetails({ programs }))
  const { cart } = await answerOf(visitor.cart())
  const lines = offers.map((offerId) => ({ offerId, quantity: 1 }))
  await answerOf(visitor.modifyCart({ version: cart.version, lines }))
  if (code !== undefined) await answerOf(visitor.applyPromotion({ code }))
  const wanted = typeof request === 'function' ? await request(visitor) : request
  const blocks = noticesIn(await answerOf(pageModelOver(visitor)(wanted)))
  return textIn(
    renderToStaticMarkup(
      <PageNoticesView blocks={blocks} brand={cometa} onCode={nothing} onOpen={nothing} />,
    ),
  )
}

const products = (changes: object = {}): ShopPageRequest => ({
  endpoint: 'products-dotcom',
  body: {
    vParam: '',
    isBulkIncluded: false,
    programs: [],
    eligibeLos: [],
    enableNovaCardsInProductsAndConfigurePage: false,
    ...changes,
  },
})

const configure: ShopPageRequest = {
  endpoint: 'configure-products-dotcom',
  body: { enableNovaCardsInProductsAndConfigurePage: false },
}

/** The checkout as the sale requests it. */
const checkout = async (
  visitor: ReturnType<ReturnType<typeof buildProvider>['visitor']>,
): Promise<ShopPageRequest> => {
  const { sessionInfo } = await answerOf(visitor.sessionInfo())
  const { installOptions } = await answerOf(visitor.getOffers({ featuredOffersOnly: false }))
  const { cart } = await answerOf(visitor.cart())
  return {
    endpoint: 'checkout',
    body: checkoutPageRequest(sessionInfo.serviceAddress, installOptions, cart.lines),
  }
}

const BADGE = terms.coupons[0]?.coupon.badgeText ?? ''
const USE = 'Usar el código LATINO10'

describe('PageNoticesView', () => {
  it('shows a coupon on its trigger page, with its badge and its code, until it is applied (CPN-03)', async () => {
    const shown = await readOn(configure, { offers: [GIG] })
    expect(shown).toContain(BADGE)
    expect(shown).toContain(USE)
    expect(await readOn(products(), { offers: [GIG] })).not.toContain(USE)
    expect(await readOn(configure, { offers: [GIG, LATINO], code: 'LATINO10' })).not.toContain(USE)
    for (const [triggeredFrom, request] of [
      ['products', products()],
      ['serviceSelection', { endpoint: 'service-selection', query: {} }],
      ['checkout', checkout],
    ] as const) {
      const merchandising = couponsWith({ triggeredFrom })
      expect(await readOn(request, { offers: [GIG], merchandising })).toContain(USE)
      expect(await readOn(configure, { offers: [GIG], merchandising })).not.toContain(USE)
    }
  })

  it('shows no coupon that is not set to show, or that is used up (CPN-03, CPN-11)', async () => {
    const offers = [GIG]
    expect(
      await readOn(configure, { offers, merchandising: couponsWith({ isShowing: false }) }),
    ).not.toContain(USE)
    const spent = { ...terms, coupons: terms.coupons.map((coded) => ({ ...coded, limit: 0 })) }
    expect(await readOn(configure, { offers, merchandising: spent })).not.toContain(USE)
  })

  it('offers a Xumo box next to television, unless a coupon of the page replaces the text (CPN-03)', async () => {
    const xumo = pageModelWords['configure.xumo'].slice(0, 30)
    const hiding = (hideXumoSniperText: boolean) => couponsWith({ hideXumoSniperText })
    const offers = [GIG, LATINO]
    expect(await readOn(configure, { offers, merchandising: hiding(false) })).toContain(xumo)
    expect(await readOn(configure, { offers, merchandising: hiding(true) })).not.toContain(xumo)
    expect(
      await readOn(configure, { offers: [...offers, XUMO_OWN], merchandising: hiding(false) }),
    ).not.toContain(xumo)
    expect(await readOn(configure, { offers: [GIG], merchandising: hiding(false) })).not.toContain(xumo)
  })

  it('says at the checkout whether the Xumo box is leased or owned (CHK-15)', async () => {
    const leased = pageModelWords['checkout.xumo.leased']
    const owned = pageModelWords['checkout.xumo.owned']
    const [none, lease, own] = await Promise.all(
      [[], [XUMO_LEASE], [XUMO_OWN]].map((box) => readOn(checkout, { offers: [GIG, LATINO, ...box] })),
    )
    expect([none?.includes(leased), none?.includes(owned)]).toEqual([false, false])
    expect([lease?.includes(leased), lease?.includes(owned)]).toEqual([true, false])
    expect([own?.includes(leased), own?.includes(owned)]).toEqual([false, true])
  })

  it('shows the self-install message of a coupon that checks it only while it is applied (CPN-05)', async () => {
    const words = pageModelWords['checkout.selfInstall']
    const offers = [GIG, LATINO]
    const merchandising = couponsWith({ mandateCouponCheckForSelfInstallMessaging: true })
    expect(await readOn(checkout, { offers })).toContain(words)
    expect(await readOn(checkout, { offers, merchandising })).not.toContain(words)
    expect(await readOn(checkout, { offers, merchandising, code: 'LATINO10' })).toContain(words)
  })

  it('says that a home is ready, what its building includes, and whom to call about a program (TPL-06, TPL-08)', async () => {
    const ready = pageModelWords['checkout.ready']
    expect(await readOn(checkout, { offers: [GIG] })).not.toContain(ready)
    expect(await readOn(checkout, { offers: [GIG], outcome: 'bundle' })).toContain(ready)
    const building = { outcome: 'bulkIncluded' } as const
    expect(await readOn(products({ isBulkIncluded: true }), building)).toContain('Tu edificio ya incluye')
    expect(await readOn({ endpoint: 'included', query: {} }, building)).toContain(
      pageModelWords['included.activate'],
    )
    expect(await readOn({ endpoint: 'included', query: {} })).toContain(pageModelWords['way.products'])
    const helped = await readOn(products({ programs: ['LIFELINE'] }), { programs: ['LIFELINE'] })
    expect(helped).toContain(cometa.phones.sales.shown)
  })
})
