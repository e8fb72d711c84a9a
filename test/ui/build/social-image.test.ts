import { typefaces } from '#adapters/brand/typefaces.ts'
import { describe, expect, it } from 'vitest'
import { palette } from '#adapters/brand/palette.ts'
import { plainStyles } from '#ui/build/page-styles.ts'
import { socialPainter } from '#ui/build/social-image.ts'

const paint = await socialPainter(typefaces.painted)

const image = {
  title: 'Internet para tu casa',
  brandName: 'Cometa',
  drawing: '<svg viewBox="0 0 10 10"><path class="a" d="M0 0h10v10H0z"/></svg>',
  styles: '.a{fill:#ff0000}',
  palette: palette.light,
}

describe('socialPainter', () => {
  it('paints a PNG of 1200 by 630 pixels, the same for the same page', () => {
    const png = Buffer.from(paint(image))
    expect(png.toString('latin1', 1, 4)).toBe('PNG')
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
    expect(Buffer.from(paint(image)).equals(png)).toBe(true)
  })

  it.each([
    ['title', { title: 'Internet para la casa' }],
    ['drawing', { styles: '.a{fill:#00ff00}' }],
    ['brand', { brandName: 'Brisa' }],
    ['letters with accents', { title: 'Internet para tú casa' }],
  ])('shows another %s', (_name, other) => {
    expect(Buffer.from(paint({ ...image, ...other })).equals(Buffer.from(paint(image)))).toBe(false)
  })

  it('shortens a title that does not fit', () => {
    const title = 'palabra '.repeat(60).trim()
    expect(
      Buffer.from(paint({ ...image, title })).equals(Buffer.from(paint({ ...image, title: `${title} más` }))),
    ).toBe(true)
  })
})

describe('plainStyles', () => {
  it('takes rules out of their layers, leaves conditions out, and writes the colours of the palette', () => {
    const css =
      '@layer kit{.a{fill:var(--c-scene-sky)}}.b{color:var(--c-ink)}@media (prefers-color-scheme:dark){.a{fill:red}}'
    expect(plainStyles(css, palette.light)).toBe(
      `.a{fill:${palette.light.scene.sky}}.b{color:${palette.light.ink}}`,
    )
  })
})
