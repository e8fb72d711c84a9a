import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { devices } from '#adapters/brand/cometa/devices.ts'
import { either as E } from 'fp-ts'
import { leastOneTime, parseProductDetail } from '#core/mobile/product-detail.ts'
import { SAVINGS_ENDPOINT, mobileEndpoints, portalPageOf, portalPages } from '#core/template/endpoint.ts'
import { calculatorScreen } from '#core/template/calculator-page.ts'
import { customVersions } from '#core/template/asked-page.ts'
import { deviceSlug, mobileScreen } from '#core/template/mobile-page.ts'
import { portalScreen } from '#core/template/portal-page.ts'
import { openPage } from '#core/template/template.ts'
import { mobileFacts, mobileQuery } from '#test/arbitraries/template.arbitrary.ts'

describe('calculatorScreen', () => {
  it.each(customVersions)('shows header and footer on the public page alone: %j (TPL-13)', (version) => {
    const { flags } = calculatorScreen(version)
    expect(flags).toEqual({ isAgent: version === 'agent', showsHeaderAndFooter: version === '' })
  })

  it('answers by the prices of the calculator, alone and beside several lines (SAV-03, TPL-13)', () => {
    const { blocks } = calculatorScreen('')
    const amounts = blocks
      .filter(({ kind }) => kind === 'summary')
      .map(({ parameters }) => parameters.map((one) => (one.kind === 'money' ? one.cents : null)))
    expect(amounts).toEqual([
      [3_000, 5_000, 7_000],
      [2_000, 3_000, 4_000],
    ])
    expect(calculatorScreen('agent').blocks[0]?.keys).toEqual(['calculator.introAgent'])
  })

  it('is the model of its endpoint (TPL-13)', () => {
    const asked = { endpoint: SAVINGS_ENDPOINT, query: { customVersion: 'stores' } } as const
    const model = openPage(asked, { devices, offers: [], catalogVersion: '1' })
    expect(model.flags).toEqual({ isAgent: false, showsHeaderAndFooter: false })
  })
})

describe('mobileScreen', () => {
  it('lists the devices of the category asked for, from the least of their prices on (TPL-14)', () => {
    fc.assert(
      fc.property(mobileFacts, mobileQuery, (facts, query) => {
        const own = facts.devices.filter(({ category }) => category === query.deviceCategory)
        const [listing] = mobileScreen(facts, 'mobile-products', query).blocks
        const from = leastOneTime(own.flatMap(({ variants }) => variants))
        expect(listing?.reason ?? null).toBe(from === null ? 'noDevices' : null)
        expect(listing?.offers).toEqual(from === null ? [] : own.map(deviceSlug))
        expect(listing?.parameters).toEqual(
          from === null
            ? []
            : [
                { kind: 'count', name: 'count', count: own.length },
                { kind: 'money', name: 'from', cents: from },
              ],
        )
      }),
    )
  })

  it('prices each device as its own data has it, with as many months as it has a term (TPL-04, TPL-14)', () => {
    fc.assert(
      fc.property(mobileFacts, mobileQuery, (facts, query) => {
        const { goods } = mobileScreen(facts, 'mobile-products', query)
        for (const { id, prices } of goods.filter(({ kind }) => kind === 'device')) {
          const device = facts.devices.find((one) => deviceSlug(one) === id)
          const own = (device?.variants ?? []).flatMap((variant) =>
            variant.prices.map((price) => [price.id, price.originalPrice, price.term ?? 0]),
          )
          for (const price of prices) expect(own).toContainEqual([price.id, price.amount, price.months])
        }
      }),
    )
  })

  it('lets one bring a device of one’s own anywhere but into the cart, and no accessory (TPL-14)', () => {
    fc.assert(
      fc.property(fc.constantFrom(...mobileEndpoints), mobileFacts, mobileQuery, (endpoint, facts, query) => {
        const { blocks, flags } = mobileScreen(facts, endpoint, query)
        const isTaken =
          query.includeByod && endpoint !== 'mobile-cart' && query.deviceCategory !== 'ACCESSORIES'
        expect(flags).toEqual({ includesByod: isTaken })
        expect(blocks.some(({ id }) => id === 'byod')).toBe(isTaken)
        expect(blocks.some(({ reason }) => reason === 'ownDeviceNotTaken')).toBe(
          !isTaken && endpoint === 'mobile-byod',
        )
      }),
    )
  })

  it('states the terms of switching, trading in and plans as their own rules have them (TPL-14)', () => {
    const query = { deviceCategory: 'DEVICE', includeByod: false } as const
    const valuesOf = (endpoint: (typeof mobileEndpoints)[number]) =>
      mobileScreen({ devices, offers: [] }, endpoint, query).blocks.flatMap(({ parameters }) =>
        parameters.map((one) => (one.kind === 'money' ? one.cents : one.kind === 'count' ? one.count : null)),
      )
    expect(valuesOf('mobile-switch')).toEqual([3, 5, 250_000, 12])
    expect(valuesOf('mobile-trade-in')).toEqual([10_000])
    expect(valuesOf('mobile-plans')).toEqual([3_000, 4_000, 10, 2_000, 500])
  })
})

describe('deviceSlug', () => {
  it.each([
    [{ brand: 'Samsung', name: 'Galaxy Tab A9+ 5G' }, 'samsung-galaxy-tab-a9-plus-5g'],
    [{ brand: 'Apple', name: 'iPad (11.ª generación)' }, 'apple-ipad-11-generacion'],
    [{ brand: 'Motorola', name: ' Edge & “más” ' }, 'motorola-edge-mas'],
  ] as const)('names %j %s (TPL-14)', (device, slug) => {
    expect(deviceSlug(device)).toBe(slug)
  })
})

describe('the devices of the brand', () => {
  it('are sound, each with a name of its own, from the cheapest to the dearest of the specification (MOB-06, TPL-14)', () => {
    for (const device of devices) expect(parseProductDetail(device)).toEqual(E.right(device))
    expect(new Set(devices.map(deviceSlug)).size).toBe(devices.length)
    const least = (category: string) =>
      devices.filter((one) => one.category === category).map(({ variants }) => leastOneTime(variants) ?? 0)
    expect([Math.min(...least('DEVICE')), Math.max(...least('DEVICE'))]).toEqual([10_800, 189_999])
    expect(Math.max(...least('SMART_WATCH'))).toBe(79_999)
  })
})

describe('portalScreen', () => {
  it.each(portalPages)('says the words of %s, and nothing of an account (TPL-15)', (page) => {
    const { blocks, summary, goods, flags, next } = portalScreen(page)
    expect(blocks.length).toBeGreaterThan(0)
    expect(blocks.every(({ parameters, offers }) => parameters.length + offers.length === 0)).toBe(true)
    expect([summary, goods, flags]).toEqual([null, [], {}])
    expect(next).toMatch(/^\/customer-portal\//)
    expect(next).not.toBe(`/customer-portal/${page}`)
    expect(portalPageOf(`customer-portal-${page}`)).toBe(page)
  })

  it('has the words of both variants of the services (PTL-06, TPL-15)', () => {
    expect(portalScreen('services').blocks.map(({ id, kind }) => [id, kind])).toEqual([
      ['eligible', 'variant'],
      ['ineligible', 'variant'],
    ])
  })
})
