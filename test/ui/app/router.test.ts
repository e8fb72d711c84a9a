import * as fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import type { Sale } from '#core/journeys/sale/sale.ts'
import { outcomePaths, paths } from '#core/routes/routes.ts'
import type { Route, Screen, View } from '#ui/app/router.ts'
import { createRouter } from '#ui/app/router.ts'
import { routes } from '#ui/app/routes.ts'
import { buildSale, configured, localized } from '#test/builders/sale.builder.ts'
import { tabAt } from './addresses.builder.ts'

const contextOf = (sale: Sale = buildSale().sale) => ({ sale, brand: cometa })

/** Where a visitor who opens a path of the store ends up. */
const entered = (sale: Sale, path: string): string => {
  const tab = tabAt(path)
  const router = createRouter(routes, contextOf(sale), tab.addresses)
  router.start()
  expect(tab.addresses.href()).toBe(router.here().pathname)
  return router.here().pathname
}

describe('routes', () => {
  it('know every path of the sale', () => {
    const known = routes.map(({ path }) => path)
    const wanted = [...Object.values(paths), ...Object.values(outcomePaths)]
    expect(wanted.filter((path) => path !== paths.home && !known.includes(path))).toEqual([])
  })

  it('send a visitor without a session to the address from every place of the sale (GRD-02)', () => {
    const { sale } = buildSale()
    for (const path of [paths.products, paths.payment, paths.confirmation, outcomePaths.bulk])
      expect(entered(sale, path)).toBe(paths.localization)
  })

  it('let in where the guards do, and else to the step they name', async () => {
    const { sale } = buildSale()
    await localized(sale)
    await configured(sale)
    expect(entered(sale, paths.configure)).toBe(paths.configure)
    expect(entered(sale, `${paths.configure}/`)).toBe(paths.configure)
    expect(entered(sale, paths.payment)).toBe(paths.checkout)
    expect(entered(sale, outcomePaths.bulk)).toBe(paths.products)
  })

  it('lead unknown paths to the page that says so, and unknown channels to the address', () => {
    const { sale } = buildSale()
    expect(entered(sale, '/no/hay/nada')).toBe(paths.notFound)
    expect(entered(sale, `${paths.localization}/nadie`)).toBe(paths.localization)
    expect(entered(sale, `${paths.localization}/etail`)).toBe(`${paths.localization}/etail`)
  })

  it('ask nothing of the sale: they only read', async () => {
    const { sale } = buildSale()
    await localized(sale)
    const before = sale.step()
    for (const path of Object.values(paths)) entered(sale, path)
    expect(sale.step()).toBe(before)
  })
})

const screenNamed = (name: string): Screen => Object.assign(() => null, { displayName: name })

/** A store of three rooms: `/b` sends on to `/c`, and the code of each comes when it is told to. */
const building = (href: string) => {
  const tab = tabAt(href)
  const asked: { readonly path: string; readonly come: () => void; readonly fail: () => void }[] = []
  const room = (path: string, to: string | null = null): Route => ({
    path,
    elsewhere: () => to,
    load: () =>
      new Promise((resolve, reject) => {
        asked.push({
          path,
          come: () => resolve(screenNamed(path)),
          fail: () => reject(new TypeError('Failed to fetch')),
        })
      }),
  })
  const router = createRouter(
    [room('/a'), room('/b', '/c'), room('/c'), room('/*')],
    contextOf(),
    tab.addresses,
  )
  const views: View[] = []
  const seen = (): string => {
    const { spot, content } = router.view()
    return `${spot.pathname} ${typeof content === 'string' ? content : (content.displayName ?? '')}`
  }
  router.onView((view) => views.push(view))
  const settle = (ms = 0) => vi.advanceTimersByTimeAsync(ms)
  return { ...tab, router, views, asked, seen, settle }
}

