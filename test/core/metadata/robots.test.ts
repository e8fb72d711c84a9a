import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import { environments, parseEnvironment, robotsOf, robotsText } from '#core/metadata/robots.ts'

describe('parseEnvironment', () => {
  it('accepts its names and reports any other (MET-04)', () => {
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

describe('robotsText', () => {
  it('blocks crawlers on every stage except production, and there blocks the API (MET-04)', () => {
    for (const name of environments)
      expect(robotsText(name, 'https://tienda.example')).toBe(
        name === 'production'
          ? 'User-agent: *\nDisallow: /api/\n\nSitemap: https://tienda.example/sitemap.xml\n'
          : 'User-agent: *\nDisallow: /\n',
      )
  })
})
