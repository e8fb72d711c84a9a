import { describe, expect, it } from 'vitest'
import { brokenLaws, laws } from './kit.ts'
import { mutants as others } from './mutants.ts'
import { portalMutants } from './portal-mutants.ts'
import { providerHarness } from './provider.harness.ts'

const mutants = [...others, ...portalMutants]

describe('the kit', () => {
  it('is run against at least ten wrong providers', () => {
    expect(mutants.length).toBeGreaterThanOrEqual(10)
    expect(new Set(mutants.map(({ name }) => name)).size).toBe(mutants.length)
  })

  it.each(mutants)('detects a provider that $name: it breaks "$killedBy"', async ({ killedBy, wrong }) => {
    const law = laws.filter(({ name }) => name === killedBy)
    const open = () => Promise.resolve(providerHarness().harness)
    expect(await brokenLaws(open, law)).toEqual(new Map())
    const broken = await brokenLaws(async () => wrong(await open()), law)
    expect([...broken.keys()]).toEqual([killedBy])
  })
})