describe('createRouter', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('shows a screen once its code is there, and says after a while that it is coming', async () => {
    const { router, seen, asked, settle } = building('/a')
    router.start()
    expect(seen()).toBe('/a waiting')
    asked[0]?.come()
    await settle()
    expect(seen()).toBe('/a /a')
    router.go('/c', { replace: false })
    await settle(299)
    expect(seen()).toBe('/a /a')
    await settle(1)
    expect(seen()).toBe('/c waiting')
    asked[1]?.come()
    await settle()
    expect(seen()).toBe('/c /c')
  })

  it('shows at once what was fetched before, and fetches it once', async () => {
    const { router, seen, asked, settle } = building('/a')
    void router.fetchScreen('/c')
    void router.fetchScreen('/c')
    asked[0]?.come()
    await settle()
    router.start()
    router.go('/c', { replace: false })
    expect(seen()).toBe('/c /c')
    expect(asked.map(({ path }) => path)).toEqual(['/c', '/a'])
  })

  it('drops a screen that comes when the visitor has gone on', async () => {
    const { router, seen, asked, settle, history } = building('/a')
    router.start()
    router.go('/c', { replace: false })
    asked[1]?.come()
    await settle()
    asked[0]?.come()
    await settle(1_000)
    expect(seen()).toBe('/c /c')
    expect(history()).toEqual(['/a', '/c'])
  })

  it('says when a screen can not be had, and asks for it again', async () => {
    const { router, seen, asked, settle } = building('/a')
    router.start()
    asked[0]?.fail()
    await settle()
    expect(seen()).toBe('/a missing')
    router.retry()
    asked[1]?.come()
    await settle()
    expect(seen()).toBe('/a /a')
  })

  it('leaves no place in the history that sends on, and no query either', async () => {
    const { router, history, settle } = building('/a')
    router.start()
    router.go('/b?x=1', { replace: false })
    await settle()
    expect(history()).toEqual(['/a', '/c'])
    expect(router.here()).toEqual({ pathname: '/c', search: {} })
  })

  it('keeps the query of a place, whatever is in it', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string({ minLength: 1 }), fc.string({ unit: 'grapheme' })), (search) => {
        const query = new URLSearchParams(search).toString()
        const { router } = building(`/a?${query}`)
        router.start()
        expect(router.here()).toEqual({
          pathname: '/a',
          search: Object.fromEntries(new URLSearchParams(query)),
        })
      }),
    )
  })

  it('goes back and forward along its history, and adds nothing to it', async () => {
    const { router, history, back, forward, seen, asked, settle } = building('/a')
    router.start()
    router.go('/c', { replace: false })
    asked.forEach(({ come }) => come())
    await settle()
    back()
    await settle()
    asked.forEach(({ come }) => come())
    await settle()
    expect(seen()).toBe('/a /a')
    forward()
    expect(seen()).toBe('/c /c')
    expect(history()).toEqual(['/a', '/c'])
  })

  it('adds no second entry for the place it is at', () => {
    const { router, history } = building('/a')
    router.start()
    router.go('/a', { replace: false })
    router.go('/c', { replace: false })
    router.go('/c', { replace: false })
    expect(history()).toEqual(['/a', '/c'])
  })

  it('stays where it is when only a part of the page is linked to', async () => {
    const { router, views, asked, settle, forward } = building('/a')
    router.start()
    asked[0]?.come()
    await settle()
    const before = views.length
    forward()
    expect(views).toHaveLength(before)
  })

  it('tells who listens where the visitor arrived, until they stop', () => {
    const { router } = building('/a')
    const told: string[] = []
    const stop = router.onArrived(({ pathname }) => told.push(pathname))
    router.arrived({ pathname: '/a', search: {} })
    stop()
    router.arrived({ pathname: '/c', search: {} })
    expect(told).toEqual(['/a'])
  })

  it('is a defect where places send one another in a ring', () => {
    const ring: readonly Route[] = [
      { path: '/a', elsewhere: () => '/b', load: () => Promise.resolve(screenNamed('a')) },
      { path: '/b', elsewhere: () => '/a', load: () => Promise.resolve(screenNamed('b')) },
    ]
    expect(() => createRouter(ring, contextOf(), tabAt('/a').addresses).start()).toThrow('no end')
  })
})
