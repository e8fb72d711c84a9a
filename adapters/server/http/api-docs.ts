import type { FastifyPluginAsync } from 'fastify'
import type { CallExamples } from '#adapters/contract/example.ts'
import { openApi } from '#adapters/contract/openapi.ts'

/** Path of the page that documents the contract; the build writes it. */
export const API_DOCS = '/docs/api'

/** Path of the contract as OpenAPI. */
export const OPEN_API = '/openapi.json'

const HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-cache',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex, nofollow',
}

/** Serves the contract as OpenAPI. The text is generated once. */
export const apiDocsRoutes =
  (examples: CallExamples | undefined): FastifyPluginAsync =>
  async (app) => {
    const text = JSON.stringify(openApi(examples))
    app.get(OPEN_API, (_request, reply) => reply.headers(HEADERS).send(text))
  }
