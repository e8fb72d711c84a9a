import { describe, expect, it } from 'vitest'
import { pack } from '#adapters/brand/cometa/pack.ts'
import { palette } from '#adapters/brand/cometa/palette.ts'
import { checkBrand } from '#ui/brand-check.ts'

const { slug } = pack.brand

describe('checkBrand', () => {
  it('accepts the data of a brand, and fails a build with the sentence of the first fault (BRD-03)', () => {
    expect(() => checkBrand(pack, palette, slug)).not.toThrow()
    const pale = { ...palette, light: { ...palette.light, ink: '#cccccc' } }
    expect(() => checkBrand(pack, pale, slug)).toThrow(
      `${slug}/palette.ts: light.ink on light.paper has a contrast of 1.46:1; text needs 4.5:1.`,
    )
  })
})
