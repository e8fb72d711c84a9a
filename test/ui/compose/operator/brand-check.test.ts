import { describe, expect, it } from 'vitest'
import { pack } from '#adapters/brand/cometa/pack.ts'
import { copy } from '#adapters/brand/cometa/copy.ts'
import { palette } from '#adapters/brand/cometa/palette.ts'
import { style } from '#adapters/brand/cometa/style.ts'
import { checkBrand } from '#ui/compose/operator/brand-check.ts'

const { slug } = pack.brand
const design: Parameters<typeof checkBrand>[2] = [style, copy, null]

describe('checkBrand', () => {
  it('accepts the data of a brand, and fails a build with the sentence of the first fault (BRD-03, BRD-09)', () => {
    expect(() => checkBrand(pack, palette, design, slug)).not.toThrow()
    const empty = { ...copy, es: { ...copy.es, promise: '' } }
    expect(() => checkBrand(pack, palette, [style, empty, null], slug)).toThrow(
      `${slug}/copy.ts: es.promise is empty.`,
    )
    const pale = { ...palette, light: { ...palette.light, ink: '#cccccc' } }
    expect(() => checkBrand(pack, pale, design, slug)).toThrow(
      `${slug}/palette.ts: light.ink on light.paper has a contrast of 1.46:1; text needs 4.5:1.`,
    )
  })
})
