import type { CallExamples } from '#adapters/contract/example.ts'
import type { SiteFile } from '#adapters/http/pages.ts'
import type { BrandPalette } from '#core/brand/palette.ts'
import type { Environment } from '#core/metadata/robots.ts'
import type { Language } from '#core/shared/language.ts'
import type { ZipAreas } from '#core/stores/nearest-stores.ts'
import type { PageDocument } from '#ui/site/documents.tsx'
import type { Commit } from '#ui/site/app-version.ts'
import type { DocumentFiles } from './document-writer.ts'

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
  /** The style sheets of the pages for operators, which no other page loads. */
  readonly internalStyles: readonly string[]
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
  /** The examples of the contract's calls. */
  readonly contractExamples: CallExamples
  /** The commit of the sources; null where it is unknown. */
  readonly commit: Commit | null
  /** Makes a drawing of a document a file of its own. */
  readonly drawingFile: (drawing: string, palette: BrandPalette) => string
}

/** Returns the files of a public page: its loader, and the application's styles if its islands need them. */
export const filesOf = (
  { islands, body }: PageDocument,
  built: BuiltFiles,
  stylesheets: readonly string[] = [],
): DocumentFiles => ({
  inlineStyles: built.pageStyles(body),
  stylesheets,
  laterStyles: built.laterStyles,
  modules: [built.loader],
  preloadedScripts: built.loaderImports,
  nextFiles: islands.includes('addressForm')
    ? [...built.appStyles, built.appScript, ...built.appImports, ...built.firstScreen]
    : [],
})

/** Returns the files of a page without script. */
export const plainFiles = ({ documentStyles }: BuiltFiles): DocumentFiles => ({
  inlineStyles: documentStyles,
  stylesheets: [],
  laterStyles: [],
  modules: [],
  preloadedScripts: [],
  nextFiles: [],
})
