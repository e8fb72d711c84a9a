import fastifyStatic from '@fastify/static'
import type { FastifyPluginAsync } from 'fastify'
import { sendMissingFile } from '#adapters/http/pages.ts'

/**
 * Serves the built files. Each file name changes with its content, so caches store it for a year. The build compresses
 * the files. Mount it under the asset prefix.
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
