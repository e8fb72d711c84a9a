import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { medianMs, throughputMbps } from '#core/speed/throughput.ts'
import { forAll } from '#test/for-all.ts'

describe('throughputMbps', () => {
  it('is the rate of a constant transfer, however it is sampled (SPD-01)', () =>
    forAll(
      fc.integer({ min: 1, max: 1_000 }),
      fc.uniqueArray(fc.integer({ min: 1, max: 10_000 }), { minLength: 1 }),
      (bytesPerMs, times) => {
        const samples = [0, ...times.toSorted((a, b) => a - b)].map((atMs) => ({
          atMs,
          bytes: atMs * bytesPerMs,
        }))
        expect(throughputMbps(samples)).toBeCloseTo((bytesPerMs * 8) / 1_000, 6)
      },
    ))

  it('leaves out the first quarter of the time (SPD-01)', () => {
    const samples = [
      { atMs: 0, bytes: 0 },
      { atMs: 1_000, bytes: 1_000 },
      { atMs: 4_000, bytes: 1_000 + 3_000_000 },
    ]
    expect(throughputMbps(samples)).toBe(8)
  })

  it('is the rate of all bytes where the last of them were passed on before the answer (SPD-01)', () => {
    const samples = [
      { atMs: 0, bytes: 0 },
      { atMs: 400, bytes: 1_000_000 },
      { atMs: 1_000, bytes: 1_000_000 },
    ]
    expect(throughputMbps(samples)).toBe(8)
  })

  it('is 0 without samples or without time (SPD-01)', () => {
    expect(throughputMbps([])).toBe(0)
    expect(throughputMbps([{ atMs: 5, bytes: 9 }])).toBe(0)
    expect(
      throughputMbps([
        { atMs: 5, bytes: 0 },
        { atMs: 5, bytes: 9 },
      ]),
    ).toBe(0)
  })
})

describe('medianMs', () => {
  it('is one of the times, with as many below as above (SPD-02)', () => {
    expect(medianMs([])).toBeNull()
    forAll(fc.array(fc.nat(), { minLength: 1 }), (times) => {
      const median = medianMs(times) ?? -1
      expect(times).toContain(median)
      expect(times.filter((time) => time < median).length).toBeLessThanOrEqual(times.length / 2)
      expect(times.filter((time) => time > median).length).toBeLessThanOrEqual(times.length / 2)
    })
  })
})
