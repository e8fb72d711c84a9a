import '#ui/theme/global.css.ts'
// The pages that the server renders per visitor get the styles of these documents.
import './plain-form.css.ts'
import '#ui/features/portal/portal-frame/portal-frame.css.ts'
import '#ui/identity/identity.css.ts'
import '#ui/kit/error-summary/error-summary.css.ts'
import '#ui/kit/notice/notice.css.ts'
// The help panel has no sheet of its own in a document.
import '#ui/features/shared/help-panel.css.ts'
import type { ReactElement } from 'react'
import { followUpFormWords } from '#ui/features/sale/outcome/follow-up.es.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Brand } from '#core/brand/brand.ts'
import { pageSchema } from '#core/template/page-schema.ts'
import { type TrailStep } from '#core/template/product-schema.ts'
import { brandPath, type PageRoute, parentsOf } from '#core/routes/site-pages.ts'
import { pathIn } from '#core/shared/language.ts'
import { deviceText } from '#ui/content/device-text.ts'
import { localBrand } from '#ui/content/local-brand.ts'
import { structureOf } from '#ui/content/pages.ts'
import { currentLanguage } from '#ui/content/language.ts'
import { pageHref } from './link-target.ts'
import { pageNameOf } from './page-name.ts'
import { type SocialCard, socialCard } from './social-card.tsx'
import { sitePathsOf } from './site-records.ts'
import type { LocalPage } from '#core/metadata/page-metadata.ts'
import { islandsOf, type IslandName, type PageRecord } from '#core/template/page-record.ts'
import { busyPageWords, checkPageWords, siteWords } from '#ui/content/es/shared/site.ts'
import { signedInWords } from '#ui/content/es/shared/signed-in.ts'
import { identityWords } from '#ui/content/es/shared/identity.ts'
import { externalWords } from '#ui/content/es/shared/external-page.ts'
import { BusyPage, MissingPage, ScriptNeeded } from './plain-pages.tsx'
import { missingPageTexts } from './missing-head.ts'
import { Page } from './page.tsx'

/** The body of a document as HTML, and the texts of its head. */
export type TextDocument = Pick<LocalPage, 'title' | 'description'> & { readonly body: string }

/** A document with its own path. */
export type PageDocument = TextDocument &
  LocalPage & { readonly islands: readonly IslandName[]; readonly social: SocialCard | null }

const markup = (element: ReactElement): string => renderToStaticMarkup(element)

const canonicalPathOf = (route: PageRoute, { slug }: Brand): string | null => {
  const { canonical } = structureOf(route)
  return canonical === undefined ? null : brandPath(canonical, slug)
}

/** The pages above a page, and the page itself, in the current language. */
const trailOf = (route: PageRoute, brand: Brand): readonly TrailStep[] => {
  const language = currentLanguage()
  return [...parentsOf(route, sitePathsOf(brand)), route].map((path) => ({
    name: pageNameOf(path, brand),
    path: pageHref(path, { brand, language }),
  }))
}

/** Builds a public page from its record, in the current language. `origin` is the origin of the site. */
export const pageDocument = (page: PageRecord, spanish: Brand, origin: string): PageDocument => {
  const brand = localBrand(spanish)
  const language = currentLanguage()
  return {
    ...page,
    isTranslated: true,
    canonicalPath: canonicalPathOf(page.route, brand),
    islands: islandsOf(page),
    social: socialCard(page, brand),
    schema: pageSchema(page, {
      brand,
      origin,
      trail: trailOf(page.route, brand),
      pathOf: (path) => pathIn(language, path),
      deviceText: (text) => deviceText(brand, text),
    }),
    body: markup(<Page page={page} brand={brand} />),
  }
}

/** The page for unknown paths. */
export const notFound = (brand: Brand): TextDocument => ({
  ...missingPageTexts(brand, null),
  body: markup(<MissingPage brand={brand} />),
})

/** The page that replaces every other page while the server accepts no more visitors. */
export const busy = (brand: Brand): TextDocument => ({
  title: busyPageWords.documentTitle(brand),
  description: busyPageWords.description,
  body: markup(<BusyPage brand={brand} />),
})

/** The head of the page that checks an address. Its content is rendered per visitor. */
export const checkFrame = (brand: Brand): TextDocument => ({ ...checkPageWords.document(brand), body: '' })

/** The head of the page that answers a posted request about an address. Its content is rendered per visitor. */
export const followUpFrame = (brand: Brand): TextDocument => ({
  ...followUpFormWords.document(brand),
  body: '',
})

/** The head of the page after a login. Its content is rendered per visitor. */
export const signedInFrame = (brand: Brand): TextDocument => ({ ...signedInWords.document(brand), body: '' })

/** The head of the pages outside the store. Their content is rendered per visitor. */
export const externalFrame = (brand: Brand): TextDocument => ({ ...externalWords.document(brand), body: '' })

/** The head of the pages of the identity provider. Their content and their titles are rendered per visitor. */
export const identityFrame = (brand: Brand): TextDocument => ({ ...identityWords.document(brand), body: '' })

/** The page in which the application starts. Its body is for visitors without script. */
export const shell = (brand: Brand): TextDocument => ({
  ...siteWords.application(brand),
  // It is part of a `noscript`, next to the `main` of the application: a document has one.
  body: markup(<ScriptNeeded brand={brand} />).replace(/(<\/?)main\b/g, '$1div'),
})
