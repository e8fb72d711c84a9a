import type { FastifyInstance } from 'fastify'
import { showsInternalPages } from '#core/guards/internal-pages.ts'
import { enginePaths, templateEngines } from '#core/routes/internal-paths.ts'
import { languageOfPath, spanishPath } from '#core/shared/language.ts'
import { queryOf } from '#adapters/http/page-query.ts'
import { OUTCOME_MARK, sendOwnPage } from '#adapters/http/pages.ts'
import type { SiteOptions } from './site-options.ts'

/**
 * Registers the pages for operators, where they are shown. Search engines index none, and no cache shares them. A template engine is rendered for
 * its query: 400 for one that names what it does not have (GRD-14).
 */
export const internalRoutes = (
  app: FastifyInstance,
  { site, internalPages = null, renderEngine }: Pick<SiteOptions, 'site' | 'internalPages' | 'renderEngine'>,
): void => {
  const { internal = {}, environment = 'development' } = site()
  if (!showsInternalPages(environment, internalPages)) return
  for (const [path, built] of Object.entries(internal)) {
    const engine = templateEngines.find((one) => enginePaths[one] === spanishPath(path))
    if (engine !== undefined && renderEngine === undefined) continue
    app.get(path, (request, reply) => {
      reply.header('x-robots-tag', 'noindex, nofollow')
      const document = site().internal?.[path] ?? built
      if (engine === undefined || renderEngine === undefined) return sendOwnPage(reply, document)
      const { html, isKnown } = renderEngine(languageOfPath(path), engine, queryOf(request))
      const shown = { ...document, html: document.html.replace(OUTCOME_MARK, () => html) }
      return sendOwnPage(reply.code(isKnown ? 200 : 400), shown)
    })
  }
}
