import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { devices } from '#adapters/brand/cometa/devices/devices.ts'
import { identifier } from '#adapters/contract/entities/identifier.ts'
import { deviceListNames, deviceLists, filterDevices, filtersOfList } from '#core/mobile/device-filter.ts'
import { leastOneTime, monthlyPrices } from '#core/mobile/device-price.ts'
import { colorSlug, deviceSlug } from '#core/mobile/device-slug.ts'
import { instalmentsOf } from '#core/mobile/instalments.ts'
import { type DeviceCategory, parseProductDetail } from '#core/mobile/product-detail.ts'

const sold = devices.filter(({ itemType }) => itemType === 'NEW')
const own = devices.filter(({ itemType }) => itemType === 'BYOD')
const variants = devices.flatMap((device) => device.variants)

const pricesOf = (list: typeof devices, category: DeviceCategory): readonly number[] =>
  list
    .filter((device) => device.category === category)
    .flatMap((device) => device.variants.map((variant) => leastOneTime([variant]) ?? Number.NaN))

const unique = (values: readonly string[]): boolean => new Set(values).size === values.length

describe('the devices of the shop', () => {
  it.each(devices)('$brand $name can be shown (MOB-06)', (device) => {
    expect(parseProductDetail(device)).toEqual(E.right(device))
  })

  it('are at least 60 with a line and 25 accessories, without those of customers', () => {
    const accessories = sold.filter(({ category }) => category === 'ACCESSORIES')
    expect(sold.length - accessories.length).toBeGreaterThanOrEqual(60)
    expect(accessories.length).toBeGreaterThanOrEqual(25)
  })

  it.each(deviceListNames.flatMap(filtersOfList))(
    'are sold on the list $list by $by $brand (MOB-08)',
    (filter) => {
      const listed = filterDevices(sold, filter)
      expect(listed.length).toBeGreaterThan(0)
      if (filter.by === 'deals')
        expect(listed.length).toBeLessThan(filterDevices(sold, { ...filter, by: 'all' }).length)
    },
  )

  it('are of the makers of their list (MOB-08)', () => {
    for (const list of Object.values(deviceLists)) {
      const makers: readonly string[] = list.brands
      const others = devices.filter(
        ({ category, brand }) => category === list.category && !makers.includes(brand),
      )
      expect(others).toEqual([])
    }
  })

  it('cost what the specification says: phones from $108.00 to $1,899.99, watches up to $799.99 (MOB-07)', () => {
    const phones = pricesOf(sold, 'DEVICE')
    expect([Math.min(...phones), Math.max(...phones)]).toEqual([10_800, 189_999])
    expect(Math.max(...pricesOf(sold, 'SMART_WATCH'))).toBe(79_999)
    const at = (price: number) =>
      sold.filter((device) => pricesOf([device], 'DEVICE').includes(price)).map(({ name }) => name)
    expect([at(10_800), at(189_999)]).toEqual([['Journey V'], ['Galaxy Z Fold6']])
  })

  it('cost nothing when they are a customer’s own phone or watch (MOB-06)', () => {
    expect(new Set(own.map(({ category }) => category))).toEqual(new Set(['DEVICE', 'SMART_WATCH']))
    for (const device of own) {
      expect(device.variants.flatMap(({ prices }) => prices)).toEqual([
        { id: 'oneTime', originalPrice: 0, term: null },
      ])
      expect(device.variants.every(({ inStock }) => inStock)).toBe(true)
    }
  })

  it('have monthly payments that add up to their price; all with a line that are sold have them (MOB-17)', () => {
    for (const { category, variants } of sold)
      for (const variant of variants) {
        const price = leastOneTime([variant]) ?? 0
        const monthly = monthlyPrices(variant)
        if (category !== 'ACCESSORIES') expect(monthly).toHaveLength(1)
        for (const { originalPrice, term } of monthly)
          expect(instalmentsOf(price, term ?? 0)).toMatchObject({ right: { price, monthly: originalPrice } })
      }
  })

  it('have unique slugs, also their colors, and unique SKUs that a cart can hold (MOB-10, MOB-19)', () => {
    const slugs = devices.map(deviceSlug)
    expect(unique(slugs)).toBe(true)
    expect(slugs.every((slug) => E.isRight(identifier.codec.decode(slug)))).toBe(true)
    for (const { colors } of devices) {
      expect(unique(colors.map(colorSlug))).toBe(true)
      expect(colors.map(colorSlug)).not.toContain('')
    }
    const skus = variants.map(({ sku }) => sku)
    expect(unique(skus)).toBe(true)
    for (const sku of skus) expect(sku).toMatch(/^[a-z0-9-]{1,60}$/)
  })

  it('have a variant in each color', () => {
    for (const { colors, variants } of devices)
      expect(new Set(variants.map(({ color }) => color.name))).toEqual(
        new Set(colors.map(({ name }) => name)),
      )
  })

  it('are sold out in some variants on each list, never in most', () => {
    for (const { category } of Object.values(deviceLists)) {
      const stock = sold
        .filter((device) => device.category === category)
        .map((device) => device.variants.map(({ inStock }) => inStock))
      expect(stock.some((some) => some.includes(true) && some.includes(false))).toBe(true)
      expect(stock.flat().filter((inStock) => !inStock).length).toBeLessThan(stock.flat().length / 4)
    }
  })

  it('have short descriptions that are sentences, and no price', () => {
    for (const { description } of devices) {
      expect(description).toMatch(/^[A-ZÁÉÍÓÚÑ].{15,140}\.$/)
      expect(description).not.toContain('$')
    }
  })
})
