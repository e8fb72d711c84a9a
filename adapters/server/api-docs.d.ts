import type { FastifyPluginAsync } from 'fastify'
/** The page that explains the contract: one of the documents the build writes. */
export declare const API_DOCS = '/docs/api'
/** Serves the contract's description, written once from its records; no search engine keeps it. */
export declare const apiDocs: FastifyPluginAsync
