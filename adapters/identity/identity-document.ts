import type { FastifyReply, FastifyRequest } from 'fastify'
import type { KoaContextWithOIDC } from 'oidc-provider'
import type { IdentityPage } from '#core/ports/identity-pages.ts'
import { languageCookie, parseLanguage, storedLanguage } from '#core/session/language-preference.ts'
import type { Language } from '#core/shared/language.ts'
import type { SiteDocument } from '#adapters/http/pages.ts'
import { renderedDocument } from '#adapters/http/rendered-document.ts'
import { setDocumentHeaders } from '#adapters/http/security-headers.ts'
import type { IdentityParts } from './identity-parts.ts'

const HTML = 'text/html; charset=utf-8'

type DocumentParts = Pick<IdentityParts, 'shell' | 'render'>

const documentOf = ({ shell, render }: DocumentParts, language: Language, page: IdentityPage): SiteDocument =>
  renderedDocument(shell(language), render(language, page))

/** Returns a provider request's language: the visitor's choice, the first known `ui_locales`, or Spanish (SES-09). */
export const languageFor = (request: Pick<FastifyRequest, 'headers'>, uiLocales: unknown): Language => {
  const stored = storedLanguage(request.headers.cookie ?? '')
  if (stored !== null) return stored
  const wanted = typeof uiLocales === 'string' ? uiLocales.split(' ') : []
  const known = wanted.map((tag) => parseLanguage(tag.slice(0, 2).toLowerCase()))
  return known.find((language) => language !== null) ?? 'es'
}

/** Sends a page in a language that the visitor has just chosen, and stores the choice (SES-09). */
export const sendInLanguage = (
  parts: DocumentParts,
  reply: FastifyReply,
  language: Language,
  page: IdentityPage,
): FastifyReply =>
  sendIdentityPage(parts, reply.header('set-cookie', languageCookie(language)), { language, page })

/** Sends a page to its visitor alone. No browser shows it again from its history, where it may be outdated. */
export const sendIdentityPage = (
  parts: DocumentParts,
  reply: FastifyReply,
  { language, page, status = 200 }: IdentityAnswer,
): FastifyReply => {
  const { html, styleHashes } = documentOf(parts, language, page)
  setDocumentHeaders(reply, { styleHashes, isApplication: true })
  return reply.code(status).header('cache-control', 'no-store').type(HTML).send(html)
}

export type IdentityAnswer = {
  readonly language: Language
  readonly page: IdentityPage
  readonly status?: number
}

/** The headers of a page that depend on its styles. */
const PAGE_HEADERS = ['content-security-policy', 'referrer-policy', 'reporting-endpoints'] as const

/** Writes a page as the provider's answer, which adds its cookies afterwards. `reply` belongs to the same request. */
export const writeIdentityPage = (
  parts: DocumentParts,
  reply: FastifyReply,
  ctx: KoaContextWithOIDC,
  page: IdentityPage,
): void => {
  const language = languageFor(reply.request, ctx.oidc.params?.['ui_locales'])
  const document = documentOf(parts, language, page)
  setDocumentHeaders(reply, { styleHashes: document.styleHashes, isApplication: true })
  for (const name of PAGE_HEADERS) {
    const value = reply.getHeader(name)
    if (value !== undefined) ctx.set(name, String(value))
  }
  ctx.set('cache-control', 'no-store')
  ctx.type = HTML
  ctx.body = document.html
}
