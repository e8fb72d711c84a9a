import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { brisa } from '#adapters/brand/brisa/brand.ts'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import { pathsOfStep } from '#core/routes/routes.ts'
import { saleSteps } from '#core/routes/sale-step.ts'
import { addressOf, pricedCartOf } from '#core/template/demonstration-cart.ts'
import { demonstrate, salePagesOf } from '#core/template/demonstration.ts'
import { plainShopEndpoints, postedEndpoints } from '#core/template/endpoint.ts'
import type { ShopPageRequest } from '#core/template/page-request.ts'
import { FIELD_ON, fieldsOf, partsOf, withValues } from '#core/template/template-field.ts'
import { forAll } from '#test/for-all.ts'

const brands = { cometa, brisa }

const templated = Object.values(brands).flatMap((brand) =>
  salePagesOf(brand).flatMap(({ request, ...page }) => (request === null ? [] : [{ brand, page, request }])),
)

describe('salePagesOf', () => {
  it.each(Object.entries(brands))('lists each path of the sale once for %s (GRD-14)', (_name, brand) => {
    expect(salePagesOf(brand).map(({ path }) => path)).toEqual(saleSteps.flatMap(pathsOfStep))
  })

  it.each(Object.entries(brands))('requests each template of the sale for %s (TPL-02)', (_name, brand) => {
    const requested = new Set(salePagesOf(brand).flatMap(({ request }) => request?.endpoint ?? []))
    expect(requested).toEqual(new Set([...postedEndpoints, ...plainShopEndpoints]))
  })
})

describe('pricedCartOf', () => {
  it('throws for a brand whose own offers cannot be ordered', () => {
    const offers = cometa.catalog.offers.map((offer) => ({ ...offer, limit: 0 }))
    const unsellable = { ...cometa, catalog: { ...cometa.catalog, offers } }
    expect(() => pricedCartOf(unsellable, addressOf(null))).toThrow('no price')
  })
})

describe('demonstrate', () => {
  it('builds the model of each page for any values of its fields (GRD-14)', () =>
    forAll(fc.constantFrom(...templated), fc.infiniteStream(fc.boolean()), (given, switches) => {
      const { brand, page, request } = given
      const isOn = new Map(
        fieldsOf(request).map(({ name }) => [name, switches.next().value === true] as const),
      )
      const set = withValues(request, (name) => (isOn.get(name) === true ? FIELD_ON : null))
      const model = demonstrate(brand, page, set as ShopPageRequest)
      expect(model.endpoint).toBe(request.endpoint)
      expect(model.blocks.length).toBeGreaterThan(0)
    }))

  it('fills each page: none is empty as it is first shown (TPL-03)', () => {
    for (const { brand, page, request } of templated) {
      const empty = demonstrate(brand, page, request).blocks.filter(({ reason }) => reason !== null)
      expect([page.path, empty]).toEqual([page.path, []])
    }
  })

  it('confirms what a request states, so that each flag of the confirmation changes the model (TPL-12)', () => {
    const shown = templated.find(
      ({ brand, request }) => brand === cometa && request.endpoint === 'automated-confirmation',
    )
    const { brand, page, request } = shown ?? expect.fail()
    const fields = Object.keys(partsOf(request))
    const all = demonstrate(brand, page, withValues(request, () => FIELD_ON) as ShopPageRequest)
    expect(all.flags).toEqual(Object.fromEntries(fields.map((name) => [name, true])))
    const none = demonstrate(brand, page, withValues(request, () => null) as ShopPageRequest)
    expect(none.flags).toEqual(Object.fromEntries(fields.map((name) => [name, false])))
  })
})
