import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Language } from '#core/shared/language.ts'
import type { RenderIdentityPage } from '#core/ports/identity-pages.ts'
import type { Site } from '#adapters/http/pages.ts'
import { OUTCOME_MARK, sendOwnPage } from '#adapters/http/pages.ts'
import { renderedDocument } from '#adapters/http/rendered-document.ts'
import { setDocumentHeaders } from '#adapters/http/security-headers.ts'
import { languageOf } from '#adapters/http/session-cookie.ts'

export type SignedInPageOptions = {
  readonly site: () => Site
  /** Renders the page of this site that continues to `href` after a login. */
  readonly renderSignedIn: (language: Language, href: string) => string
  /** Renders the page for a browser that stores no cookies. */
  readonly renderPage: RenderIdentityPage
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

/**
 * Sends a page of this site that continues at once. The browser came from another site, so it would send the new Strict
 * cookie with no redirect; it sends it with a navigation of this page. The page needs no script.
 */
export const sendSignedIn = (
  { site, renderSignedIn }: SignedInPageOptions,
  request: FastifyRequest,
  reply: FastifyReply,
  href: string,
): FastifyReply => {
  const language = languageOf(request)
  const { html, styleHashes } = site().frames[language].signedInShell
  const refresh = `<meta http-equiv="refresh" content="0; url=${escaped(href)}">`
  setDocumentHeaders(reply, { styleHashes, isApplication: true })
  return reply
    .code(200)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(
      html
        .replace('</head>', () => `${refresh}</head>`)
        .replace(OUTCOME_MARK, () => renderSignedIn(language, href)),
    )
}

/** Sends the page that says that the browser stores no cookies, with the telephone (I9). */
export const sendCookiesRefused = (
  { site, renderPage }: SignedInPageOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply => {
  const language = languageOf(request)
  const { identityShell } = site().frames[language]
  const page = renderPage(language, { page: 'error', reason: 'cookies' })
  return sendOwnPage(reply.code(400), renderedDocument(identityShell, page))
}
