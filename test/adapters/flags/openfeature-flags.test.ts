import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { either as E } from 'fp-ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import defaults from '#adapters/flags/flags.json' with { type: 'json' }
import { loadFlags } from '#adapters/flags/load-flags.ts'
import { openFlags } from '#adapters/flags/openfeature-flags.ts'
import { BUCKETS, targetingKeyOf } from '#core/experiments/bucket.ts'
import { experimentNames, experimentVariants } from '#core/experiments/experiment.ts'
import { CONTROL_VARIANTS } from '#core/experiments/known-variants.ts'
import type { Flags } from '#core/ports/flags.ts'
import { forAllAsyncWith } from '#test/for-all.ts'

const notes: string[] = []
const note = (trouble: string): void => void notes.push(trouble)

const withShares = (shares: readonly (readonly [string, number])[]) => ({
  flags: {
    ...defaults.flags,
    serviceSelection: { ...defaults.flags.serviceSelection, targeting: { fractional: shares } },
  },
})

const opened = async (file: unknown): Promise<Flags> => {
  const flags = await openFlags(JSON.stringify(file), note)
  if (E.isLeft(flags)) throw new Error(flags.left)
  return flags.right
}

const key = fc.nat(BUCKETS - 1).map(targetingKeyOf)

describe('openFlags', () => {
  it('gives a key the same variants each time, also after a restart, and only known ones (EXP-02)', async () => {
    const file = withShares([
      ['control', 50],
      ['products', 50],
    ])
    const [first, second] = [await opened(file), await opened(file)]
    await forAllAsyncWith({ numRuns: 200 }, key, async (targetingKey) => {
      const variants = await first.variantsOf(targetingKey)()
      expect(await second.variantsOf(targetingKey)()).toEqual(variants)
      for (const name of experimentNames) expect(experimentVariants[name]).toContain(variants[name])
    })
  })

  it.each([0, 20, 50, 100])('gives %i of 100 visitors the variant with that share', async (share) => {
    const flags = await opened(
      withShares([
        ['control', 100 - share],
        ['products', share],
      ]),
    )
    const all = await Promise.all(
      Array.from({ length: 2_000 }, (_, bucket) => flags.variantsOf(targetingKeyOf(bucket))()),
    )
    const percent = all.filter(({ serviceSelection }) => serviceSelection === 'products').length / 20
    expect(Math.abs(percent - share)).toBeLessThan(share % 100 === 0 ? 0.01 : 4)
  })

  it('gives everyone the control by the file of the repository, which states a reason for each flag', async () => {
    const flags = await opened(defaults)
    await forAllAsyncWith({ numRuns: 100 }, key, async (targetingKey) => {
      expect(await flags.variantsOf(targetingKey)()).toEqual(CONTROL_VARIANTS)
    })
    expect(Object.keys(defaults.flags).toSorted()).toEqual([...experimentNames].toSorted())
    for (const { metadata } of Object.values(defaults.flags))
      expect(metadata.reason).toMatch(/^[A-Z].{20,}\.$/)
  })

  it('gives the control where a flag is missing or disabled', async () => {
    const { serviceSelection, couponEntry } = defaults.flags
    for (const flags of [{}, { couponEntry, serviceSelection: { ...serviceSelection, state: 'DISABLED' } }])
      expect(await (await opened({ flags })).variantsOf('bucket-1')()).toEqual(CONTROL_VARIANTS)
  })

  it.each([
    ['', 'not JSON'],
    ['[]', 'expected object'],
    ['{}', 'flags'],
    [JSON.stringify({ flags: { unknown: defaults.flags.couponEntry } }), 'unknown'],
    [JSON.stringify({ flags: { couponEntry: { state: 'ON' } } }), 'state'],
    [JSON.stringify(withShares([['nobody', 100]])), 'fractional'],
    [
      JSON.stringify({
        flags: { couponEntry: { ...defaults.flags.couponEntry, targeting: { fractionl: [1] } } },
      }),
      'couponEntry',
    ],
    [
      JSON.stringify({ flags: { couponEntry: { ...defaults.flags.couponEntry, defaultVariant: 'x' } } }),
      'defaultVariant',
    ],
    [
      JSON.stringify({
        flags: { couponEntry: { ...defaults.flags.couponEntry, variants: { control: 'checkout' } } },
      }),
      'variants',
    ],
  ])('refuses the file %s in one line', async (text, reason) => {
    const flags = await openFlags(text, note)
    expect(flags).toMatchObject({ _tag: 'Left', left: expect.stringContaining(reason) })
    expect(E.isLeft(flags) && flags.left).not.toContain('\n')
  })
})

describe('loadFlags', () => {
  it('reads the file of the configuration, and names it when it is missing or broken', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'flags-'))
    const path = join(folder, 'flags.json')
    expect(await loadFlags(path, note)).toMatchObject({
      _tag: 'BadFlags',
      message: expect.stringMatching(/FLAG_FILE.*ENOENT/),
    })
    await writeFile(path, '{')
    expect(await loadFlags(path, note)).toMatchObject({ message: `FLAG_FILE: «${path}»: not JSON` })
    await writeFile(path, JSON.stringify(withShares([['products', 100]])))
    const loaded = await loadFlags(path, note)
    expect(loaded._tag === 'Flags' && (await loaded.flags.variantsOf('bucket-1')()).serviceSelection).toBe(
      'products',
    )
    expect((await loadFlags(null, note))._tag).toBe('Flags')
  })
})
