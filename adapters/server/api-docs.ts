import type { FastifyPluginAsync } from 'fastify'
import { openApi } from '#adapters/orchestrator/wire/openapi.ts'

/** The page that explains the contract: one of the documents the build writes. */
export const API_DOCS = '/docs/api'

/** The contract as OpenAPI, for programs. */
export const OPEN_API = '/openapi.json'

const HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-cache',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex, nofollow',
}

/** Serves the contract as OpenAPI, written once from its records. */
export const apiDocsRoutes: FastifyPluginAsync = async (app) => {
  const text = JSON.stringify(openApi())
  app.get(OPEN_API, (_request, reply) => reply.headers(HEADERS).send(text))
}
