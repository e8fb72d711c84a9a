import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { brand } from '#adapters/brand/brand.ts'
import { leastOneTime } from '#core/mobile/device-price.ts'
import { deviceSlug } from '#core/mobile/device-slug.ts'
import { GIG, answerOf, buildProvider, localizeAt, refusalOf } from '#test/builders/provider.builder.ts'
import { openServer } from '#test/builders/server.builder.ts'

const built = buildProvider()

describe('templateHandlers', () => {
  let app: FastifyInstance

  beforeAll(async () => {
    app = await openServer({ provider: built.provider.handlers })
    await app.ready()
  })
  afterAll(() => app.close())

  const get = async (url: string) => {
    const { statusCode, body } = await app.inject({ url: `/api/template/${url}` })
    return [statusCode, (JSON.parse(body) as { readonly code?: string }).code]
  }

  it.each([
    ['savings-calculator', 200, undefined],
    ['savings-calculator?customVersion=stores', 200, undefined],
    ['savings-calculator?customVersion=owners', 400, 'BAD_REQUEST'],
    ['savings-calculator?deviceCategory=DEVICE', 404, 'NOT_FOUND'],
    ['mobile-products', 200, undefined],
    ['mobile-products?deviceCategory=SMART_WATCH&includeByod=false', 200, undefined],
    ['mobile-products?deviceCategory=PHONE', 400, 'BAD_REQUEST'],
    ['customer-portal-services', 200, undefined],
    ['included', 401, 'SESSION_EXPIRED'],
    ['checkout', 404, 'NOT_FOUND'],
    ['no-such-page', 404, 'NOT_FOUND'],
    ['__proto__', 404, 'NOT_FOUND'],
    ['a%20b', 400, 'BAD_REQUEST'],
  ] as const)('answers GET %s with %i %s', async (url, status, code) => {
    expect(await get(url)).toEqual([status, code])
  })

  it('reports no defect', () => {
    expect(built.errors).toEqual([])
  })

  it('shows the devices of the brand, and one’s own where the query does not say otherwise (TPL-14)', async () => {
    const visitor = built.visitor()
    const asked = (includeByod: boolean) =>
      answerOf(
        visitor.pageModelOf({
          endpoint: 'mobile-products',
          query: { deviceCategory: 'SMART_WATCH', includeByod },
        }),
      )
    const { devices } = brand.site
    const watches = devices.filter(({ category }) => category === 'SMART_WATCH')
    const sold = watches.filter(({ itemType }) => itemType === 'NEW')
    const listed = (shown: typeof devices) =>
      shown.map((device) => [deviceSlug(device), leastOneTime(device.variants)])
    const { offers, blocks } = await asked(true)
    expect(offers.map(({ id, prices }) => [id, prices[0]?.amount])).toEqual(listed(watches))
    expect(blocks.map(({ id }) => id)).toEqual(['devices', 'byod'])
    const withoutOwn = await asked(false)
    expect(withoutOwn.offers.map(({ id, prices }) => [id, prices[0]?.amount])).toEqual(listed(sold))
    expect(withoutOwn.blocks.map(({ id }) => id)).toEqual(['devices'])
    expect(sold.length).toBeLessThan(watches.length)
  })

  it('shows a home of a bundle and a pre-sale home their plans, and the required deposit (TPL-06, TPL-09)', async () => {
    for (const outcome of ['bundle', 'preSale'] as const) {
      const visitor = built.visitor()
      await localizeAt(visitor, outcome)
      const { offers } = await answerOf(visitor.pageModelOf({ endpoint: 'service-selection', query: {} }))
      expect(offers.map(({ id }) => id)).toContain(GIG)
      expect(await refusalOf(visitor.pageModelOf({ endpoint: 'pre-payment', query: {} }))).toBe(
        'STEP_MISSING',
      )
      await answerOf(visitor.addOffer({ offerId: GIG }))
      const { blocks } = await answerOf(
        visitor.pageModel({
          endpoint: 'checkout',
          body: {
            installationOptions: [],
            installationBanner: false,
            acpEnabled: false,
            productReady: true,
            isBulk: false,
            isXumoSelected: false,
          },
        }),
      )
      expect(blocks.some(({ id }) => id === 'ready')).toBe(outcome === 'bundle')
    }
  })
})
