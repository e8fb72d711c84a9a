import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { paymentPages } from '#core/payment/payment-page.ts'
import { saleSteps } from '#core/routes/sale-step.ts'
import { outcomeKinds } from '#core/localization/outcome-kind.ts'
import { outcomePaths, paths, pathsOfStep } from '#core/routes/routes.ts'
import { channels } from '#core/session/session.ts'
import { blocksBack, isAt, isUndecided, pathOf, permittedPath, stepAt } from '#ui/app/journey-paths.ts'
import { addressWithOutcome } from '#test/builders/provider.builder.ts'
import { buildSale, localized, saleThrough } from '#test/builders/sale.builder.ts'
import { forAll } from '#test/for-all.ts'

const everyPath = [...Object.values(paths), ...Object.values(outcomePaths)]

const stages = {
  'nothing yet': async () => buildSale().sale,
  'an outcome': async () => {
    const { sale } = buildSale()
    await localized(sale, 'bulk')
    return sale
  },
  offers: async () => {
    const { sale } = await saleThrough('findAddress')
    return sale
  },
  'a configured cart': async () => {
    const { sale } = await saleThrough('confirmCart')
    return sale
  },
}

describe('stepAt', () => {
  it('recognizes the path of every step, including each channel’s localization page, and no other', () => {
    for (const channel of channels) expect(stepAt(`${paths.localization}/${channel}`)).toBe('address')
    expect(everyPath.filter((path) => stepAt(path) === null)).toEqual([
      paths.home,
      paths.orderStatus,
      paths.error,
      paths.notFound,
    ])
    forAll(fc.webPath(), (path) => {
      if (!everyPath.includes(path) && !path.startsWith('/address/localization'))
        expect(stepAt(path)).toBeNull()
    })
  })
})

describe('pathOf', () => {
  it('has a path for every step at every stage of the sale', async () => {
    for (const stage of Object.values(stages)) {
      const sale = await stage()
      for (const step of saleSteps) expect(everyPath).toContain(pathOf(sale, step))
    }
  })
})

describe('permittedPath', () => {
  it('permits the path that it redirects to (GRD-01 to GRD-04)', async () => {
    for (const stage of Object.values(stages)) {
      const sale = await stage()
      for (const path of everyPath) {
        const permitted = permittedPath(sale, path)
        expect(permittedPath(sale, permitted)).toBe(permitted)
      }
    }
  })

  it('always permits the address and pages outside the sale', async () => {
    for (const stage of Object.values(stages)) {
      const sale = await stage()
      for (const path of [paths.localization, `${paths.localization}/etail`, paths.error, paths.notFound])
        expect(permittedPath(sale, path)).toBe(path)
    }
  })

  it('shows an outcome on its own page only', async () => {
    const sale = await stages['an outcome']()
    const shown = outcomeKinds.map((kind) => permittedPath(sale, outcomePaths[kind]))
    expect(new Set(shown)).toEqual(new Set([outcomePaths.bulk, paths.localization]))
  })
})

describe('isAt', () => {
  it('is true only for the path of the step', async () => {
    for (const stage of Object.values(stages)) {
      const sale = await stage()
      const own = saleSteps.filter((step) => isAt(sale, pathOf(sale, step)))
      expect(own).toContain(sale.step())
      expect(new Set(own.map((step) => pathOf(sale, step))).size).toBe(1)
    }
  })
})

describe('isUndecided', () => {
  it('is true only while an address is being resolved', async () => {
    const { sale } = buildSale()
    expect(isUndecided(sale, paths.localization)).toBe(false)
    sale.localization.send({ type: 'address.submitted', address: addressWithOutcome('bulk') })
    expect(isUndecided(sale, paths.localization)).toBe(true)
    await localized(sale)
    expect(isUndecided(sale, paths.localization)).toBe(false)
  })
})

describe('blocksBack', () => {
  it('blocks Back on each payment page, and on no other page of the sale (GRD-08)', () => {
    const blocked = saleSteps.flatMap(pathsOfStep).filter((path) => blocksBack(path))
    expect(blocked).toEqual(paymentPages.map((page) => `/${page}`))
    expect(blocksBack(`${paths.payment}/`)).toBe(true)
    expect(blocksBack(paths.notFound)).toBe(false)
  })
})
