import { beforeEach, describe, expect, it } from 'vitest'
import { createMemoryCount } from '#adapters/server/http/memory-counter.ts'
import type { Count } from '#adapters/http/count.ts'
import { START_OF_TESTS } from '#test/builders/clock.builder.ts'
import { epochMs } from '#core/shared/plain-date.ts'

/** A manual clock, in ms since the tests began. */
const settable = () => {
  let ms = 0
  return { now: () => epochMs(START_OF_TESTS + ms), set: (next: number) => void (ms = next) }
}

let clock: ReturnType<typeof settable>
beforeEach(() => {
  clock = settable()
})

const once = async (count: Count, name: string, ms: number): Promise<number> => {
  clock.set(ms)
  return (await count([{ name, count: 1, windowMs: 1_000 }]))[0]?.count ?? 0
}

describe(createMemoryCount, () => {
  it('counts each name in windows that begin with its first call', async () => {
    const count = createMemoryCount(clock)
    expect([await once(count, 'a', 0), await once(count, 'b', 10), await once(count, 'a', 999)]).toEqual([
      1, 1, 2,
    ])
    expect([await once(count, 'a', 1_000), await once(count, 'b', 1_000)]).toEqual([1, 2])
    expect(
      await count([
        { name: 'c', count: 3, windowMs: 50 },
        { name: 'd', count: 1, windowMs: 9 },
      ]),
    ).toEqual([
      { name: 'c', count: 3, leftMs: 50 },
      { name: 'd', count: 1, leftMs: 9 },
    ])
  })

  it('opens a new window when the clock was set back by more than one (F18)', async () => {
    const count = createMemoryCount(clock)
    await once(count, 'a', 10_000)
    expect(await once(count, 'a', 9_500)).toBe(2)
    expect(await once(count, 'a', 1_000)).toBe(1)
  })

  it('forgets the name whose window opened first when there are too many', async () => {
    const count = createMemoryCount(clock, 2)
    await once(count, 'a', 0)
    await once(count, 'b', 900)
    await once(count, 'a', 1_000)
    await once(count, 'c', 1_001)
    expect([await once(count, 'a', 1_002), await once(count, 'c', 1_002)]).toEqual([2, 2])
    expect(await once(count, 'b', 1_003)).toBe(1)
  })
})
