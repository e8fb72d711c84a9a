import { describe, expect, it } from 'vitest'
import { portalRefusalCodes, refusalCodes } from '#core/ports/orchestrator.failure.ts'
import { portalFailureText, portalFailureWords } from '#ui/content/es/portal/portal-failure.ts'

const refused = (code: (typeof refusalCodes)[number]) =>
  portalFailureText({ _tag: 'Refused', code, requestId: 'r-1' })

describe('portalFailureText', () => {
  it('has a text for each refusal, and one of its own for those of the portal', () => {
    for (const code of refusalCodes) expect(refused(code).title).not.toBe('')
    const titles = portalRefusalCodes.map((code) => refused(code).title)
    expect(new Set(titles).size).toBe(portalRefusalCodes.length)
    expect(titles).not.toContain(portalFailureWords.other.title)
  })

  it('offers a retry only where the same request can help', () => {
    expect(portalFailureText({ _tag: 'TimedOut' }).canRetry).toBe(true)
    expect(portalFailureText({ _tag: 'Unreachable' }).canRetry).toBe(true)
    expect(refused('NOT_AUTHORIZED').canRetry).toBe(false)
    expect(refused('WINDOW_GONE').canRetry).toBe(false)
    expect(portalFailureText({ _tag: 'SessionExpired' }).canRetry).toBe(false)
  })

  it('never mentions a price and never exclaims', () => {
    for (const { title, body } of Object.values(portalFailureWords))
      expect(`${title} ${body}`).not.toMatch(/[!¡$]/)
  })
})
