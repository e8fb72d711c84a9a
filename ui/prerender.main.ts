import { createHash } from 'node:crypto'
import { API_DOCS } from '#adapters/server/http/api-docs.ts'
import type { Site, SiteDocument, SiteFile, SiteFrames } from '#adapters/server/http/pages.ts'
import { ORIGIN_MARK, OUTCOME_MARK } from '#adapters/server/http/pages.ts'
import { affiliates, brand, labelArchive, labelFacts, terms } from '#adapters/brand/brand.ts'
import { openApi } from '#adapters/contract/openapi.ts'
import { checkBrand } from './brand-check.ts'
import type { BrandPalette } from '#core/brand/palette.ts'
import { deviceDrawings } from './site/devices/device-drawings.tsx'
import { headOf, textElements } from '#core/metadata/head.ts'
import type { LocalPage } from '#core/metadata/page-metadata.ts'
import { localMetadata, parsePageMetadata } from '#core/metadata/page-metadata.ts'
import type { Environment } from '#core/metadata/robots.ts'
import { type Language, languages, pathIn } from '#core/shared/language.ts'
import { currentLanguage, inLanguage } from './content/language.ts'
import { perLanguage } from './content/server-languages.ts'
import type { DocumentHead } from './head/document-text.ts'
import { documentText } from './head/document-text.ts'
import { helpPaths } from '#core/help/help-entry.ts'
import type { ZipAreas } from '#core/stores/nearest-stores.ts'
import { ZIP_AREAS_PATH } from '#core/stores/nearest-stores.ts'
import { helpEntries } from './site/help-entries.ts'
import { apiDocs } from './site/api-docs/api-docs.tsx'
import type { PageDocument, TextDocument } from './site/documents.tsx'
import {
  busy,
  checkFrame,
  followUpFrame,
  identityFrame,
  notFound,
  outsideFrame,
  signedInFrame,
  pageDocument,
  shell,
} from './site/documents.tsx'
import { orderStatus } from './site/order-status.document.tsx'
import { palette } from '#adapters/brand/palette.ts'
import { isPublished } from '#core/metadata/robots.ts'
import { type SocialCard, socialCard } from './site/social-card.tsx'
import { siteFaults, type CheckedPage } from './site/check-site.ts'
import { jsonFile, rootFiles, textFile } from './root-files.ts'
import { labelFiles } from './label-files.ts'
import { siteRecords } from './site/site-records.ts'
import type { PageRecord } from '#core/template/page-record.ts'
import type { Commit } from './site/app-version.ts'
import { appVersion } from './site/app-version.document.tsx'
import { PAGE_RULES_VERSION } from '#core/template/page-model.ts'
import { outsidePaths } from '#core/routes/outside-paths.ts'
import { portalStepNames, portalSteps } from '#core/routes/portal-steps.ts'
import { paths, pathsOfStep } from '#core/routes/routes.ts'
import { saleSteps } from '#core/routes/sale-step.ts'

/** The output of the client build as URLs, and its stage. */
export type BuiltFiles = {
  readonly environment: Environment
  /** The styles of every document, for those that the server completes. */
  readonly documentStyles: string
  /** Returns the styles that a document needs for its markup. */
  readonly pageStyles: (html: string) => string
  /** The style sheets that documents load after their text. */
  readonly laterStyles: readonly string[]
  readonly apiDocsStyles: string
  readonly loader: string
  readonly loaderImports: readonly string[]
  readonly appScript: string
  readonly appImports: readonly string[]
  /** The entry script of the customer portal, and what it imports at once. */
  readonly portalScript: string
  readonly portalImports: readonly string[]
  readonly appStyles: readonly string[]
  /** The scripts with the words of each language. */
  readonly words: Readonly<Record<Language, readonly string[]>>
  /** The scripts of the first screen after an address form. */
  readonly firstScreen: readonly string[]
  /** The brand's icons in every format, and the image of shared links, by path. */
  readonly images: Readonly<Record<string, SiteFile>>
  readonly zipAreas: ZipAreas
  /** The commit of the sources; null where it is unknown. */
  readonly commit: Commit | null
  /** Makes a drawing of a document a file of its own. */
  readonly drawingFile: (drawing: string, palette: BrandPalette) => string
}

type Files = Omit<DocumentHead, 'elements' | 'language'>

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const siteDocument = (head: DocumentHead, body: string): SiteDocument => ({
  html: documentText(head, body),
  styleHashes: head.inlineStyles === '' ? [] : [hashOf(head.inlineStyles)],
})

