import { compileFunction } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { withoutServerProperties } from '#ui/build/unused-code.ts'

/** Runs a script and returns its exports. */
const exportsOf = (code: string): Readonly<Record<string, unknown>> => {
  const exports: Record<string, unknown> = {}
  const run = compileFunction(code, ['exports']) as (exports: unknown) => void
  run(exports)
  return exports
}

describe('withoutServerProperties', () => {
  it('removes from records and shapes what only the server reads, and nothing from other objects', () => {
    const code = `
      const shape = { codec: 1, schema: () => ({ type: 'string' }), arbitrary: (fc) => ({ codec: 2, arbitrary: fc }) }
      const record = { summary: 'x', retry: true, limit: { calls: 3 }, request: { schema: 4 } }
      const other = { summary: 'y', schema: 5, status: 'open' }
      exports.all = { shape, record, other }
    `
    expect(exportsOf(withoutServerProperties(code))).toEqual({
      all: {
        shape: { codec: 1 },
        record: { retry: true, request: { schema: 4 } },
        other: { summary: 'y', schema: 5, status: 'open' },
      },
    })
  })
})
