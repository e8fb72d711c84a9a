import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { movedTo } from '#core/guards/redirect.ts'
import { SLUG, filled, listed } from '#test/arbitraries/route.arbitrary.ts'
import { forAllWith } from '#test/for-all.ts'

const moved = Object.entries(listed.redirects).filter(([from]) => from !== '/anything-unknown')

describe('movedTo', () => {
  it.each(moved)('leads from %s to %s with its query, ignoring trailing slashes (GRD-05)', (from, to) => {
    const path = filled(from)
    for (const requestedPath of [path, `${path}/`, `${path}//`])
      expect(movedTo({ path: requestedPath, search: '?a=1&b' }, SLUG)).toEqual({
        _tag: 'Redirect',
        to: { path: to, search: '?a=1&b' },
        effects: [],
        reason: { rule: 'GRD-05', facts: { path } },
      })
  })

  it('moves nothing else (GRD-05)', () => {
    const stays = fc.constantFrom(
      '/',
      '/customer-portal/login',
      '/packages/otra-one/agent/calculator',
      '/LANDING',
    )
    forAllWith({ numRuns: 20 }, stays, (path) => {
      expect(movedTo({ path, search: '' }, SLUG)).toBeNull()
    })
  })
})
