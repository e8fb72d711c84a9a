import { describe, expect, it } from 'vitest'
import { createLogger } from '#adapters/server/telemetry/log.ts'
import { createPageLog } from '#adapters/server/telemetry/page-log.ts'
import type { LogEntry } from '#core/ports/log.ts'
import { errorMessages } from '#core/shared/error-message.ts'

/** The lines that the log of the server has after the entries of a page. */
const written = (...entries: readonly LogEntry[]): readonly unknown[] => {
  const lines: unknown[] = []
  const logger = createLogger('warn', { write: (line) => void lines.push(JSON.parse(line)) })
  entries.forEach(createPageLog(logger))
  return lines
}

describe('createPageLog', () => {
  it('writes an entry of a page at its level, its facts below one key (ANL-04)', () => {
    const [warning, error] = written(
      { level: 'warning', event: 'PageModelFailed', facts: { level: 'fatal' } },
      { level: 'error', event: 'AffiliateMissing', facts: {} },
    )
    expect(warning).toMatchObject({
      level: 'warn',
      message: 'page reported',
      page: { event: 'PageModelFailed', facts: { level: 'fatal' } },
    })
    expect(error).toMatchObject({ level: 'error', page: { event: 'AffiliateMissing', facts: {} } })
  })

  it.each(Object.values(errorMessages))(
    'writes the message of an error word for word: %s (ANL-04)',
    (event) => {
      expect(written({ level: 'error', event, facts: {} })).toMatchObject([{ page: { event } }])
    },
  )

  it('writes no text that looks like an address or a number of a person (S28, S29)', () => {
    const planted = [
      '4111 1111 1111 1111',
      '4111-1111-1111-1111',
      '078-05-1120',
      'ana@correo.example',
      '3055550142',
    ]
    const text = JSON.stringify(
      written({ level: 'error', event: planted.join(' '), facts: { message: `of ${planted.join(', ')}` } }),
    )
    for (const one of planted) expect(text).not.toContain(one)
  })
})
