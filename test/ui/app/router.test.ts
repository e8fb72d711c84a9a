import { createMemoryHistory } from '@tanstack/react-router'
import { describe, expect, it } from 'vitest'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import { prefilledForm } from '#core/address/prefill.ts'
import type { Sale } from '#core/journeys/sale/sale.ts'
import { parseQuery } from '#core/query/query.ts'
import { localizationHref } from '#core/routes/localization-link.ts'
import { outcomePaths, paths, pathsOfStep } from '#core/routes/routes.ts'
import { saleSteps } from '#core/routes/sale-step.ts'
import { createAppRouter } from '#ui/app/router.tsx'
import { foreignExamples } from '#test/arbitraries/query.arbitrary.ts'
import { usualPurchase } from '#test/builders/purchase.ts'
import { buildSale, saleThrough } from '#test/builders/sale.builder.ts'

/** Returns the path or document a visitor reaches. In Node the router answers with the redirect. */
const loaded = async (sale: Sale, path: string): Promise<string> => {
  const history = createMemoryHistory({ initialEntries: [path] })
  const router = createAppRouter({ sale, brand: cometa }, history)
  await router.load()
  const result = router._serverResult
  if (result?.type !== 'redirect') return path
  const { to, href, reloadDocument } = result.redirect.options
  return reloadDocument === true ? `document ${href}` : loaded(sale, String(to))
}

describe('createAppRouter', () => {
  it.each(saleSteps.flatMap(pathsOfStep))('has a route for %s', (path) => {
    const { routesByPath } = createAppRouter({ sale: buildSale().sale, brand: cometa }, createMemoryHistory())
    expect(Object.keys(routesByPath)).toContain(path)
  })

  it('sends a visitor without a session to the address from every guarded path of the sale (GRD-02, F22, I7)', async () => {
    const { sale } = buildSale()
    const guarded = saleSteps.filter((step) => step !== 'address').flatMap(pathsOfStep)
    expect(guarded).toContain(outcomePaths.bulk)
    for (const path of guarded) expect(await loaded(sale, path)).toBe(paths.localization)
  })

  it('redirects to the step that the guards permit (GRD-01)', async () => {
    const { sale } = await saleThrough('confirmCart')
    expect(await loaded(sale, paths.configure)).toBe(paths.configure)
    expect(await loaded(sale, paths.payment)).toBe(paths.checkout)
    expect(await loaded(sale, outcomePaths.bulk)).toBe(paths.products)
  })

  it('redirects the checkout without a plan to the address, with the refused step (CHK-12)', async () => {
    const { sale } = await saleThrough('findAddress')
    const history = createMemoryHistory({ initialEntries: [paths.checkout] })
    const router = createAppRouter({ sale, brand: cometa }, history)
    await router.load()
    expect(router._serverResult).toMatchObject({
      redirect: { options: { to: paths.localization, state: { refused: 'checkout' } } },
    })
  })

  it('leads unknown paths to the document that says so (GRD-06)', async () => {
    const { sale } = buildSale()
    expect(await loaded(sale, '/no/hay/nada')).toBe('document /not-found?page=nada')
    expect(await loaded(sale, paths.notFound)).toBe(`document ${paths.notFound}`)
    expect(await loaded(sale, `${paths.localization}/nadie`)).toBe(paths.localization)
    expect(await loaded(sale, `${paths.localization}/etail`)).toBe(`${paths.localization}/etail`)
  })

  it.each(foreignExamples)('reads its parameters next to %s (RTE-10)', async (pair) => {
    const { address } = usualPurchase
    const href = `${localizationHref(address, [['cmp', 'gig']])}&${pair}&code=4K7M9QRT`
    const history = createMemoryHistory({ initialEntries: [href] })
    const router = createAppRouter({ sale: buildSale().sale, brand: cometa }, history)
    const { search, searchStr } = router.latestLocation
    expect(search).toMatchObject({ cmp: 'gig', code: '4K7M9QRT' })
    expect(prefilledForm(parseQuery(searchStr))).toEqual(address)
    expect(router.buildLocation({ to: '.', search: true }).searchStr).toBe(searchStr)
  })

  it('only reads the sale', async () => {
    const { sale } = await saleThrough('findAddress')
    const before = sale.step()
    for (const path of Object.values(paths)) await loaded(sale, path)
    expect(sale.step()).toBe(before)
  })
})
