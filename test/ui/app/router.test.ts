import { createMemoryHistory } from '@tanstack/react-router'
import { describe, expect, it } from 'vitest'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import type { Sale } from '#core/journeys/sale/sale.ts'
import { outcomePaths, paths } from '#core/routes/routes.ts'
import { createAppRouter } from '#ui/app/router.tsx'
import { buildSale, configured, localized } from '#test/builders/sale.builder.ts'

/** Where a visitor who opens a path ends up, redirects followed. In Node the router answers as on a server: with the redirect. */
const loaded = async (sale: Sale, path: string): Promise<string> => {
  const history = createMemoryHistory({ initialEntries: [path] })
  const router = createAppRouter({ sale, brand: cometa }, history)
  await router.load()
  const result = router._serverResult
  return result?.type === 'redirect' ? loaded(sale, String(result.redirect.options.to)) : path
}

describe('createAppRouter', () => {
  it('has a route for every path of the sale', () => {
    const { routesByPath } = createAppRouter({ sale: buildSale().sale, brand: cometa }, createMemoryHistory())
    const known = Object.keys(routesByPath)
    const wanted = [...Object.values(paths), ...Object.values(outcomePaths)].filter(
      (path) => path !== paths.home && path !== paths.orderStatus,
    )
    expect(wanted.filter((path) => !known.includes(path))).toEqual([])
  })

  it('sends a visitor without a session to the address from every place of the sale (GRD-02)', async () => {
    const { sale } = buildSale()
    for (const path of [paths.products, paths.payment, paths.confirmation, outcomePaths.bulk])
      expect(await loaded(sale, path)).toBe(paths.localization)
  })

  it('lets in where the guards do, and else to the step they name', async () => {
    const { sale } = buildSale()
    await localized(sale)
    await configured(sale)
    expect(await loaded(sale, paths.configure)).toBe(paths.configure)
    expect(await loaded(sale, paths.payment)).toBe(paths.checkout)
    expect(await loaded(sale, outcomePaths.bulk)).toBe(paths.products)
  })

  it('leads unknown paths to the page that says so, and unknown channels to the address', async () => {
    const { sale } = buildSale()
    expect(await loaded(sale, '/no/hay/nada')).toBe(paths.notFound)
    expect(await loaded(sale, `${paths.localization}/nadie`)).toBe(paths.localization)
    expect(await loaded(sale, `${paths.localization}/etail`)).toBe(`${paths.localization}/etail`)
  })

  it('asks nothing of the sale: it only reads', async () => {
    const { sale } = buildSale()
    await localized(sale)
    const before = sale.step()
    for (const path of Object.values(paths)) await loaded(sale, path)
    expect(sale.step()).toBe(before)
  })
})
