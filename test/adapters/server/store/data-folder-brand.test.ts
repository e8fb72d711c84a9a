import { lstat, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { brandSlugs, DEFAULT_BRAND } from '#adapters/brand/slug.ts'
import { claimDataFolder } from '#adapters/server/store/data-folder-brand.ts'

let dir: string

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'escaparate-brand-'))
})
afterEach(() => rm(dir, { recursive: true }))

describe(claimDataFolder, () => {
  it.each(brandSlugs)('gives a new folder to %s, and to no other brand after it', async (slug) => {
    expect(await claimDataFolder(dir, slug)).toBe(slug)
    for (const other of brandSlugs) expect(await claimDataFolder(dir, other)).toBe(slug)
    expect(await readFile(join(dir, 'brand'), 'utf8')).toBe(`${slug}\n`)
    expect((await lstat(join(dir, 'brand'))).mode & 0o077).toBe(0)
  })

  it('treats a used folder without a record as one of the default brand', async () => {
    await mkdir(join(dir, 'pglite'))
    for (const slug of brandSlugs.toReversed()) expect(await claimDataFolder(dir, slug)).toBe(DEFAULT_BRAND)
  })

  it('rethrows the error that prevents reading the record', async () => {
    await mkdir(join(dir, 'brand'))
    await expect(claimDataFolder(dir, DEFAULT_BRAND)).rejects.toThrow('EISDIR')
  })
})
