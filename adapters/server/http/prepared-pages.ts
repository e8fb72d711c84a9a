import type { IncomingMessage, OutgoingHttpHeaders, RequestListener, ServerResponse } from 'node:http'
import type { onResponseHookHandler } from 'fastify'
import type { Encoding } from '#adapters/http/document-bytes.ts'
import { bytesOf, encodingFor } from '#adapters/http/document-bytes.ts'
import { hostsIn } from './host-header.ts'
import type { Site, SiteDocument } from '#adapters/http/pages.ts'

/** A complete response. */
type Prepared = { readonly headers: OutgoingHttpHeaders; readonly body: Buffer }

type PreparedOptions = {
  readonly site: () => Site
  /** Whether the server may answer without its hooks: its memory is within the limits, and it does not close. */
  readonly mayAnswer: () => boolean
  /** Runs after a response, with its path and its duration in seconds. */
  readonly onAnswered?: (path: string, seconds: number) => void
}

type PreparedPages = {
  /** Stores the response to a request, if it depends on nothing but path and encoding. */
  readonly remember: onResponseHookHandler
  /** Answers what is stored, and passes every other request on. */
  readonly before: (handle: RequestListener) => RequestListener
}

/** Headers that Node writes for each connection. */
const OF_CONNECTION = new Set(['connection', 'date', 'keep-alive', 'transfer-encoding'])

/** Headers of a request that an answer may depend on. */
const ASKING = ['cookie', 'if-none-match', 'expect', 'content-length', 'transfer-encoding'] as const

/** Checks whether a request is a plain one for a page. */
const isPlain = ({ method, headers, rawHeaders }: IncomingMessage): boolean =>
  method === 'GET' && ASKING.every((name) => headers[name] === undefined) && hostsIn(rawHeaders) === 1

const headersOf = (response: ServerResponse): OutgoingHttpHeaders =>
  Object.fromEntries(Object.entries(response.getHeaders()).filter(([name]) => !OF_CONNECTION.has(name)))

/**
 * Answers public pages with the stored headers and bytes of their first response. The framework's routing, hooks and
 * header checks cost as much as sending the page.
 */
export const createPreparedPages = ({ site, mayAnswer, onAnswered }: PreparedOptions): PreparedPages => {
  const prepared = new WeakMap<SiteDocument, Map<Encoding, Prepared>>()

  const preparedFor = ({ url = '', headers }: IncomingMessage): Prepared | undefined => {
    const document = site().documents[url]
    return document && prepared.get(document)?.get(encodingFor(headers['accept-encoding']))
  }
  const answer = (
    { url = '' }: IncomingMessage,
    response: ServerResponse,
    { headers, body }: Prepared,
  ): void => {
    if (onAnswered !== undefined) {
      const startedAt = performance.now()
      response.once('finish', () => onAnswered(url, (performance.now() - startedAt) / 1_000))
    }
    response.writeHead(200, headers).end(body)
  }
  return {
    remember: ({ raw: request }, { raw: response }, done) => {
      done()
      const document = site().documents[request.url ?? '']
      if (document === undefined || response.statusCode !== 200 || !isPlain(request)) return
      if (response.hasHeader('set-cookie') || response.getHeader('connection') === 'close') return
      const encoding = encodingFor(request.headers['accept-encoding'])
      const known = prepared.get(document) ?? new Map<Encoding, Prepared>()
      prepared.set(
        document,
        known.set(encoding, { headers: headersOf(response), body: bytesOf(document, encoding).body }),
      )
    },
    before: (handle) => (request, response) => {
      const found = isPlain(request) && mayAnswer() ? preparedFor(request) : undefined
      if (found === undefined) handle(request, response)
      else answer(request, response, found)
    },
  }
}
