import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { isMapStale, statePathsText } from '#ui/build/draw-us-map.ts'
import { usStates } from '#core/shared/us-state.ts'
import { MAP_SIZE, placeOnMap } from '#ui/features/tools/us-map/projection.ts'
import { statePaths } from '#ui/features/tools/us-map/state-paths.ts'
import { eachBrand } from '#test/builders/brand.builder.ts'

type Box = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number }

/** The corners of a path of relative lines. */
const boxOf = (path: string): Box => {
  const rings = path.split('M').slice(1)
  const points = rings.flatMap((ring) => {
    const [start = '', steps = ''] = ring.split('l')
    let [x = 0, y = 0] = start.split(' ').map(Number)
    const numbers = [...steps.matchAll(/-?\d+/g)].map(Number)
    return numbers.flatMap((dx, at) => {
      if (at % 2 === 1) return []
      x += dx
      y += numbers[at + 1] ?? 0
      return [{ x, y }]
    })
  })
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }
}

describe('the map of the states', () => {
  it('is the drawing of the atlas, the same every time and small', async () => {
    expect(await isMapStale()).toBe(false)
    expect(statePathsText()).toBe(statePathsText())
    expect(brotliCompressSync(statePathsText()).length).toBeLessThan(4_096)
  })

  it.each(usStates)('has an outline of %s inside of its frame', (state) => {
    const { left, right, top, bottom } = boxOf(statePaths[state])
    expect(right).toBeGreaterThan(left)
    expect(bottom).toBeGreaterThan(top)
    for (const x of [left, right])
      expect(Math.abs(x - MAP_SIZE.width / 2)).toBeLessThan(MAP_SIZE.width / 2 + 1)
    for (const y of [top, bottom])
      expect(Math.abs(y - MAP_SIZE.height / 2)).toBeLessThan(MAP_SIZE.height / 2 + 1)
  })

  it.each(eachBrand)('has each store of %s in its own state', (_, { brand }) => {
    const outside = brand.site.stores.filter(({ state, location }) => {
      const { x, y } = placeOnMap(location)
      const { left, right, top, bottom } = boxOf(statePaths[state])
      // The outline is simplified, and some stores are at the coast.
      return x < left - 3 || x > right + 3 || y < top - 3 || y > bottom + 3
    })
    expect(outside).toEqual([])
  })
})
