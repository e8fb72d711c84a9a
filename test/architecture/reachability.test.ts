import { describe, expect, it } from 'vitest'
import { readModule, readModules } from './module-reader.ts'
import { COMPOSITION_ROOT, packagesAtStart, reachabilityViolations } from './reachability.ts'
import { unreachedRules } from './unreached-rules.ts'

const modules = readModules()
const listed = Object.values(unreachedRules).flat()

/** Returns the violations in a repository of the given modules. */
const foundIn = (planted: Readonly<Record<string, string>>, list: readonly string[] = []) =>
  reachabilityViolations(
    Object.entries(planted).map(([path, source]) => readModule(path, source)),
    list,
  )

const RULE = 'core/cart/probe.ts'
const ROOT = 'ui/probe.main.ts'

describe('a module of the core', () => {
  it('is used by a composition root, or is listed with the feature that will use it', () => {
    expect(reachabilityViolations(modules, listed)).toEqual([])
  })

  it('is listed once', () => {
    expect(new Set(listed).size).toBe(listed.length)
  })
})

describe('the server', () => {
  it('does not read the packages of the embedded identity provider before the first login', () => {
    const packages = packagesAtStart(modules, 'ui/server.main.ts')
    expect(packages).toContain('fastify')
    expect(packages).not.toContain('oidc-provider')
  })
})

describe('reachabilityViolations', () => {
  it('knows the programs of the product, and none of the tests', () => {
    const roots = modules.map(({ path }) => path).filter((path) => COMPOSITION_ROOT.test(path))
    expect(roots).toEqual(
      expect.arrayContaining(['ui/app.main.tsx', 'ui/server.main.ts', 'ui/prerender.main.ts']),
    )
    expect(roots.filter((path) => !path.startsWith('ui/'))).toEqual([])
  })

  it.each([
    ['nothing', {}],
    ['a test', { 'test/probe.test.ts': "import '#core/cart/probe.ts'" }],
    ['the workbench', { 'test/workbench/probe.main.ts': "import '#core/cart/probe.ts'" }],
    ['a story', { 'stories/probe.stories.tsx': "import '#core/cart/probe.ts'" }],
    ['a module that nothing uses', { 'ui/app/probe.ts': "import '#core/cart/probe.ts'" }],
    ['an import of its types', { [ROOT]: "import type { Probe } from '#core/cart/probe.ts'" }],
  ])('finds a rule used by %s', (_, planted) => {
    expect(foundIn({ [RULE]: 'export const probe = 1\nexport type Probe = 1', ...planted })).toEqual([
      { kind: 'unreached and not listed', path: RULE },
    ])
  })

  it.each([
    ['a composition root', 'export const probe = 1', "import { probe } from '#core/cart/probe.ts'"],
    ['an import at run time', 'export const probe = 1', "void import('#core/cart/probe.ts')"],
    [
      'types alone, where it has only types',
      'export type Probe = 1',
      "import type { Probe } from '#core/cart/probe.ts'",
    ],
  ])('accepts a rule used by %s, and finds it where it is listed still', (_, rule, root) => {
    const planted = { [RULE]: rule, [ROOT]: root }
    expect(foundIn(planted)).toEqual([])
    expect(foundIn(planted, [RULE])).toEqual([{ kind: 'listed but reached', path: RULE }])
  })

  it('finds a module that is listed and does not exist', () => {
    expect(foundIn({}, [RULE])).toEqual([{ kind: 'listed but missing', path: RULE }])
  })
})
