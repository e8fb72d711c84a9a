import { describe, expect, it } from 'vitest'
import { staleDrawings } from '#ui/build/draw-journeys.ts'

describe('staleDrawings', () => {
  it('finds every journey in docs/journeys as its machine is now', async () => {
    expect(await staleDrawings()).toEqual([])
  })
})
