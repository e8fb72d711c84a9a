import { describe, expect, it } from 'vitest'
import { type CheckedPage, siteFaults } from '#ui/site/check-site.ts'

const page = (at: string, html: string, other: Partial<CheckedPage> = {}): CheckedPage => ({
  route: at as CheckedPage['route'],
  language: 'es',
  at,
  title: at,
  description: `about ${at}`,
  html,
  isIndexed: true,
  ...other,
})

const home = page('/', '<h1 id="top"></h1><a href="#top"></a><a class="x" href="/internet?a=1&amp;b=2#c">')
const internet = page('/internet', '<a href="/"><a href="tel:+1"><img alt="" src="/a.svg">')

const faultsOf = (...pages: readonly CheckedPage[]) =>
  siteFaults(pages, (path) => path === '/a.svg' || pages.some(({ at }) => at === path))

describe('siteFaults', () => {
  it('finds nothing in sound pages', () => {
    expect(faultsOf(home, internet)).toEqual([])
  })

  it.each([
    ['a broken link', page('/internet', '<a href="/none">'), '/internet: /none does not exist'],
    ['a broken anchor', page('/internet', '<a href="#none">'), '/internet: #none does not exist'],
    ['a missing image', page('/internet', '<img src="/b.svg">'), '/internet: /b.svg does not exist'],
    ['a repeated title', page('/internet', '', { title: '/' }), '/internet: has the title of /'],
    [
      'a repeated description',
      page('/internet', '', { description: 'about /' }),
      '/internet: has the description of /',
    ],
  ])('finds %s', (_name, broken, fault) => {
    expect(faultsOf(home, broken)).toEqual([fault])
  })

  it('finds a page that is more than three clicks away, but not one of a campaign', () => {
    const chain = ['/internet', '/a', '/b', '/c'].map((at, index, all) =>
      page(at, `<a href="${all[index + 1] ?? '/'}">`),
    )
    expect(faultsOf(home, ...chain)).toEqual(['/c: is more than 3 clicks from /'])
    expect(faultsOf(home, internet, page('/sem/video', '', { isIndexed: false }))).toEqual([])
    expect(faultsOf(home, internet, page('/cable-tv', ''))).toEqual([
      '/cable-tv: is more than 3 clicks from /',
    ])
  })
})
