import { createHash } from 'node:crypto'
import type { SiteDocument } from '#adapters/http/pages.ts'
import { ORIGIN_MARK } from '#adapters/http/pages.ts'
import { headOf, textElements } from '#core/metadata/head.ts'
import type { LocalPage } from '#core/metadata/page-metadata.ts'
import { localMetadata, parsePageMetadata } from '#core/metadata/page-metadata.ts'
import type { Environment } from '#core/metadata/robots.ts'
import type { Language } from '#core/shared/language.ts'
import { currentLanguage } from '#ui/content/language.ts'
import type { DocumentHead } from '#ui/head/document-text.ts'
import { documentText } from '#ui/head/document-text.ts'
import type { TextDocument } from '#ui/site/documents.tsx'

/** The styles and scripts of a document. */
export type DocumentFiles = Omit<DocumentHead, 'elements' | 'language'>

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
export const writerFor = (environment: Environment) => ({
  /** Writes a document with its own URL. */
  page: (
    page: LocalPage & TextDocument,
    files: DocumentFiles,
    language: Language = currentLanguage(),
  ): SiteDocument =>
    siteDocument({ ...files, language, elements: elementsOf(page, language, environment) }, page.body),
  /** Writes a document that is shown at several paths; search engines do not index it. */
  placeless: (document: TextDocument, files: DocumentFiles, body = document.body): SiteDocument =>
    siteDocument(
      {
        ...files,
        language: currentLanguage(),
        elements: textElements({ ...document, isRobotsIndexAndFollow: false }, environment),
      },
      body,
    ),
})
