import type { FastifyReply } from 'fastify'
import { bytesOf, encodingFor, isKnown } from './document-bytes.ts'
import { setDocumentHeaders } from './security-headers.ts'

/** One document of the built site: its HTML and the hashes of the styles inlined in it. */
export type SiteDocument = { readonly html: string; readonly styleHashes: readonly string[] }

/** What the build made: documents by path, and the shell of the application. */
export type Site = {
  readonly documents: Readonly<Record<string, SiteDocument>>
  /** Where the application starts; for visitors without script it says where to turn. */
  readonly shell: SiteDocument
  /** The same with room for the outcome of an address, which the server writes in. */
  readonly outcomeShell: SiteDocument
  readonly notFound: SiteDocument
  /** What a page says while the server takes nobody more. */
  readonly busy: SiteDocument
}

/** Where in the outcome's shell the server writes the outcome. */
export const OUTCOME_MARK = '<!--outcome-->'

const HTML = 'text/html; charset=utf-8'

/** `public`: a page of its own. `application`: the shell, on whatever path. */
export type PageKind = 'public' | 'application'

/** Sends a document of the build: compressed once, asked for again each time, and sent again only when it changed. */
export const sendDocument = (
  reply: FastifyReply,
  document: SiteDocument,
  kind: PageKind,
  status = 200,
): FastifyReply => {
  const { headers } = reply.request
  const encoding = encodingFor(headers['accept-encoding'])
  const { body, etag } = bytesOf(document, encoding)
  setDocumentHeaders(reply, { ...document, isApplication: kind === 'application' })
  reply.headers({ etag, vary: 'accept-encoding', 'cache-control': status === 503 ? 'no-store' : 'no-cache' })
  if (status === 200 && isKnown(headers['if-none-match'], etag)) return reply.code(304).send()
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.code(status).type(HTML).send(body)
}

/** Sends a page of the application that was written for this visitor; nobody else may keep it. */
export const sendOwnPage = (reply: FastifyReply, { html, styleHashes }: SiteDocument): FastifyReply => {
  setDocumentHeaders(reply, { styleHashes, isApplication: true })
  reply.headers({ 'cache-control': 'private, no-cache', vary: 'accept-encoding' })
  return reply.type(HTML).send(html)
}

/** Sends the page for a server that takes nobody more; `retryAfter` in seconds. */
export const sendBusyPage = (reply: FastifyReply, busy: SiteDocument, retryAfter: number): FastifyReply =>
  sendDocument(reply.header('retry-after', retryAfter), busy, 'public', 503)

/** Sends 404 for a file that does not exist. A later release may bring it, so no cache stores this answer (F42). */
export const sendMissingFile = (reply: FastifyReply): FastifyReply =>
  reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('404')
