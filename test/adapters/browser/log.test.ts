import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fitLogEntry } from '#adapters/browser/fit-log-entry.ts'
import { LOG_PAUSE_MS, createLog } from '#adapters/browser/log.ts'
import { usageCalls } from '#adapters/contract/calls/usage.calls.ts'
import { LOG_LIMITS, type LogEntry } from '#core/ports/log.ts'
import { eventually } from '#test/builders/progress.ts'

describe('createLog', () => {
  beforeEach(() => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
  })
  afterEach(() => vi.restoreAllMocks())

  it('writes to the console and to the store (ANL-04)', async () => {
    const sent: (readonly LogEntry[])[] = []
    const log = createLog(async (entries) => void sent.push(entries))
    const failed = { level: 'error', event: 'LocalizationFailed', facts: { statusCode: '503' } } as const
    const warned = { level: 'warning', event: 'PageModelFailed', facts: {} } as const
    log(failed)
    log(warned)
    await eventually(() => expect(sent).toEqual([[failed], [warned]]))
    expect(console.error).toHaveBeenCalledWith(failed.event, failed.facts)
    expect(console.warn).toHaveBeenCalledWith(warned.event, warned.facts)
  })

  it('cuts an entry to the size that the store takes (ANL-04)', () => {
    const long = 'x'.repeat(1_000)
    const facts = Object.fromEntries(
      Array.from({ length: 26 }, (_, at) => [String.fromCodePoint(97 + at), long]),
    )
    const entry = fitLogEntry({ level: 'error', event: long, facts })
    const { codec } = usageCalls.recordLog.request
    expect(codec.decode(codec.encode({ entries: [entry] }))).toMatchObject({ _tag: 'Right' })
    expect(entry.event).toHaveLength(LOG_LIMITS.eventLength)
  })

  it('tries once while the store is down, also when the failure is logged, and again after growing pauses (F39)', async () => {
    let calls = 0
    let now = 0
    const failed = { level: 'error', event: 'LoadCartFailed', facts: {} } as const
    const log = createLog(
      async () => {
        calls += 1
        log({ level: 'warning', event: 'PreloadFailed', facts: {} })
        await Promise.resolve()
        throw new Error('down')
      },
      () => now,
    )
    const settled = () => new Promise((resolve) => setImmediate(resolve))
    for (const [at, expected] of [
      [0, 1],
      [LOG_PAUSE_MS - 1, 1],
      [LOG_PAUSE_MS, 2],
      [LOG_PAUSE_MS * 2, 2],
      [LOG_PAUSE_MS * 3, 3],
    ] as const) {
      now = at
      for (let count = 0; count < 30; count += 1) log(failed)
      await settled()
      expect([at, calls]).toEqual([at, expected])
    }
  })

  it('sends the first entries of a page alone, each once, in messages that the store takes (ANL-04)', async () => {
    const sent: (readonly LogEntry[])[] = []
    const log = createLog(async (entries) => void sent.push(entries))
    for (let count = 0; count < 100; count += 1) log({ level: 'error', event: String(count), facts: {} })
    await eventually(() =>
      expect(sent.flat().map(({ event }) => event)).toEqual(
        Array.from({ length: 20 }, (_, at) => String(at)),
      ),
    )
    expect(sent.every(({ length }) => length <= LOG_LIMITS.entries)).toBe(true)
    expect(console.error).toHaveBeenCalledTimes(100)
  })
})
