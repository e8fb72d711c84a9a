import { describe, expect, it } from 'vitest'
import { brokenLaws, laws } from './kit.ts'
import { planted } from './planted.ts'
import { pocketHarness } from './pocket.harness.ts'

describe('the kit', () => {
  it('is tried on ten wrong providers and more', () => {
    expect(planted.length).toBeGreaterThanOrEqual(10)
    expect(new Set(planted.map(({ name }) => name)).size).toBe(planted.length)
  })

  it.each(planted)('finds out a provider that $name: it breaks "$killedBy"', async ({ killedBy, wrong }) => {
    const law = laws.filter(({ name }) => name === killedBy)
    const open = () => Promise.resolve(pocketHarness().harness)
    expect(await brokenLaws(open, law)).toEqual(new Map())
    const broken = await brokenLaws(async () => wrong(await open()), law)
    expect([...broken.keys()]).toEqual([killedBy])
  })
})
