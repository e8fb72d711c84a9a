import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const text = await readFile(`${root}docs/security.md`, 'utf8')
const rows = text.split('\n').filter((line) => /^\| S\d/.test(line))

describe('docs/security.md', () => {
  it('has a row for each of the 49 requirements', () => {
    const ids = rows.flatMap((row) => row.split('|')[1]?.match(/\d+/g) ?? []).map(Number)
    expect(ids).toEqual(Array.from({ length: 49 }, (_, index) => index + 1))
  })

  it('names for each an existing check, or says that it comes later', () => {
    for (const row of rows) {
      const checks = row.split('|')[3] ?? ''
      const named = [...checks.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path)
      expect([row, named.length > 0 || checks.includes('*later*')]).toEqual([row, true])
      for (const path of named) expect([path, existsSync(`${root}${path}`)]).toEqual([path, true])
    }
  })
})
