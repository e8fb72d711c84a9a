import { readFileSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { compileFunction } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { layout } from '#ui/build/layout.ts'
import { withoutServerProperties } from '#ui/build/unused-code.ts'
import { omittedOfReact, withoutUnused } from '#ui/build/unused-of-react.ts'

const scriptOf = (file: string): string =>
  readFileSync(
    join(layout.root, 'node_modules', file.startsWith('react.') ? 'react' : 'react-dom', 'cjs', file),
    'utf8',
  )

/** Runs a script of CommonJS and returns its exports. */
const exportsOf = (code: string): Readonly<Record<string, unknown>> => {
  const module = { exports: {} as Record<string, unknown> }
  const run = compileFunction(code, ['exports', 'module', 'require']) as (
    exports: unknown,
    module: unknown,
    require: NodeJS.Require,
  ) => void
  run(module.exports, module, createRequire(import.meta.url))
  return module.exports
}

const scripts = ['react.production.js', 'react-dom.production.js'] as const

describe('withoutUnused', () => {
  it.each(scripts)('removes of %s the unused exports alone', (file) => {
    const before = Object.keys(exportsOf(scriptOf(file)))
    const after = Object.keys(exportsOf(withoutUnused(file, scriptOf(file))))
    expect(before.filter((name) => !after.includes(name)).toSorted()).toEqual(
      before.filter((name) => omittedOfReact.includes(name)).toSorted(),
    )
  })

  it('makes the client of React DOM more than a tenth smaller', () => {
    const code = scriptOf('react-dom-client.production.js')
    expect(withoutUnused('react-dom-client.production.js', code).length).toBeLessThan(code.length * 0.9)
  })

  it('fails for another version of React, in which a part has another name', () => {
    const code = scriptOf('react-dom-client.production.js').replaceAll(
      'startViewTransition',
      'startTransitionOfView',
    )
    expect(() => withoutUnused('react-dom-client.production.js', code)).toThrow('startViewTransition')
  })
})

const importOfReact = /import (?:type )?(?:\w+, )?\{([^}]*)\} from 'react(?:-dom)?(?:\/client)?'/g

describe('the store', () => {
  it('uses no part of React that its build omits', () => {
    const folder = join(layout.root, 'ui')
    const used = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .flatMap((file) => [...readFileSync(join(folder, file), 'utf8').matchAll(importOfReact)])
      .flatMap(([, names = '']) => names.split(',').map((name) => name.replace(/^\s*type /, '').trim()))
    expect(used).toContain('useState')
    expect(used.filter((name) => omittedOfReact.includes(name))).toEqual([])
  })
})

describe('withoutServerProperties', () => {
  it('removes from records and shapes what only the server reads, and nothing from other objects', () => {
    const code = `
      const shape = { codec: 1, schema: () => ({ type: 'string' }), arbitrary: (fc) => ({ codec: 2, arbitrary: fc }) }
      const record = { summary: 'x', timeoutMs: 5, limit: { calls: 3 }, request: { schema: 4 } }
      const other = { summary: 'y', schema: 5, status: 'open' }
      exports.all = { shape, record, other }
    `
    expect(exportsOf(withoutServerProperties(code))).toEqual({
      all: {
        shape: { codec: 1 },
        record: { timeoutMs: 5, request: { schema: 4 } },
        other: { summary: 'y', schema: 5, status: 'open' },
      },
    })
  })
})
