import { API_DOCS } from '#adapters/server/http/api-docs.ts'
import type { Site, SiteDocument } from '#adapters/http/pages.ts'
import { ORIGIN_MARK, OUTCOME_MARK } from '#adapters/http/pages.ts'
import { affiliates, brand, labelArchive, labelFacts, terms } from '#adapters/brand/brand.ts'
import { openApi } from '#adapters/contract/openapi.ts'
import { checkBrand } from '#ui/compose/operator/brand-check.ts'
import { deviceDrawings } from './site/devices/device-drawings.tsx'
import { type Language, languages, pathIn } from '#core/shared/language.ts'
import { inLanguage } from './content/language.ts'
import { perLanguage } from './content/server-languages.ts'
import { helpPaths } from '#core/help/help-entry.ts'
import { ZIP_AREAS_PATH } from '#core/stores/nearest-stores.ts'
import { helpEntries } from './site/help-entries.ts'
import { apiDocs } from './site/api-docs/api-docs.tsx'
import { pageDocument } from './site/documents.tsx'
import { copy } from '#adapters/brand/copy.ts'
import { palette } from '#adapters/brand/palette.ts'
import { style } from '#adapters/brand/style.ts'
import { allIllustrations } from './kit/scene/all-illustrations.ts'
import { isPublished } from '#core/metadata/robots.ts'
import { type SocialCard, socialCard } from './site/social-card.tsx'
import { siteFaults, type CheckedPage } from './site/check-site.ts'
import { jsonFile, rootFiles, textFile } from '#ui/compose/server/root-files.ts'
import { labelFiles } from '#ui/compose/server/label-files.ts'
import { siteRecords } from './site/site-records.ts'
import type { PageRecord } from '#core/template/page-record.ts'
import { appVersion } from './site/app-version.document.tsx'
import { styleGuide } from './site/internal/style-guide.documents.tsx'
import { PAGE_RULES_VERSION } from '#core/template/page-model.ts'
import { externalPaths, mobileLoginPath } from '#core/routes/external-paths.ts'
import { portalStepNames, portalSteps } from '#core/routes/portal-steps.ts'
import { paths, pathsOfStep } from '#core/routes/routes.ts'
import { saleSteps } from '#core/routes/sale-step.ts'
import type { BuiltFiles } from '#ui/compose/server/built-files.ts'
import { filesOf, plainFiles } from '#ui/compose/server/built-files.ts'
import { writerFor } from '#ui/compose/server/document-writer.ts'
import { writeFrames } from '#ui/compose/server/site-frames.ts'

type SitePage = CheckedPage & { readonly document: SiteDocument }

/** Writes the public pages in a language. */
const sitePages = (
  language: Language,
  built: BuiltFiles,
  write: ReturnType<typeof writerFor>,
): readonly SitePage[] =>
  siteRecords(brand, language).map(({ page }) => {
    const written = inLanguage(language, () => pageDocument(page, brand, ORIGIN_MARK))
    const image = isPublished(built.environment) ? written.social?.path : undefined
    const local = image === undefined ? written : { ...written, image }
    const document = write.page(local, filesOf(written, built), language)
    return { ...page, language, at: pathIn(language, page.path), html: document.html, document }
  })

/** Writes the pages for operators in a language. */
const internalPages = (
  language: Language,
  built: BuiltFiles,
  write: ReturnType<typeof writerFor>,
): readonly (readonly [string, SiteDocument])[] => {
  const version = {
    commit: built.commit,
    contract: openApi().info.version,
    rules: PAGE_RULES_VERSION,
    catalog: brand.catalog.version,
  }
  const pages = inLanguage(language, () => [
    appVersion(brand, version),
    ...styleGuide(brand, { palette, style }, OUTCOME_MARK),
  ])
  const files = {
    inlineStyles: '',
    stylesheets: built.internalStyles,
    laterStyles: [],
    modules: [built.loader],
    preloadedScripts: built.loaderImports,
    nextFiles: [],
  }
  return pages.map((page) => [pathIn(language, page.path), write.page(page, files, language)])
}

const sitemapPages = (pages: readonly PageRecord[]): readonly string[] =>
  pages.filter(({ isIndexed }) => isIndexed).map(({ path }) => path)

/** Throws for links that lead nowhere, repeated titles and pages that nobody finds, which stops the build. */
const checkSite = (pages: readonly CheckedPage[], files: Site['files']): void => {
  const known = new Set([
    ...pages.map(({ at }) => at),
    ...Object.keys(files),
    ...saleSteps.flatMap(pathsOfStep),
    ...portalStepNames.map((step) => portalSteps[step].path),
    ...Object.values(externalPaths),
    mobileLoginPath,
    paths.orderStatus,
    API_DOCS,
  ])
  const faults = siteFaults(pages, (path) => known.has(path))
  if (faults.length > 0) throw new Error(faults.join('\n'))
}

/** Lists the images of the public pages in shared links, each once. */
export const socialCards = (): readonly SocialCard[] => {
  const cards = languages.flatMap((language) =>
    siteRecords(brand, language).flatMap(
      ({ page }) => inLanguage(language, () => socialCard(page, brand)) ?? [],
    ),
  )
  return [...new Map(cards.map((card) => [card.path, card])).values()]
}

/** What the images of shared links are painted with: the name of the brand, and its colours on light screens. */
export const socialStyle = { brandName: brand.name, palette: palette.light }

/** Writes the drawings of the devices as files: lists load them, and structured data and shared links name them. */
const deviceFiles = ({ drawingFile }: BuiltFiles): Site['files'] =>
  Object.fromEntries(
    deviceDrawings(brand.site.devices).map(({ path, drawing }) => [
      path,
      textFile('image/svg+xml', drawingFile(drawing, palette)),
    ]),
  )

/** Returns a page with its English path. */
const inEnglish = (page: PageRecord): PageRecord => ({ ...page, path: pathIn('en', page.path) })

/** Writes every document of the site and the application's shell. The output is deterministic. */
export const prerender = (built: BuiltFiles): Site => {
  checkBrand({ brand, terms, affiliates, labelFacts, labelArchive }, palette, [style, copy, allIllustrations])
  const write = writerFor(built.environment)
  const plain = plainFiles(built)
  const records = siteRecords(brand, 'es').map(({ page }) => page)
  const framesIn = perLanguage(writeFrames)
  const pages = languages.flatMap((language) => sitePages(language, built, write))
  const docs = {
    ...apiDocs(brand, openApi(built.contractExamples)),
    path: API_DOCS,
    isIndexed: false,
    schema: [],
  }
  const files = {
    ...built.images,
    ...deviceFiles(built),
    ...labelFiles({ brand, labelFacts, labelArchive }),
    ...rootFiles(brand, built.environment, sitemapPages(records), ORIGIN_MARK),
    [helpPaths.es]: jsonFile(helpEntries(records)),
    [helpPaths.en]: jsonFile(helpEntries(siteRecords(brand, 'en').map(({ page }) => inEnglish(page)))),
    [ZIP_AREAS_PATH]: jsonFile(built.zipAreas),
  }
  checkSite(pages, files)
  return {
    documents: {
      ...Object.fromEntries(pages.map(({ at, document }) => [at, document])),
      [docs.path]: write.page(docs, { ...plain, inlineStyles: built.apiDocsStyles }),
    },
    internal: Object.fromEntries(languages.flatMap((language) => internalPages(language, built, write))),
    environment: built.environment,
    contractExamples: built.contractExamples,
    files,
    frames: { es: framesIn('es', built), en: framesIn('en', built) },
    isPublished: isPublished(built.environment),
  }
}
