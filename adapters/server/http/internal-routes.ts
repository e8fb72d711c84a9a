import type { FastifyInstance } from 'fastify'
import { showsInternalPages } from '#core/guards/internal-pages.ts'
import { sendOwnPage } from './pages.ts'
import type { SiteOptions } from './site-options.ts'

/** Registers the pages for operators, where they are shown. Search engines index none, and no cache shares them (GRD-14). */
export const internalRoutes = (
  app: FastifyInstance,
  { site, internalPages = null }: Pick<SiteOptions, 'site' | 'internalPages'>,
): void => {
  const { internal = {}, environment = 'development' } = site()
  if (!showsInternalPages(environment, internalPages)) return
  for (const [path, document] of Object.entries(internal))
    app.get(path, (_request, reply) =>
      sendOwnPage(reply.header('x-robots-tag', 'noindex, nofollow'), site().internal?.[path] ?? document),
    )
}
