import { createHash } from 'node:crypto'
import type { Site, SiteDocument } from '#adapters/server/pages.ts'
import { API_DOCS } from '#adapters/server/api-docs.ts'
import { OUTCOME_MARK } from '#adapters/server/pages.ts'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import { openApi } from '#adapters/orchestrator/wire/openapi.ts'
import { paths } from '#core/routes/routes.ts'
import type { Head } from './head/document-text.ts'
import { documentText } from './head/document-text.ts'
import { apiDocs } from './site/api-docs/api-docs.tsx'
import { busy, landing, notFound, shell } from './site/documents.tsx'
import { orderStatus } from './site/order-status/order-status.document.tsx'

/** What the client build made, as addresses. */
export type BuiltFiles = {
  readonly documentStyles: string
  readonly apiDocsStyles: string
  readonly loader: string
  readonly loaderImports: readonly string[]
  readonly appScript: string
  readonly appImports: readonly string[]
  readonly appStyles: readonly string[]
}

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const siteDocument = (head: Head, body: string): SiteDocument => ({
  html: documentText(head, body),
  styleHashes: head.inlineStyles === '' ? [] : [hashOf(head.inlineStyles)],
})

/** The page about the contract: without script, in styles of its own. */
const apiDocsPage = ({ apiDocsStyles }: BuiltFiles): SiteDocument => {
  const { head, body } = apiDocs(cometa, openApi())
  const files = { stylesheets: [], modules: [], preloadedScripts: [] }
  return siteDocument({ ...head, ...files, inlineStyles: apiDocsStyles }, body)
}

/** Writes every document of the site and the application's shell. The same files give the same bytes. */
export const prerender = (built: BuiltFiles): Site => {
  const documentHead = {
    inlineStyles: built.documentStyles,
    stylesheets: [],
  }
  const home = landing(cometa)
  const missing = notFound(cometa)
  const crowded = busy(cometa)
  const order = orderStatus(cometa)
  const application = shell(cometa)
  const applicationHead = {
    ...application.head,
    inlineStyles: '',
    stylesheets: built.appStyles,
    modules: [built.appScript],
    preloadedScripts: built.appImports,
  }
  return {
    documents: {
      [paths.home]: siteDocument(
        { ...documentHead, ...home.head, modules: [built.loader], preloadedScripts: built.loaderImports },
        home.body,
      ),
      [paths.orderStatus]: siteDocument(
        {
          ...documentHead,
          ...order.head,
          stylesheets: built.appStyles,
          modules: [built.loader],
          preloadedScripts: built.loaderImports,
        },
        order.body,
      ),
      [API_DOCS]: apiDocsPage(built),
    },
    notFound: siteDocument(
      { ...documentHead, ...missing.head, modules: [], preloadedScripts: [] },
      missing.body,
    ),
    busy: siteDocument({ ...documentHead, ...crowded.head, modules: [], preloadedScripts: [] }, crowded.body),
    shell: siteDocument(applicationHead, `<div id="app"></div><noscript>${application.body}</noscript>`),
    outcomeShell: siteDocument(
      applicationHead,
      `<div id="static-outcome">${OUTCOME_MARK}</div><div id="app"></div>`,
    ),
  }
}
