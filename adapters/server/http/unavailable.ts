import type { FastifyReply, FastifyRequest } from 'fastify'
import type { SiteDocument } from '#adapters/http/pages.ts'
import { sendBusyPage } from '#adapters/http/pages.ts'
import { sendError, sendRefusal } from './contract-answer.ts'
import { API, ASSETS, HEALTH } from './prefixes.ts'

/** `retry-after` of the page, in seconds. */
const RETRY_AFTER = 10

/** Returns the page that replaces every other one, in the language of a visitor. */
export type BusyPageOf = (request: FastifyRequest) => SiteDocument

const READS: readonly string[] = ['GET', 'HEAD']

/** Checks whether a person opens a page or posts its form, as opposed to a script or another server. */
const isPage = ({ method, url, headers: { accept = '' } }: FastifyRequest): boolean =>
  ![API, ASSETS, HEALTH].some((prefix) => url.startsWith(prefix)) &&
  (READS.includes(method) ? !accept.startsWith('application/json') : accept.includes('text/html'))

/** Answers a request that is not served now: a page says so with the telephone, a call gets the error body (S47). */
export const sendUnavailable =
  (busy: BusyPageOf) =>
  (request: FastifyRequest, reply: FastifyReply): void => {
    if (isPage(request)) sendBusyPage(reply, busy(request), RETRY_AFTER)
    else sendRefusal(request, reply, { code: 'UNAVAILABLE' })
  }

/** Error handler of all routes: a failed page looks like an overload; other errors get the error body (S36, S47). */
export const sendFailure =
  (busy: BusyPageOf) =>
  (error: { readonly statusCode?: number }, request: FastifyRequest, reply: FastifyReply): void => {
    if ((error.statusCode ?? 500) < 500 || !isPage(request)) return void sendError(error, request, reply)
    request.log.error({ err: error }, 'page failed')
    sendBusyPage(reply, busy(request), RETRY_AFTER)
  }
