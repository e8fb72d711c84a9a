import { createHash } from 'node:crypto'
import type { CallExamples } from '#adapters/contract/example.ts'
import type { ChatSettings } from '#core/chat/chat-parameters.ts'
import type { Environment } from '#core/metadata/robots.ts'
import type { Language } from '#core/shared/language.ts'
import type { PlainDate } from '#core/shared/plain-date.ts'
import { languageCookie } from '#core/session/language-preference.ts'
import type { FastifyReply } from 'fastify'
import { SPECULATION_RULES_PATH } from '#core/metadata/speculation-rules.ts'
import { bytesOf, encodingFor, isKnown } from './document-bytes.ts'
import type { WidgetSources } from './widget-policy.ts'
import { setDocumentHeaders } from './security-headers.ts'

/** A document of the built site: its HTML and the hashes of its inlined styles. */
export type SiteDocument = {
  readonly html: string
  readonly styleHashes: readonly string[]
  /** The origin of the chat that may run in this document; only public pages have one. */
  readonly chatOrigin?: string
}

/** A file at the root of the site that is not a document, such as `robots.txt`. */
export type SiteFile = {
  readonly type: string
  readonly base64: string
  /** Whether the file names the origin of the store. */
  readonly hasOrigin?: boolean
}

/** The pages that have the language of the visitor instead of one of their path (SES-09). */
export type SiteFrames = {
  /** The title of each page of the application, by the path of its route. */
  readonly titles: Readonly<Record<string, string>>
  /** The HTML that loads the application; for visitors without script it names other ways to buy. */
  readonly shell: SiteDocument
  /** The shell with a place where the server inserts the outcome of an address. */
  readonly outcomeShell: SiteDocument
  readonly portalShell: SiteDocument
  /** The frame of the page that checks an address, with a place for its content. */
  readonly checkShell: SiteDocument
  /** The frame of the page that answers a posted request about an address, with a place for its content. */
  readonly followUpShell: SiteDocument
  /** The frame of the page after a login, with a place for its content. */
  readonly signedInShell: SiteDocument
  /** The frame of the pages of the identity provider, with a place for their content. */
  readonly identityShell: SiteDocument
  /** The frame of the pages outside the store, with a place for their content. */
  readonly externalShell: SiteDocument
  /** The page where a buyer finds an order. */
  readonly orderStatus: SiteDocument
  readonly notFound: SiteDocument
  /** The page of an overloaded server. */
  readonly busy: SiteDocument
}

/** The output of the build: files and public documents by path, and the other pages by language. */
export type Site = {
  readonly files: Readonly<Record<string, SiteFile>>
  readonly documents: Readonly<Record<string, SiteDocument>>
  /** Pages for operators by path; none if left out. */
  readonly internal?: Readonly<Record<string, SiteDocument>>
  /** The stage of the build; development if left out. */
  readonly environment?: Environment
  readonly frames: Readonly<Record<Language, SiteFrames>>
  /** The examples of the contract's calls; none if left out. */
  readonly contractExamples?: CallExamples
  /** Whether the site was built for search engines and customers (MET-04). */
  readonly isPublished?: boolean
}

/** Placeholder for the origin of the store in what the build writes: only the server knows the origin. */
export const ORIGIN_MARK = 'https://origin.invalid'

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** Returns the chat settings element. The application never gets one, because it becomes the payment page (S5). */
const chatElement = (chat: ChatSettings): string =>
  `<meta name="chat" content="${escaped(JSON.stringify(chat))}">`

/** Returns the site with the store's origin in its canonical URLs, and the chat of a vendor in its public pages. */
export const siteAt = (site: Site, origin: string, chat: ChatSettings | null = null): Site => {
  const at = ({ html, ...rest }: SiteDocument): SiteDocument => {
    const own = { ...rest, html: html.replaceAll(ORIGIN_MARK, origin) }
    if (chat === null) return own
    const chatOrigin = new URL(chat.scriptUrl).origin
    return { ...own, html: own.html.replace('</head>', () => `${chatElement(chat)}</head>`), chatOrigin }
  }
  const fileAt = (file: SiteFile): SiteFile => {
    if (file.hasOrigin !== true) return file
    const text = Buffer.from(file.base64, 'base64').toString()
    return { ...file, base64: Buffer.from(text.replaceAll(ORIGIN_MARK, origin)).toString('base64') }
  }
  const documents = Object.entries(site.documents).map(([path, document]) => [path, at(document)])
  const files = Object.entries(site.files).map(([path, file]) => [path, fileAt(file)])
  const internal = Object.entries(site.internal ?? {}).map(([path, document]) => [path, at(document)])
  const { es, en } = site.frames
  return {
    ...site,
    documents: Object.fromEntries(documents),
    internal: Object.fromEntries(internal),
    files: Object.fromEntries(files),
    frames: {
      es: { ...es, orderStatus: at(es.orderStatus) },
      en: { ...en, orderStatus: at(en.orderStatus) },
    },
  }
}

/** Placeholder for the outcome in the outcome's shell. */
export const OUTCOME_MARK = '<!--outcome-->'

/** The way back to a saved order, as the build hides it in a document with an address form. */
export const HIDDEN_RETURN = ' data-returning="true" hidden=""'

