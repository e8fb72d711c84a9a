import { renderToStaticMarkup } from 'react-dom/server'
import type { Brand } from '#core/brand/brand.ts'
import type { TemplateEngine } from '#core/routes/internal-paths.ts'
import { currentLanguage } from '#ui/content/language.ts'
import { localBrand } from '#ui/content/local-brand.ts'
import { perLanguage } from '#ui/content/server-languages.ts'
import { writePage } from '../site-records.ts'
import { EnginePage } from './engine-page.tsx'
import { enginePages } from './engine-pages.ts'
import { readEngineQuery } from './engine-query.ts'

/** Renders a template engine as HTML, in a language. `isKnown`: whether the query names what the engine has. */
export const engineRenderer = (brand: Brand) =>
  perLanguage((engine: TemplateEngine, query: string) => {
    const pages = enginePages[engine](brand)
    const choice = readEngineQuery(query, pages)
    const isKnown = typeof choice !== 'string'
    const route = isKnown ? choice.page.route : null
    const record = route === null ? null : writePage(brand, route, currentLanguage()).page
    const shown = { engine, pages, choice, record, brand: localBrand(brand) }
    return { isKnown, html: renderToStaticMarkup(<EnginePage {...shown} />) }
  })
