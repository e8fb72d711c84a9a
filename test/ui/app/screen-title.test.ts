import { describe, expect, it } from 'vitest'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import { outcomeKinds } from '#core/localization/outcome-kind.ts'
import { outcomePaths, paths } from '#core/routes/routes.ts'
import { outcomeTitles } from '#ui/content/es/shared/common.ts'
import { screenTitle } from '#ui/app/screen-title.ts'
import { buildSale, localized } from '#test/builders/sale.builder.ts'

describe('screenTitle', () => {
  it('gives each screen its own title, with the name of the brand', () => {
    const { sale } = buildSale()
    const documents: readonly string[] = [paths.home, paths.orderStatus, paths.notFound]
    const screens = Object.values(paths).filter((path) => !documents.includes(path))
    const titles = screens.map((path) => screenTitle(sale, cometa, path))
    expect(new Set(titles).size).toBe(screens.length)
    titles.forEach((title) => expect(title).toMatch(/.+ \| Cometa$/))
  })

  it('names the kind of an outcome', async () => {
    const { sale } = buildSale()
    await localized(sale, 'bulk')
    expect(screenTitle(sale, cometa, outcomePaths.bulk)).toBe(`${outcomeTitles.bulk} | Cometa`)
    expect(outcomeKinds.filter((kind) => outcomeTitles[kind].trim() === '')).toEqual([])
  })
})
