import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { devices } from '#adapters/brand/cometa/devices/devices.ts'
import { deviceFamilies } from '#core/mobile/device-appearance.ts'
import { deviceCategories, type ProductDetail } from '#core/mobile/product-detail.ts'
import { DeviceDrawing } from '#ui/site/pictures/devices/device-drawing.tsx'

const drawingsOf = (device: ProductDetail): readonly string[] =>
  device.colors.map((color) => renderToStaticMarkup(<DeviceDrawing device={device} color={color} />))

/** A drawing without its numbers and colours: forms, their order and the picture on the screen. */
const formOf = (markup: string): string =>
  markup.replace(/ (?!class)[\w-]+="[^"]*"/g, (attribute) =>
    attribute.replace(/-?\d+(?:\.\d+)?|#[0-9a-f]{6}/g, ''),
  )

const MINIMUM = 4

const pairsOf = (list: readonly ProductDetail[]) =>
  list.flatMap((device, at) => list.slice(at + 1).map((other) => [device, other] as const))

describe('DeviceDrawing', () => {
  it.each(deviceCategories)('of two devices of %s is never the same, in any of their colors', (category) => {
    const list = devices.filter((device) => device.category === category)
    const owners = new Map<string, string>()
    for (const device of list)
      for (const markup of drawingsOf(device)) {
        expect(owners.get(markup) ?? device.name).toBe(device.name)
        owners.set(markup, device.name)
      }
    expect(owners.size).toBe(list.reduce((count, { colors }) => count + colors.length, 0))
  })

  it.each(deviceCategories)(
    'of two devices of %s differs in its forms, in its size by some millimetres, or in its tint',
    (category) => {
      const list = devices.filter((device) => device.category === category)
      const alike = pairsOf(list).filter(([{ appearance: a, colors }, { appearance: b, colors: others }]) => {
        const isNear = Math.abs(a.width - b.width) + Math.abs(a.height - b.height) < MINIMUM
        const isSameTint = colors.some(({ swatch }) => others.some((other) => other.swatch === swatch))
        return isNear && isSameTint
      })
      for (const [device, other] of alike) {
        const forms = drawingsOf(device).map(formOf)
        expect(drawingsOf(other).some((markup) => forms.includes(formOf(markup)))).toBe(false)
      }
    },
  )

  it('is decorative, without style attributes, ids and long numbers', () => {
    for (const markup of devices.flatMap(drawingsOf)) {
      expect(markup).toMatch(/^<svg [^>]*aria-hidden="true"/)
      expect(markup).not.toMatch(/ style=| id=|NaN|undefined|\d\.\d{3}/)
    }
  })

  it('shows every family that there is', () => {
    const drawn = new Set(devices.map(({ appearance }) => appearance.family))
    expect([...drawn].toSorted()).toEqual(Object.values(deviceFamilies).flat().toSorted())
  })
})
