import { describe, expect, it } from 'vitest'
import {
  brandPath,
  canonicalOf,
  isBarePage,
  isCampaignPage,
  parentsOf,
  sitePaths,
} from '#core/routes/site-pages.ts'

const calculator = '/packages/savings-calculator'

describe('sitePaths', () => {
  it('lists each page once', () => {
    expect(new Set(sitePaths).size).toBe(sitePaths.length)
    expect(sitePaths.length).toBeGreaterThan(80)
  })
})

describe('isCampaignPage', () => {
  it('is true of search marketing, campaigns and the versions of the calculator alone', () => {
    expect(sitePaths.filter((path) => !path.startsWith('/sem') && isCampaignPage(path))).toEqual([
      '/cp/gig-5-year-internet-price-guarantee',
      `${calculator}-legacy`,
      `${calculator}/stores`,
      `${calculator}/agent`,
    ])
    expect(isCampaignPage('/sem')).toBe(true)
    expect(isCampaignPage('/sem/video')).toBe(true)
  })
})

describe('canonicalOf', () => {
  it('is the calculator for its versions, and none for any other page', () => {
    expect(sitePaths.filter((path) => canonicalOf(path) !== null)).toEqual([
      `${calculator}-legacy`,
      `${calculator}/stores`,
      `${calculator}/agent`,
    ])
    expect(canonicalOf(`${calculator}/agent`)).toBe(calculator)
  })
})

describe('isBarePage', () => {
  it('is true of the calculators for stores and agents', () => {
    expect(sitePaths.filter(isBarePage)).toEqual([`${calculator}/stores`, `${calculator}/agent`])
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
