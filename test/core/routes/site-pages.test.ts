import { describe, expect, it } from 'vitest'
import { brandPath, parentsOf, sitePaths } from '#core/routes/site-pages.ts'

describe('sitePaths', () => {
  it('lists each page once', () => {
    expect(new Set(sitePaths).size).toBe(sitePaths.length)
    expect(sitePaths.length).toBeGreaterThan(80)
  })
})

describe('parentsOf', () => {
  it('lists the pages above a page, from the landing page down', () => {
    expect(parentsOf('/', sitePaths)).toEqual([])
    expect(parentsOf('/internet', sitePaths)).toEqual(['/'])
    expect(parentsOf('/internet/plans/internet-gig', sitePaths)).toEqual([
      '/',
      '/internet',
      '/internet/plans',
    ])
    for (const path of sitePaths)
      for (const parent of parentsOf(path, sitePaths))
        expect([parent, sitePaths.includes(parent)]).toEqual([parent, true])
  })
})

describe('brandPath', () => {
  it('has the slug of the brand', () => {
    expect(brandPath('/contact-{product}', 'brisa')).toBe('/contact-brisa')
  })
})
