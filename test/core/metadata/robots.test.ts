import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { environments, parseEnvironment, robotsOf } from '#core/metadata/robots.ts'

describe('parseEnvironment', () => {
  it('knows its names and names any other (MET-04)', () => {
    for (const name of environments) expect(parseEnvironment(name)).toEqual(E.right(name))
    for (const value of ['', 'prod', 'Production', 'toString'])
      expect(parseEnvironment(value)).toEqual(E.left({ _tag: 'UnknownEnvironment', value }))
  })
})

describe('robotsOf', () => {
  it.each([
    ['development', null, null],
    ['test', null, null],
    ['uat', 'index,follow', 'noindex,nofollow'],
    ['production', 'index,follow', 'noindex,nofollow'],
  ] as const)('says in %s: %s, or %s for a page that is not indexed (MET-04)', (name, yes, no) => {
    expect([robotsOf(name, true), robotsOf(name, false)]).toEqual([yes, no])
  })

  it('has a row for every environment (MET-04)', () => {
    expect(environments).toEqual(['development', 'test', 'uat', 'production'])
  })
})
