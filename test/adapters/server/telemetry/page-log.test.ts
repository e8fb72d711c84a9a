import { describe, expect, it } from 'vitest'
import { createPageLog } from '#adapters/server/telemetry/page-log.ts'

describe('createPageLog', () => {
  it('writes an entry of a page at its level, its facts below one key (ANL-04)', () => {
    const lines: unknown[] = []
    const at =
      (level: string) =>
      (...line: unknown[]): void =>
        void lines.push([level, ...line])
    const log = createPageLog({ warn: at('warn'), error: at('error') } as never)
    log({ level: 'warning', event: 'PageModelFailed', facts: { level: 'fatal' } })
    log({ level: 'error', event: 'AffiliateMissing', facts: {} })
    expect(lines).toEqual([
      ['warn', { page: { event: 'PageModelFailed', facts: { level: 'fatal' } } }, 'page reported'],
      ['error', { page: { event: 'AffiliateMissing', facts: {} } }, 'page reported'],
    ])
  })
})
