import { describe, expect, it } from 'vitest'
import { brisa } from '#adapters/brand/brisa/brand.ts'
import { palette as brisaPalette } from '#adapters/brand/brisa/palette.ts'
import { style as brisaStyle } from '#adapters/brand/brisa/style.ts'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import { palette as cometaPalette } from '#adapters/brand/cometa/palette.ts'
import { style as cometaStyle } from '#adapters/brand/cometa/style.ts'
import { edgeBackgrounds, pairsOf, textBackgrounds } from '#core/brand/color-pairs.ts'
import { contrast } from '#core/brand/contrast.ts'
import { highContrast } from '#core/brand/high-contrast.ts'
import { styleGuidePaths, uiComponentsPath, uiElementsPath } from '#core/routes/internal-paths.ts'
import { languages, pathIn } from '#core/shared/language.ts'
import { inLanguage } from '#ui/content/language.ts'
import { sceneNames } from '#core/brand/illustration.ts'
import { ratioText } from '#ui/site/internal/color-samples.tsx'
import { styleGuide } from '#ui/site/internal/style-guide.documents.tsx'
import { firstSections } from '#ui/site/internal/ui-components-page.tsx'
import { siteIconPaths } from '#ui/site/site-icons.ts'
import { siteRecords } from '#ui/site/site-records.ts'
import { type DesignToken, type DesignTokens, designTokens } from '#ui/theme/design-tokens.ts'
import { media } from '#ui/theme/media.ts'
import { attributeOf, tagsIn, tagsNamed, textIn } from '../markup.ts'
import { previewFaultsOf } from '../valid-html.ts'

const MARK = '<!--mark-->'

const guides = [
  { brand: cometa, design: { palette: cometaPalette, style: cometaStyle } },
  { brand: brisa, design: { palette: brisaPalette, style: brisaStyle } },
].flatMap(({ brand, design }) =>
  languages.map((language) => ({
    name: `${brand.slug} ${language}`,
    brand,
    design,
    language,
    pages: inLanguage(language, () => styleGuide(brand, design, MARK)),
  })),
)

type Guide = (typeof guides)[number]

const bodyOf = ({ pages }: Guide, path: string): string =>
  pages.find((page) => page.path === path)?.body ?? ''

/** Every name and value of the tokens of a brand. */
const textsIn = (one: DesignToken | DesignTokens): readonly string[] =>
  Object.entries(one).flatMap(([name, value]) => {
    if (name === '$value') return [String(value)]
    return name === '$type' ? [] : [name, ...textsIn(value as DesignTokens)]
  })

describe('styleGuide', () => {
  it.each(guides)('has every page, which no search engine indexes: $name (GRD-14)', ({ pages }) => {
    expect(pages.map(({ path }) => path)).toEqual(styleGuidePaths)
    for (const page of pages) expect(page).toMatchObject({ isIndexed: false, schema: [], social: null })
    for (const page of pages.slice(2)) expect(page.body).toBe(MARK)
  })

  it.each(guides)('links from each page to the others in its language: $name', (guide) => {
    for (const path of [uiElementsPath, uiComponentsPath]) {
      const links = tagsNamed(bodyOf(guide, path), 'a').map((tag) => attributeOf(tag, 'href'))
      for (const to of styleGuidePaths) expect(links).toContain(pathIn(guide.language, to))
      for (const language of languages) expect(links).toContain(pathIn(language, path))
    }
  })

  it.each(guides)('shows every token, icon, scene and breakpoint: $name', (guide) => {
    const body = bodyOf(guide, uiElementsPath)
    const text = textIn(body)
    const { color, ...sizes } = designTokens(guide.design)
    const groups = Object.keys(sizes)
    for (const shown of [
      ...textsIn(sizes).filter((name) => !groups.includes(name)),
      ...textsIn((color as DesignTokens)['light'] as DesignTokens).filter((name) => name !== 'scene'),
      ...textsIn(color as DesignTokens).filter((value) => value.startsWith('#')),
      ...Object.keys(siteIconPaths),
      ...sceneNames,
      ...Object.entries(media).flat(),
    ])
      expect(text).toContain(shown)
  })

  it.each(guides)('measures each pair of colours in each scheme: $name (BRD-03)', (guide) => {
    const body = bodyOf(guide, uiElementsPath)
    const { light, dark } = guide.design.palette
    for (const [role, ground] of [...pairsOf(textBackgrounds), ...pairsOf(edgeBackgrounds)])
      for (const scheme of [light, dark, highContrast(light), highContrast(dark)]) {
        expect(body).toContain(`fill="${scheme[role]}"`)
        expect(body).toContain(ratioText(contrast(scheme[role], scheme[ground])))
      }
  })

  it.each(guides)('shows a section of each kind that the public pages have: $name', (guide) => {
    const pages = siteRecords(guide.brand, guide.language).map(({ page }) => page)
    const kinds = new Set(pages.flatMap(({ sections }) => sections.map(({ kind }) => kind)))
    const shown = firstSections(pages)
    expect(new Set(shown.map(({ kind }) => kind))).toEqual(kinds)
    const text = textIn(bodyOf(guide, uiComponentsPath))
    for (const { section } of shown)
      if (section !== null && 'heading' in section) expect(text).toContain(section.heading)
  })

  it.each(guides)('is valid HTML without inline styles: $name (S3)', async (guide) => {
    for (const path of [uiElementsPath, uiComponentsPath]) {
      const body = bodyOf(guide, path)
      expect(await previewFaultsOf(body)).toEqual([])
      expect(tagsIn(body).filter((tag) => attributeOf(tag, 'style') !== undefined)).toEqual([])
    }
  })
})

describe('ratioText', () => {
  it('never shows a contrast as better than it is', () => {
    expect(ratioText(4.4999)).toBe('4.49:1')
    expect(ratioText(21)).toBe('21.00:1')
  })
})
