import type { FastifyReply, FastifyRequest } from 'fastify'
import type { KoaContextWithOIDC } from 'oidc-provider'
import type { IdentityPage } from '#core/ports/identity-pages.ts'
import type { Language } from '#core/shared/language.ts'
import type { SiteDocument } from '#adapters/server/http/pages.ts'
import { OUTCOME_MARK } from '#adapters/server/http/pages.ts'
import { setDocumentHeaders } from '#adapters/server/http/security-headers.ts'
import { languageOf } from '#adapters/server/http/session-cookie.ts'
import type { IdentityParts } from './identity-parts.ts'

const HTML = 'text/html; charset=utf-8'

type DocumentParts = Pick<IdentityParts, 'shell' | 'render'>

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const documentOf = (
  { shell, render }: DocumentParts,
  language: Language,
  page: IdentityPage,
): SiteDocument => {
  const { html, styleHashes } = shell(language)
  const { title, body } = render(language, page)
  return {
    styleHashes,
    html: html
      .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(title)}</title>`)
      .replace(OUTCOME_MARK, () => body),
  }
}

/** Returns the language of a request to the provider: the first known one of `ui_locales`, or that of the visitor (SES-09). */
export const languageFor = (request: Pick<FastifyRequest, 'headers'>, uiLocales: unknown): Language => {
  const wanted = typeof uiLocales === 'string' ? uiLocales.split(' ') : []
  const known = wanted.map((tag) => tag.slice(0, 2).toLowerCase()).find((tag) => tag === 'es' || tag === 'en')
  return known === undefined ? languageOf(request) : known === 'en' ? 'en' : 'es'
}

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

/** Writes a page as the answer of the provider, which adds its cookies afterwards. `reply`: the answer of the same request. */
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