const returning = new WeakMap<SiteDocument, SiteDocument>()

/** Returns a document with its way back to a saved order in sight. */
const forReturning = (document: SiteDocument): SiteDocument => {
  const shown = returning.get(document) ?? {
    ...document,
    html: document.html.replace(HIDDEN_RETURN, HIDDEN_RETURN.replace(' hidden=""', '')),
  }
  returning.set(document, shown)
  return shown
}

/** The visit of a placed order, as the build hides it in front of an address form, and the place of its day. */
export const HIDDEN_VISIT = ' data-visit="true" hidden=""'
export const VISIT_DAY = '<time></time>'

const HTML = 'text/html; charset=utf-8'

/** `public`: a prerendered page. `application`: the shell, on any path. */
export type PageKind = 'public' | 'application'

type SendOptions = {
  readonly status?: number
  readonly widget?: WidgetSources | null
  /** Whether the document depends on a cookie or sets one; then no shared cache may store it. */
  readonly isOwn?: boolean
  /** Whether no cache may store the document, so that Back after a sign-out shows nothing of it (F33). */
  readonly isPrivate?: boolean
}

/** Sends a document of the build. It is compressed once; caches revalidate it each time. */
export const sendDocument = (
  reply: FastifyReply,
  document: SiteDocument,
  kind: PageKind,
  { status = 200, widget = null, isOwn = false, isPrivate = false }: SendOptions = {},
): FastifyReply => {
  const { headers } = reply.request
  const encoding = encodingFor(headers['accept-encoding'])
  const { body, etag } = bytesOf(document, encoding)
  setDocumentHeaders(reply, { ...document, isApplication: kind === 'application', widget })
  const cacheControl = isOwn ? 'private, no-cache' : 'no-cache'
  reply.headers({
    etag,
    vary: 'accept-encoding',
    'cache-control': status === 503 || isPrivate ? 'no-store' : cacheControl,
  })
  if (status === 200 && isKnown(headers['if-none-match'], etag)) return reply.code(304).send()
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.code(status).type(HTML).send(body)
}

/** Visitor data of a public page. `visit` is the day of the visit, with its text; `chosen` a newly chosen language. */
export type Greeting = {
  readonly hasSavedCart: boolean
  readonly visit: { readonly date: PlainDate; readonly text: string } | null
  readonly chosen: Language | null
}

/**
 * Sends a public page. Where it has an address form, it links to the saved cart of the cookie and shows a buyer the day
 * of the visit, also without script (CRT-06, CRT-07). Stores a language that is chosen by opening the page (SES-09).
 */
export const sendPublicPage = (
  reply: FastifyReply,
  document: SiteDocument,
  { hasSavedCart, visit, chosen }: Greeting,
): FastifyReply => {
  const isReturning = hasSavedCart && document.html.includes(HIDDEN_RETURN)
  if (chosen !== null) reply.header('set-cookie', languageCookie(chosen))
  reply.header('speculation-rules', `"${SPECULATION_RULES_PATH}"`)
  const shown = isReturning ? forReturning(document) : document
  if (visit === null || !shown.html.includes(HIDDEN_VISIT))
    return sendDocument(reply, shown, 'public', { isOwn: isReturning || chosen !== null })
  setDocumentHeaders(reply, { ...shown, isApplication: false })
  return sendOwnHtml(
    reply,
    shown.html
      .replace(HIDDEN_VISIT, HIDDEN_VISIT.replace(' hidden=""', ''))
      .replace(VISIT_DAY, () => `<time datetime="${visit.date}">${escaped(visit.text)}</time>`),
  )
}

/** Sends HTML that was written for this visitor; no shared cache may store it. */
const sendOwnHtml = (reply: FastifyReply, html: string): FastifyReply =>
  reply.headers({ 'cache-control': 'private, no-cache', vary: 'accept-encoding' }).type(HTML).send(html)

/** Sends a page that was rendered for this visitor; no shared cache may store it. */
export const sendOwnPage = (
  reply: FastifyReply,
  { html, styleHashes }: SiteDocument,
  widget: WidgetSources | null = null,
): FastifyReply => {
  setDocumentHeaders(reply, { styleHashes, isApplication: true, widget })
  return sendOwnHtml(reply, html)
}

/** Sends the page of an overloaded server; `retryAfter` in seconds. */
export const sendBusyPage = (reply: FastifyReply, busy: SiteDocument, retryAfter: number): FastifyReply =>
  sendDocument(reply.header('retry-after', retryAfter), busy, 'public', { status: 503 })

const FILE_SECONDS = 86_400

/** Sends a site root file. Its content may change under one name: caches store it for a day, then revalidate. */
export const sendFile = (reply: FastifyReply, { type, base64 }: SiteFile): FastifyReply => {
  const body = Buffer.from(base64, 'base64')
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  reply.headers({ etag, 'cache-control': `public, max-age=${FILE_SECONDS}` })
  if (isKnown(reply.request.headers['if-none-match'], etag)) return reply.code(304).send()
  return reply.type(type).send(body)
}

/** Sends 404 for an unknown file. A later release may add it, so no cache stores this response (F42). */
export const sendMissingFile = (reply: FastifyReply): FastifyReply =>
  reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('404')
