import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { UPLOAD_BYTES_HEADER, speedTestPaths } from '#core/speed/speed-test-paths.ts'
import type { SpeedTestPart } from '#core/ports/speed-test.ts'
import type { CallFailure } from '#adapters/provider/call/handler.ts'
import { isRefusedByLimit } from './call-limits.ts'
import { sendRefusal } from './contract-answer.ts'
import type { SpeedTestLimits } from '../config/http-limits.ts'
import { isOwnOrigin } from '#adapters/http/origin-check.ts'
import type { WaitOf } from '#adapters/http/count.ts'

export type SpeedTestOptions = {
  readonly limits: SpeedTestLimits
  /** Whether the server has too much to do for tests. */
  readonly isBusy: () => boolean
  readonly allowedOrigins: readonly string[]
  /** Null: nothing is limited. */
  readonly waits: Readonly<Record<SpeedTestPart, WaitOf>> | null
}

const OCTETS = 'application/octet-stream'
const CHUNK_BYTES = 64 * 1024
/** Longer than the window of every compression in use, so that a repetition is not found. */
const POOL_CHUNKS = 64

/** Seconds after which a test refused by a busy server may succeed: a test takes at most sixteen. */
const BUSY_RETRY_AFTER = 15

/** No cache stores the answer, and no proxy compresses it or collects it first. */
const RAW = { 'cache-control': 'no-store, no-transform', 'x-accel-buffering': 'no' }

/** Yields random chunks of the given total size. */
function* randomChunks(pool: readonly Buffer[], bytes: number): Generator<Buffer> {
  for (let sent = 0, at = 0; sent < bytes; at += 1) {
    const chunk = pool[at % pool.length]?.subarray(0, bytes - sent) ?? Buffer.alloc(0)
    sent += chunk.length
    yield chunk
  }
}

const createPool = (): readonly Buffer[] =>
  Array.from({ length: POOL_CHUNKS }, () => randomBytes(CHUNK_BYTES))

/** Whether a body says its size, and is not larger than the upload of a test. */
const isUploadSize = ({ headers }: FastifyRequest, limit: number): boolean => {
  const size = Number(headers['content-length'])
  return Number.isInteger(size) && size <= limit
}

/**
 * Registers the speed test: latency, download of random bytes, and discarded upload (S43). Other origins cannot start
 * one. A client may transfer once a minute; a busy server refuses with seconds to wait, without counting the attempt.
 */
export const speedTestRoutes =
  ({ limits, isBusy, allowedOrigins, waits }: SpeedTestOptions): FastifyPluginAsync =>
  async (app) => {
    let running = 0
    let pool: readonly Buffer[] = []
    /** Counts a transfer until its connection is done with it, however it ends. */
    const occupy = ({ raw }: FastifyReply): void => {
      running += 1
      raw.once('close', () => {
        running -= 1
      })
    }
    const refusalOf = (part: SpeedTestPart, request: FastifyRequest): CallFailure | null => {
      if (!isOwnOrigin(request.headers, request.host, allowedOrigins)) return { code: 'FORBIDDEN_ORIGIN' }
      if (part === 'upload' && !isUploadSize(request, limits.uploadBytes)) return { code: 'TOO_LARGE' }
      return isBusy() || running >= limits.atOnce
        ? { code: 'UNAVAILABLE', retryAfter: BUSY_RETRY_AFTER }
        : null
    }
    const guard = (part: SpeedTestPart) => async (request: FastifyRequest, reply: FastifyReply) => {
      const refusal = refusalOf(part, request)
      if (refusal !== null) return sendRefusal(request, reply, refusal)
      if (part !== 'latency') occupy(reply)
      return (await isRefusedByLimit(waits?.[part], request, reply)) ? reply : undefined
    }
    const plain = { exposeHeadRoute: false, compress: false } as const

    app.removeAllContentTypeParsers()
    app.addContentTypeParser(OCTETS, (_request, body, done) => {
      body.on('end', () => done(null)).on('error', done)
      body.resume()
    })
    app.get(speedTestPaths.latency, { ...plain, onRequest: guard('latency') }, (_request, reply) =>
      reply.headers(RAW).code(204).send(),
    )
    app.get(speedTestPaths.download, { ...plain, onRequest: guard('download') }, (_request, reply) => {
      if (pool.length === 0) pool = createPool()
      return reply
        .headers({
          ...RAW,
          'content-type': OCTETS,
          'content-length': limits.downloadBytes,
          [UPLOAD_BYTES_HEADER]: limits.uploadBytes,
        })
        .send(
          Readable.from(randomChunks(pool, limits.downloadBytes), {
            objectMode: false,
            highWaterMark: CHUNK_BYTES,
          }),
        )
    })
    app.post(speedTestPaths.upload, { ...plain, onRequest: guard('upload') }, (_request, reply) =>
      reply.headers(RAW).code(204).send(),
    )
  }
