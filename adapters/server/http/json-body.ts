import { isUtf8 } from 'node:buffer'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Accepts only JSON in valid UTF-8 (S12, S17). */
export const takeJsonOnly = (app: FastifyInstance): void => {
  app.removeAllContentTypeParsers()
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    // Decoding would replace invalid bytes with another character.
    if (isUtf8(body)) void parseJson(request, body.toString(), done)
    else done(Object.assign(new Error('body is not UTF-8'), { statusCode: 400 }))
  })
}

/** Checks whether a body declares a content encoding: encoded bodies are refused, never decompressed (S19). */
export const isEncoded = ({ headers }: FastifyRequest): boolean =>
  (headers['content-encoding'] ?? 'identity').toLowerCase() !== 'identity'
