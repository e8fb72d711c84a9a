import { isUtf8 } from 'node:buffer'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Takes JSON and nothing else, and only as text that is whole (S12, S17). */
export const takeJsonOnly = (app: FastifyInstance): void => {
  app.removeAllContentTypeParsers()
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    // Decoding would put another character in place of bytes that are no text.
    if (isUtf8(body)) void parseJson(request, body.toString(), done)
    else done(Object.assign(new Error('a body is no text'), { statusCode: 400 }))
  })
}

/** Bodies travel as they are: what says it is compressed is neither inflated nor believed (S19). */
export const isEncoded = ({ headers }: FastifyRequest): boolean =>
  (headers['content-encoding'] ?? 'identity').toLowerCase() !== 'identity'
