import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fitLogEntry } from '#adapters/browser/fit-log-entry.ts'
import { createLog } from '#adapters/browser/log.ts'
import { usageCalls } from '#adapters/contract/calls/usage.calls.ts'
import type { LogEntry } from '#core/ports/log.ts'
import { LOG_LIMITS } from '#core/ports/log.ts'

describe('createLog', () => {
  beforeEach(() => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
  })
  afterEach(() => vi.restoreAllMocks())

  it('writes to the console and to the store (ANL-04)', () => {
    const sent: (readonly LogEntry[])[] = []
    const log = createLog(async (entries) => void sent.push(entries))
    const failed = { level: 'error', event: 'LocalizationFailed', facts: { statusCode: '5xx' } } as const
    const warned = { level: 'warning', event: 'PageModelFailed', facts: {} } as const
    log(failed)
    log(warned)
    expect(sent).toEqual([[failed], [warned]])
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

  it('stops sending after some entries, and ignores a store that is down (F39)', async () => {
    let calls = 0
    const log = createLog(async () => {
      calls += 1
      throw new Error('down')
    })
    for (let count = 0; count < 100; count += 1) log({ level: 'error', event: 'LoadCartFailed', facts: {} })
    await Promise.resolve()
    expect(calls).toBe(20)
    expect(console.error).toHaveBeenCalledTimes(100)
  })
})
