import '#ui/theme/global.css.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Brand } from '#core/brand/brand.ts'
import { landingHead } from '#ui/content/es/landing.ts'
import { busyPageWords, missingPageWords, siteWords } from '#ui/content/es/site.ts'
import { BusyPage } from './busy-page.tsx'
import { landingFacts } from './landing/landing-facts.ts'
import { Landing } from './landing/landing.tsx'
import { MissingPage } from './missing-page.tsx'
import { ScriptNeeded } from './script-needed.tsx'

/** A public page: what its head says, and its body as HTML. */
export type PageDocument = {
  readonly head: { readonly title: string; readonly description: string; readonly isIndexed: boolean }
  readonly body: string
}

/** The front page. */
export const landing = (brand: Brand): PageDocument => {
  const facts = landingFacts(brand)
  return {
    head: { ...landingHead(brand.name, facts.plans[0].first), isIndexed: true },
    body: renderToStaticMarkup(<Landing brand={brand} facts={facts} />),
  }
}

/** The page every unknown path leads to. */
export const notFound = (brand: Brand): PageDocument => ({
  head: {
    title: missingPageWords.documentTitle(brand),
    description: missingPageWords.description,
    isIndexed: false,
  },
  body: renderToStaticMarkup(<MissingPage brand={brand} />),
})

/** The page in place of any other while the server takes nobody more. */
export const busy = (brand: Brand): PageDocument => ({
  head: {
    title: busyPageWords.documentTitle(brand),
    description: busyPageWords.description,
    isIndexed: false,
  },
  body: renderToStaticMarkup(<BusyPage brand={brand} />),
})

/** The page the application starts in; its body is for visitors without script. */
export const shell = (brand: Brand): PageDocument => ({
  head: { ...siteWords.application(brand), isIndexed: false },
  body: renderToStaticMarkup(<ScriptNeeded brand={brand} />),
})
