import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { devices } from '#adapters/brand/cometa/devices/devices.ts'
import { deviceFilterPaths } from '#core/mobile/device-filter.ts'
import type { DeviceDetailPage } from '#core/mobile/device-pages.ts'
import { detailPath, devicePages, findDetailPage, soldDevices } from '#core/mobile/device-pages.ts'
import { forAll } from '#test/for-all.ts'

const pages = devicePages(devices)
const details = pages.filter((page): page is DeviceDetailPage => page.kind === 'detail')
const detail = fc.constantFrom(...details)

const inEnglish = (text: string): string => (text === 'Plata' ? 'Silver' : text)
const same = (text: string): string => text

describe('devicePages', () => {
  it('lists every list, and each sold device in each color, each path once (MOB-20)', () => {
    expect(pages.filter(({ kind }) => kind === 'list').map(({ path }) => path)).toEqual(deviceFilterPaths)
    expect(details).toHaveLength(soldDevices(devices).flatMap(({ colors }) => colors).length)
    expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length)
    for (const { path, list } of details) expect(path.startsWith(`${detailPath(list)}/`)).toBe(true)
  })

  it('has no page of a device that customers bring, and none without devices (MOB-20)', () => {
    expect(devicePages(devices.filter(({ itemType }) => itemType === 'BYOD'))).toEqual([])
    expect(devicePages([])).toEqual([])
  })
})

describe('findDetailPage', () => {
  it('finds each device by its names in any case, with or without its brand (MOB-21)', () =>
    forAll(detail, fc.boolean(), fc.boolean(), ({ path, list, device, color }, isLoud, hasBrand) => {
      const written = (text: string): string => (isLoud ? text.toUpperCase() : text)
      const productName = written(hasBrand ? `${device.brand} ${device.name}` : device.name)
      const found = findDetailPage(pages, list, { productName, colorName: written(color.name) }, same)
      // Two makers may give a device the same name.
      if (hasBrand) expect(found?.path).toBe(path)
      else expect([found?.device.name, found?.color.name]).toEqual([device.name, color.name])
    }))

  it('finds the first color where the link has none (MOB-21)', () => {
    for (const { list, device } of details) {
      const productName = `${device.brand} ${device.name}`
      const found = findDetailPage(pages, list, { productName, colorName: '' }, same)
      expect(found?.color).toBe(device.colors[0])
    }
  })

  it('finds a color by its name in the other language (MOB-21)', () => {
    const silver = details.find(({ color }) => color.name === 'Plata') ?? expect.fail()
    const names = { productName: `${silver.device.brand} ${silver.device.name}`, colorName: 'silver' }
    expect(findDetailPage(pages, silver.list, names, inEnglish)).toBe(silver)
    expect(findDetailPage(pages, silver.list, names, same)).toBeNull()
  })

  it('finds nothing in another list, and no unknown device or color (MOB-21)', () => {
    const names = { productName: 'Galaxy S25', colorName: '' }
    expect(findDetailPage(pages, 'phones', names, same)).not.toBeNull()
    expect(findDetailPage(pages, 'tablets', names, same)).toBeNull()
    expect(findDetailPage(pages, 'phones', { ...names, productName: 'Nokia' }, same)).toBeNull()
    expect(findDetailPage(pages, 'phones', { ...names, colorName: 'Dorado' }, same)).toBeNull()
  })
})
