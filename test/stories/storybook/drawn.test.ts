import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { waitUntilDrawn, type Drawing } from '#stories/.storybook/drawn.ts'

const drawn: Drawing = {
  window: [360, 900],
  pageHeight: 1_200,
  fonts: 'loaded',
  images: [],
  emptyParts: 0,
}

const FRAME_MS = 17

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => void vi.useRealTimers())

/** Shows each state for one frame, and the last one for ever. */
const frames = (...states: readonly Drawing[]) => {
  const left = [...states]
  const read = vi.fn(() => {
    vi.advanceTimersByTime(FRAME_MS)
    const [state = drawn] = left.length > 1 ? left.splice(0, 1) : left
    return Promise.resolve(state)
  })
  return read
}

describe('waitUntilDrawn', () => {
  it('returns the height of a page that stays the same for eight frames', async () => {
    const read = frames({ ...drawn, pageHeight: 900 }, drawn)
    expect(await waitUntilDrawn(read)).toBe(1_200)
    expect(read).toHaveBeenCalledTimes(10)
  })

  it.each([{ fonts: 'loading' }, { images: ['/phone.svg'] }, { emptyParts: 1 }] as const)(
    'fails after five seconds with %j, and prints the state',
    async (waiting) => {
      const read = frames({ ...drawn, ...waiting })
      await expect(waitUntilDrawn(read)).rejects.toThrow(JSON.stringify({ ...drawn, ...waiting }))
      expect(performance.now()).toBeLessThan(5_200)
    },
  )

  it('waits longer for a page that makes progress', async () => {
    const states = Array.from({ length: 1_000 }, (_, at) => ({ ...drawn, emptyParts: 1_000 - at }))
    expect(await waitUntilDrawn(frames(...states, drawn))).toBe(1_200)
    expect(performance.now()).toBeGreaterThan(16_000)
  })
})
