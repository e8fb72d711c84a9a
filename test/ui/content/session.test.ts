import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SESSION_WARNING_MS } from '#core/session/session.ts'
import { sessionWords, timeLeft } from '#ui/features/sale/session/es.ts'
import { forAll } from '#test/for-all.ts'

const HALF_MINUTE_MS = 30_000

/** The half minutes that a text states. */
const halvesIn = (text: string): number => {
  if (text.includes('segundos')) return 0
  if (text.includes('medio minuto')) return 1
  return 2 * Number(/\d+/.exec(text)?.[0]) + (text.includes('y medio') ? 1 : 0)
}

describe('timeLeft', () => {
  const ms = fc.integer({ min: 0, max: 5 * SESSION_WARNING_MS })

  it('is within fifteen seconds of the truth', () =>
    forAll(ms, (left) => {
      const statedMs = halvesIn(timeLeft(left)) * HALF_MINUTE_MS
      expect(Math.abs(statedMs - left)).toBeLessThanOrEqual(HALF_MINUTE_MS / 2)
    }))

  it('never increases as time passes', () =>
    forAll(ms, ms, (one, other) => {
      const [sooner, later] = [Math.max(one, other), Math.min(one, other)]
      expect(halvesIn(timeLeft(later))).toBeLessThanOrEqual(halvesIn(timeLeft(sooner)))
    }))

  it('is said as people say it', () => {
    expect([120, 90, 60, 30, 0].map((seconds) => timeLeft(seconds * 1_000))).toEqual([
      'Quedan 2 minutos',
      'Queda 1 minuto y medio',
      'Queda 1 minuto',
      'Queda medio minuto',
      'Quedan unos segundos',
    ])
  })
})

describe('sessionWords', () => {
  it('state the idle limit and the maximum age of the core (SES-01)', () => {
    expect(sessionWords.body).toContain('30 minutos')
    expect(sessionWords.lastBody).toContain('8 horas')
  })
})
