import fastifyStatic from '@fastify/static'
import type { FastifyPluginAsync } from 'fastify'

/**
 * The built files, each under a name that changes with its content: kept for good, compressed by the build. One that is not
 * there may be back after the next deploy, so nobody keeps its 404 (F42). Mount it under the prefix of the assets.
 */
export const assetRoutes =
  (assetsDir: string): FastifyPluginAsync =>
  async (app) => {
    await app.register(fastifyStatic, {
      root: assetsDir,
      index: false,
      dotfiles: 'deny',
      decorateReply: false,
      preCompressed: true,
      immutable: true,
      maxAge: '365d',
    })
    app.setNotFoundHandler((_request, reply) =>
      reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('404'),
    )
  }
