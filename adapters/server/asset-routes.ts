import fastifyStatic from '@fastify/static'
import type { FastifyPluginAsync } from 'fastify'
import { sendMissingFile } from './pages.ts'

/**
 * The built files, each under a name that changes with its content: cached for good, compressed by the build. Mount it under the prefix of the assets.
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
    app.setNotFoundHandler((_request, reply) => sendMissingFile(reply))
  }