/** Returns the head elements of a page. Throws for invalid metadata or structured data, which stops the build. */
const elementsOf = (
  page: LocalPage,
  language: Language,
  environment: Environment,
): DocumentHead['elements'] => {
  const metadata = parsePageMetadata(localMetadata(page, ORIGIN_MARK))
  if (metadata._tag === 'Left') throw new Error(`${page.path}: ${JSON.stringify(metadata.left)}`)
  const { elements, unwritten } = headOf(metadata.right, { route: page.path, language, environment })
  if (unwritten.length > 0) throw new Error(`${page.path}: ${JSON.stringify(unwritten)}`)
  return elements
}

/** Creates a writer of documents for one stage. */
const writerFor = (environment: Environment) => ({
  /** Writes a document with its own URL. */
  page: (
    page: LocalPage & TextDocument,
    files: Files,
    language: Language = currentLanguage(),
  ): SiteDocument =>
    siteDocument({ ...files, language, elements: elementsOf(page, language, environment) }, page.body),
  /** Writes a document that is shown at several paths; search engines do not index it. */
  placeless: (document: TextDocument, files: Files, body = document.body): SiteDocument =>
    siteDocument(
      {
        ...files,
        language: currentLanguage(),
        elements: textElements({ ...document, isRobotsIndexAndFollow: false }, environment),
      },
      body,
    ),
})

/** Returns the files of a public page: its loader, and the application's styles if its islands need them. */
const filesOf = (
  { islands, body }: PageDocument,
  built: BuiltFiles,
  stylesheets: readonly string[] = [],
): Files => ({
  inlineStyles: built.pageStyles(body),
  stylesheets,
  laterStyles: built.laterStyles,
  modules: [built.loader],
  preloadedScripts: built.loaderImports,
  nextFiles: islands.includes('addressForm')
    ? [...built.appStyles, built.appScript, ...built.appImports, ...built.firstScreen]
    : [],
})

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
  const page = inLanguage(language, () => appVersion(brand, version))
  return [[pathIn(language, page.path), write.page(page, filesOf(page, built), language)]]
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
    ...Object.values(outsidePaths),
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

/** Returns the files of a page without script. */
const plainFiles = ({ documentStyles }: BuiltFiles): Files => ({
  inlineStyles: documentStyles,
  stylesheets: [],
  laterStyles: [],
  modules: [],
  preloadedScripts: [],
  nextFiles: [],
})

/** Writes the pages that have the language of the visitor. */
const writeFrames = (built: BuiltFiles): SiteFrames => {
  const write = writerFor(built.environment)
  const plain = plainFiles(built)
  const start = shell(brand)
  const order = orderStatus(brand)
  const application = {
    inlineStyles: '',
    stylesheets: built.appStyles,
    laterStyles: [],
    modules: [built.appScript],
    preloadedScripts: [...built.appImports, ...built.words[currentLanguage()]],
    nextFiles: [],
  }
  const missing = notFound(brand)
  const full = busy(brand)
  const { laterStyles } = built
  return {
    orderStatus: write.page(order, filesOf(order, built, built.appStyles)),
    notFound: write.placeless(missing, {
      ...plain,
      inlineStyles: built.pageStyles(missing.body),
      laterStyles,
      modules: [built.loader],
    }),
    busy: write.placeless(full, { ...plain, inlineStyles: built.pageStyles(full.body), laterStyles }),
    shell: write.placeless(start, application, `<div id="app"></div><noscript>${start.body}</noscript>`),
    checkShell: write.placeless(checkFrame(brand), plain, OUTCOME_MARK),
    // Its form has the styles of the application's screens.
    followUpShell: write.placeless(
      followUpFrame(brand),
      { ...plain, stylesheets: built.appStyles },
      OUTCOME_MARK,
    ),
    signedInShell: write.placeless(signedInFrame(brand), plain, OUTCOME_MARK),
    identityShell: write.placeless(identityFrame(brand), plain, OUTCOME_MARK),
    outsideShell: write.placeless(outsideFrame(brand), plain, OUTCOME_MARK),
    portalShell: write.placeless(
      start,
      {
        ...application,
        modules: [built.portalScript],
        preloadedScripts: [...built.portalImports, ...built.words[currentLanguage()]],
      },
      `<div id="app"></div><noscript>${start.body}</noscript>`,
    ),
    outcomeShell: write.placeless(
      start,
      application,
      `<div id="static-outcome">${OUTCOME_MARK}</div><div id="app"></div>`,
    ),
  }
}

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
  checkBrand({ brand, terms, affiliates, labelFacts, labelArchive }, palette)
  const write = writerFor(built.environment)
  const plain = plainFiles(built)
  const records = siteRecords(brand, 'es').map(({ page }) => page)
  const framesIn = perLanguage(writeFrames)
  const pages = languages.flatMap((language) => sitePages(language, built, write))
  const docs = { ...apiDocs(brand, openApi()), path: API_DOCS, isIndexed: false, schema: [] }
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
    files,
    frames: { es: framesIn('es', built), en: framesIn('en', built) },
    isPublished: isPublished(built.environment),
  }
}
