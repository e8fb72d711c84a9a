import { missingPageParameters } from '#core/query/query-parameters.ts'
import { either as E } from 'fp-ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { languageCookie } from '#core/session/language-preference.ts'
import { decodeUrlText } from '#core/shared/url-text.ts'
import { sendRefusal } from './contract-answer.ts'
import { framesOf, sendFrame } from './frames.ts'
import { sendGuarded } from './guarded-paths.ts'
import { queryOf, textsOf } from '#adapters/http/page-query.ts'
import { sendMissingFile, sendOwnPage } from '#adapters/http/pages.ts'
import { languageOf, newLanguageOf } from '#adapters/http/session-cookie.ts'
import type { SiteOptions } from './site-options.ts'

/** Sends the not-found page. Its head names the page that was wanted (MET-03). */
export const sendMissing = (
  options: SiteOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply => {
  const { renderMissing } = options
  const language = languageOf(request)
  const { page } = textsOf(missingPageParameters, request)
  reply.header('x-robots-tag', 'noindex, nofollow')
  if (page === '' || renderMissing === undefined)
    return sendFrame(options, request, reply, { frame: 'notFound', status: 404 })
  const { notFound } = framesOf(options, request)
  const html = notFound.html.replace(renderMissing(language, null), () => renderMissing(language, page))
  return sendOwnPage(reply.code(404), { ...notFound, html })
}

const decodedPath = (url: string): string => {
  const [path = ''] = url.split('?', 1)
  return E.getOrElse(() => path)(decodeUrlText(path))
}

/** Checks whether a path names a file: a segment begins with a dot, or the last one has an extension. */
const namesFile = (url: string): boolean => {
  const parts = decodedPath(url).split('/').filter(Boolean)
  return parts.some((part) => /^\.[^.]/.test(part)) || /\.\w+$/.test(parts.at(-1) ?? '')
}

/** Answers a path without a page: an unknown file gets 404, and the guards decide on any other path (GRD-13). */
export const sendUnknown =
  (options: Pick<SiteOptions, 'links' | 'mobile'>) =>
  (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return sendRefusal(request, reply.header('allow', 'GET, HEAD'), { code: 'METHOD_NOT_ALLOWED' })
    if (namesFile(request.url)) return sendMissingFile(reply)
    const chosen = newLanguageOf(request)
    if (chosen !== null) reply.header('set-cookie', languageCookie(chosen))
    const query = queryOf(request)
    const location = { path: decodedPath(request.url), search: query === '' ? '' : `?${query}` }
    return sendGuarded(options, location, request, reply)
  }
