import { describe, expect, it } from 'vitest'
import { DEFAULT_RUNS, DEFAULT_SEED, propertyRuns } from './property-runs.ts'

describe('propertyRuns', () => {
  it('runs each property of the core a thousand times, with the same values each time', () => {
    expect(propertyRuns({})).toEqual({ numRuns: DEFAULT_RUNS, seed: DEFAULT_SEED })
    expect(DEFAULT_RUNS).toBe(1_000)
  })

  it('generates new values when more runs are requested', () => {
    expect(propertyRuns({ FC_RUNS: '100000' })).toEqual({ numRuns: 100_000 })
  })

  it('uses the requested number of runs, seed and path', () => {
    const settings = propertyRuns({ FC_RUNS: '100000', FC_SEED: '-7', FC_PATH: '3:0' })
    expect(settings).toEqual({ numRuns: 100_000, seed: -7, path: '3:0' })
  })

  it.each([{ FC_RUNS: 'many' }, { FC_RUNS: '1.5' }, { FC_SEED: '' }])('refuses %o', (environment) => {
    expect(() => propertyRuns(environment)).toThrow('is no whole number')
  })
})
