import { describe, expect, it } from 'vitest'
import { colorSlug, deviceSlug, slugOf } from '#core/mobile/device-slug.ts'
import { anyText } from '#test/arbitraries/text.arbitrary.ts'
import { forAll } from '#test/for-all.ts'

describe('slugOf', () => {
  it('has only lower-case ASCII letters and digits between single hyphens (MOB-19)', () =>
    forAll(anyText, (text) => {
      expect(slugOf(text)).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/)
    }))

  it('is the slug of itself (MOB-19)', () =>
    forAll(anyText, (text) => {
      expect(slugOf(slugOf(text))).toBe(slugOf(text))
    }))
})

describe('deviceSlug', () => {
  it.each([
    [{ brand: 'Samsung', name: 'Galaxy Tab A9+ 5G' }, 'samsung-galaxy-tab-a9-plus-5g'],
    [{ brand: 'Apple', name: 'iPad (11.ª generación)' }, 'apple-ipad-11-generacion'],
    [{ brand: 'Motorola', name: ' Edge & “más” ' }, 'motorola-edge-mas'],
  ] as const)('names %j %s (MOB-19)', (device, slug) => {
    expect(deviceSlug(device)).toBe(slug)
  })
})

describe('colorSlug', () => {
  it.each([
    ['Titanio del desierto', 'titanio-del-desierto'],
    ['Naranja cósmico', 'naranja-cosmico'],
    ['¡!', ''],
  ])('names the color %s %j (MOB-19)', (name, slug) => {
    expect(colorSlug({ name })).toBe(slug)
  })
})
