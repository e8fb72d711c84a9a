import type { FastifyPluginAsync, onRequestAsyncHookHandler } from 'fastify'
import type { IdentityErrorReason } from '#core/ports/identity-pages.ts'
import { identityErrorPath } from '#core/routes/external-paths.ts'
import { languageCookie, languageInQuery } from '#core/session/language-preference.ts'
import { languageOf } from '#adapters/http/session-cookie.ts'
import { sendIdentityPage } from './identity-document.ts'
import type { IdentityParts } from './identity-parts.ts'

/** Stores the language that a link chooses, and shows the page of the link in it (SES-09). */
export const followLanguageLink: onRequestAsyncHookHandler = async (request, reply) => {
  const [path = '', query = ''] = request.url.split('?', 2)
  const chosen = request.method === 'GET' ? languageInQuery(query) : null
  if (chosen === null) return
  const { language, search } = chosen
  await reply
    .header('set-cookie', languageCookie(language))
    .redirect(search === '' ? path : `${path}?${search}`, 303)
}

/** The status of each error page. */
const STATUSES: Readonly<Record<IdentityErrorReason, number>> = {
  expired: 400,
  cookies: 400,
  request: 400,
  origin: 403,
  unavailable: 503,
}

/** Registers the pages of errors at their own paths, where their links in another language lead. */
export const errorRoutes =
  (parts: Pick<IdentityParts, 'shell' | 'render'>): FastifyPluginAsync =>
  async (app) => {
    for (const reason of Object.keys(STATUSES) as readonly IdentityErrorReason[])
      app.get(identityErrorPath(reason), (request, reply) =>
        sendIdentityPage(parts, reply, {
          language: languageOf(request),
          page: { page: 'error', reason },
          status: STATUSES[reason],
        }),
      )
  }
