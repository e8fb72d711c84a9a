import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { devices } from '#adapters/brand/cometa/devices/devices.ts'
import { leastOneTime } from '#core/mobile/device-price.ts'
import { SAVINGS_ENDPOINT, mobileEndpoints, portalPageOf, portalPages } from '#core/template/endpoint.ts'
import { calculatorScreen } from '#core/template/calculator-page.ts'
import { customVersions } from '#core/template/page-request.ts'
import { deviceSlug } from '#core/mobile/device-slug.ts'
import { mobileScreen } from '#core/template/mobile-page.ts'
import { portalScreen } from '#core/template/portal-page.ts'
import { openPage } from '#core/template/template.ts'
import { mobileFacts, mobileQuery } from '#test/arbitraries/template.arbitrary.ts'
import { forAll } from '#test/for-all.ts'

describe('calculatorScreen', () => {
  it.each(customVersions)('shows header and footer on the public page alone: %j (TPL-13)', (version) => {
    const { flags } = calculatorScreen(version)
    expect(flags).toEqual({ isAgent: version === 'agent', showsHeaderAndFooter: version === '' })
  })

  it('uses the calculator’s prices, for one line and for several lines (SAV-03, TPL-13)', () => {
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
    const request = { endpoint: SAVINGS_ENDPOINT, query: { customVersion: 'stores' } } as const
    const model = openPage(request, { devices, offers: [], catalogVersion: '1' })
    expect(model.flags).toEqual({ isAgent: false, showsHeaderAndFooter: false })
  })
})

describe('mobileScreen', () => {
  it('lists the devices of the requested category, with their lowest prices (TPL-14)', () =>
    forAll(mobileFacts, mobileQuery, (facts, query) => {
      const inCategory = facts.devices.filter(({ category }) => category === query.deviceCategory)
      const sold = inCategory.filter(({ itemType }) => itemType === 'NEW')
      const { blocks, flags } = mobileScreen(facts, 'mobile-products', query)
      const listed = flags.includesByod === true ? inCategory : sold
      const from = leastOneTime(sold.flatMap(({ variants }) => variants))
      expect(blocks[0]?.reason ?? null).toBe(from === null ? 'noDevices' : null)
      expect(blocks[0]?.offers).toEqual(from === null ? [] : listed.map(deviceSlug))
      expect(blocks[0]?.parameters).toEqual(
        from === null
          ? []
          : [
              { kind: 'count', name: 'count', count: sold.length },
              { kind: 'money', name: 'from', cents: from },
            ],
      )
    }))

  it('shows each device’s own prices, with its term in months (TPL-04, TPL-14)', () =>
    forAll(mobileFacts, mobileQuery, (facts, query) => {
      const { offers } = mobileScreen(facts, 'mobile-products', query)
      for (const { id, prices } of offers.filter(({ kind }) => kind === 'device')) {
        const device = facts.devices.find((one) => deviceSlug(one) === id)
        const own = (device?.variants ?? []).flatMap((variant) =>
          variant.prices.map((price) => [price.id, price.originalPrice, price.term ?? 0]),
        )
        for (const price of prices) expect(own).toContainEqual([price.id, price.amount, price.months])
      }
    }))

  it('allows a customer’s own device everywhere except in the cart, and for no accessory (TPL-14)', () =>
    forAll(fc.constantFrom(...mobileEndpoints), mobileFacts, mobileQuery, (endpoint, facts, query) => {
      const { blocks, flags } = mobileScreen(facts, endpoint, query)
      const isTaken =
        query.includeByod && endpoint !== 'mobile-cart' && query.deviceCategory !== 'ACCESSORIES'
      expect(flags).toEqual({ includesByod: isTaken })
      expect(blocks.some(({ id }) => id === 'byod')).toBe(isTaken)
      expect(blocks.some(({ reason }) => reason === 'ownDeviceNotTaken')).toBe(
        !isTaken && endpoint === 'mobile-byod',
      )
    }))

  it('shows the terms of switching, trade-in and plans that their own rules define (TPL-14)', () => {
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

describe('portalScreen', () => {
  it.each(portalPages)('shows the texts of %s, and no account data (TPL-15)', (page) => {
    const { blocks, summary, offers, flags, next } = portalScreen(page)
    expect(blocks.length).toBeGreaterThan(0)
    expect(blocks.every(({ parameters, offers }) => parameters.length + offers.length === 0)).toBe(true)
    expect([summary, offers, flags]).toEqual([null, [], {}])
    expect(next).toMatch(/^\/customer-portal\//)
    expect(next).not.toBe(`/customer-portal/${page}`)
    expect(portalPageOf(`customer-portal-${page}`)).toBe(page)
  })

  it('has the texts of both variants of the services (PTL-06, TPL-15)', () => {
    expect(portalScreen('services').blocks.map(({ id, kind }) => [id, kind])).toEqual([
      ['eligible', 'variant'],
      ['ineligible', 'variant'],
    ])
  })
})
