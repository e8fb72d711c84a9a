import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { queryParameterTable } from '#core/query/query-parameter-table.ts'
import { queryParameterPage } from '#ui/build/query-parameters.ts'
import { root } from '#test/architecture/repository.ts'

const product = globSync('{core,adapters,ui}/**/*.{ts,tsx}', { cwd: root }).map((path) => ({
  path,
  text: readFileSync(`${root}/${path}`, 'utf8'),
}))

describe('docs/query-parameters.md', () => {
  it('is the table of parameters: npm run queries writes it again', () => {
    expect(readFileSync(`${root}/docs/query-parameters.md`, 'utf8')).toBe(queryParameterPage)
  })

  it('names readers that the product exports', () => {
    for (const { reader } of Object.values(queryParameterTable))
      expect(
        product.some(({ text }) => new RegExp(`export const ${reader}\\b`).test(text)),
        reader,
      ).toBe(true)
  })
})

describe('a query', () => {
  it('is read with the parser of the core alone; calls of the API have their contract (RTE-10)', () => {
    const own = /\bsearchParams\.(?:get|has)|\brequest\.query\b|URLSearchParams\((?:\w+\.)*(?:search|query)\b/
    const readers = product.filter(({ path, text }) => !path.startsWith('core/') && own.test(text))
    expect(readers.map(({ path }) => path).toSorted()).toEqual([
      'adapters/server/forward/forwarding-provider.ts',
      'adapters/server/http/contract-routes.ts',
    ])
  })
})
