import { either as E } from 'fp-ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import { devices } from '#adapters/brand/cometa/devices/devices.ts'
import { deviceOffers, findVariant } from '#core/mobile/device-offers.ts'
import { itemOf, withOwnDevices } from '#core/mobile/line-item.ts'
import { addLinkedDevice, alternativesTo } from '#core/mobile/linked-device.ts'
import { MAX_ACCESSORIES, mobileItemsFailure } from '#core/mobile/mobile-cart.ts'
import { hasMobileLine, type MobileCartItem } from '#core/mobile/mobile-item.ts'
import { MAX_MOBILE_LINES } from '#core/mobile/mobile-plan.ts'
import { ratePlanIds } from '#core/mobile/rate-plans.ts'
import { forAll } from '#test/for-all.ts'

const { unlimited } = ratePlanIds
const variants = devices.flatMap((device) => device.variants.map((variant) => ({ device, variant })))
const items = fc
  .array(fc.constantFrom(...variants), { maxLength: 6 })
  .map((chosen) => chosen.map(({ device, variant }) => itemOf(device, variant, unlimited)))

const failureOf = (given: readonly MobileCartItem[]) =>
  mobileItemsFailure(given, {
    devices,
    offers: [...cometa.catalog.offers, ...deviceOffers(given, devices, [])],
    tradeInModels: cometa.site.tradeInModels,
    isBlocked: () => false,
    unitsOf: () => 200,
  })

const accessory = variants.find(({ device }) => device.category === 'ACCESSORIES')
const tagOf = (added: ReturnType<typeof addLinkedDevice>): string =>
  E.isLeft(added) ? added.left._tag : 'added'

describe('addLinkedDevice', () => {
  it('adds a variant that is in stock once, in a way that the cart accepts (MOB-36)', () =>
    forAll(items, fc.constantFrom(...variants), (given, { variant }) => {
      const added = addLinkedDevice(given, devices, variant.sku, unlimited)
      if (given.some(({ sku }) => sku === variant.sku)) expect(tagOf(added)).toBe('LinkedDeviceInCart')
      else if (!variant.inStock)
        expect(added).toEqual(E.left({ _tag: 'LinkedDeviceSoldOut', sku: variant.sku }))
      else {
        const all = E.isRight(added) ? added.right : []
        expect(all.slice(0, -1)).toEqual(given)
        expect(all.at(-1)?.sku).toBe(variant.sku)
        expect(failureOf(all)).toBeNull()
        expect(tagOf(addLinkedDevice(all, devices, variant.sku, unlimited))).toBe('LinkedDeviceInCart')
      }
    }))

  it('refuses a SKU that is not sold (MOB-36)', () =>
    forAll(items, fc.string(), (given, sku) => {
      fc.pre(findVariant(devices, sku) === null)
      expect(addLinkedDevice(given, devices, sku, unlimited)).toEqual(E.left({ _tag: 'LinkedDeviceUnknown' }))
    }))

  it('adds no line to ten lines and no accessory to ten accessories, but one to the others (MOB-36, MOB-32)', () => {
    if (accessory === undefined) throw new Error('no accessory')
    const lines = withOwnDevices([], devices, MAX_MOBILE_LINES, unlimited)
    const accessories = Array.from({ length: MAX_ACCESSORIES }, () =>
      itemOf(accessory.device, accessory.variant, unlimited),
    )
    for (const { device, variant } of variants.filter((one) => one.variant.inStock)) {
      if (variant.sku === accessory.variant.sku) continue
      const isLine = hasMobileLine({ type: device.category })
      const [full, free] = isLine ? [lines, accessories] : [accessories, lines]
      const isInCart = full.some(({ sku }) => sku === variant.sku)
      expect(tagOf(addLinkedDevice(full, devices, variant.sku, unlimited))).toBe(
        isInCart ? 'LinkedDeviceInCart' : 'MobileCartFull',
      )
      expect(tagOf(addLinkedDevice(free, devices, variant.sku, unlimited))).toBe('added')
    }
  })
})

describe('alternativesTo', () => {
  it('are the other variants in stock, those of the same colour first (MOB-36)', () => {
    for (const { device, variant } of variants) {
      const others = alternativesTo(device, variant)
      expect(new Set(others)).toEqual(
        new Set(device.variants.filter(({ sku, inStock }) => inStock && sku !== variant.sku)),
      )
      const colors = others.map(({ color }) => color.name === variant.color.name)
      expect(colors).toEqual(colors.toSorted((one, other) => Number(other) - Number(one)))
    }
  })
})
