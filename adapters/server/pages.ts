import type { FastifyReply } from 'fastify'

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
}

/** Where in the outcome's shell the server writes the outcome. */
export const OUTCOME_MARK = '<!--outcome-->'

/** The content policy of a document: own origin only, inlined styles by hash, no inline script (S1). */
export const contentPolicy = (styleHashes: readonly string[]): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    ["style-src 'self'", ...styleHashes].join(' '),
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')

/** What every document forbids besides its content policy: sniffing, foreign windows, and the device's sensors (S4). */
const DOCUMENT_HEADERS = {
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(self), usb=()',
  'cache-control': 'private, no-cache',
} as const

export const sendDocument = (reply: FastifyReply, document: SiteDocument, status = 200): FastifyReply =>
  reply
    .code(status)
    .headers(DOCUMENT_HEADERS)
    .header('content-security-policy', contentPolicy(document.styleHashes))
    .type('text/html; charset=utf-8')
    .send(document.html)
