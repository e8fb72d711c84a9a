import { describe, expect, it } from 'vitest'
import { brand } from '#adapters/brand/brand.ts'
import { outcomeKinds } from '#core/localization/outcome-kind.ts'
import { portalStepNames, portalSteps } from '#core/routes/portal-steps.ts'
import { outcomePaths, paths, pathsOfStep } from '#core/routes/routes.ts'
import { saleSteps } from '#core/routes/sale-step.ts'
import { languages } from '#core/shared/language.ts'
import { screenTitle } from '#ui/app/screen-title.ts'
import { frameTitles } from '#ui/compose/server/frame-titles.ts'
import { perLanguage } from '#ui/content/server-languages.ts'
import { buildSale } from '#test/builders/sale.builder.ts'

const titlesIn = perLanguage(frameTitles)

describe('frameTitles', () => {
  it('gives each page of the application a title of its own, in each language (MET-13)', () => {
    for (const language of languages) {
      const titles = titlesIn(language)
      const steps = [
        ...saleSteps.map((step) => pathsOfStep(step)[0] ?? ''),
        ...outcomeKinds.map((kind) => outcomePaths[kind]),
        ...portalStepNames.map((step) => portalSteps[step].path),
        paths.error,
      ]
      const pages = [...new Set(steps)]
      expect(pages.filter((path) => titles[path] === undefined)).toEqual([])
      expect(new Set(pages.map((path) => titles[path])).size).toBe(pages.length)
    }
  })

  it('writes the titles that the screens write (MET-13)', () => {
    const { sale } = buildSale()
    const titles = titlesIn('es')
    const screens = saleSteps.filter((step) => step !== 'outcome').map((step) => pathsOfStep(step)[0] ?? '')
    for (const path of [...screens, paths.error]) expect(titles[path]).toBe(screenTitle(sale, brand, path))
  })
})
