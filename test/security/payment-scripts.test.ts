import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { entries, layout } from '#ui/build/layout.ts'
import { type Manifest, readManifest } from '#ui/build/manifest.ts'
import { type PaymentScript, scriptReasons } from '#ui/build/payment-scripts.ts'

let inventory: readonly PaymentScript[]
let manifest: Manifest

beforeAll(async () => {
  inventory = JSON.parse(await readFile(layout.paymentScripts, 'utf8')) as readonly PaymentScript[]
  manifest = await readManifest(join(layout.client, 'app-manifest.json'))
})

/** Every script an entry of the manifest leads to, at once or later, and those of its workers. */
const scriptsFrom = (name: string, seen = new Set<string>()): ReadonlySet<string> => {
  const chunk = manifest[name]
  if (chunk === undefined || seen.has(chunk.file)) return seen
  seen.add(chunk.file)
  for (const worker of (chunk.assets ?? []).filter((file) => file.endsWith('.js'))) seen.add(worker)
  for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) scriptsFrom(next, seen)
  return seen
}

describe('the inventory of scripts that can run on the payment page', () => {
  it('lists each of them, and no other (S5)', () => {
    expect(inventory.length).toBeGreaterThan(20)
    expect(inventory.map(({ file }) => file).toSorted()).toEqual([...scriptsFrom(entries.app)].toSorted())
  })

  it('identifies them by their bytes (S5)', async () => {
    for (const { file, integrity } of inventory) {
      const digest = createHash('sha384').update(await readFile(join(layout.client, file)))
      expect([file, integrity]).toEqual([file, `sha384-${digest.digest('base64')}`])
    }
  })

  it('gives a reason for every part of them, and for no missing part (S5)', () => {
    const parts = new Set(inventory.flatMap(({ reasons }) => Object.keys(reasons)))
    expect([...parts].toSorted()).toEqual(Object.keys(scriptReasons).toSorted())
  })
})
