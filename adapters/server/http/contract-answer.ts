import { randomBytes } from 'node:crypto'
import type { Socket } from 'node:net'
import { STATUS_CODES } from 'node:http'
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify'
import type { ApiError } from '#core/ports/orchestrator.failure.ts'
import type { CallFailure } from '#adapters/provider/call/handler.ts'
import { apiError, statusOfRefusal } from '#adapters/contract/error.ts'
import { recordRefusal } from '#adapters/http/security-event.ts'

const ANSWER_HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
}

const ID_BYTES = 16
/** A pool of random bytes for request ids: one system call per id would cost more than the id. */
const pool = { bytes: Buffer.alloc(0), used: 0 }
const POOL_BYTES = 256 * ID_BYTES

/** Returns a new request id. */
export const requestId = (): string => {
  if (pool.used === pool.bytes.length) Object.assign(pool, { bytes: randomBytes(POOL_BYTES), used: 0 })
  pool.used += ID_BYTES
  return pool.bytes.toString('base64url', pool.used - ID_BYTES, pool.used)
}

/** Default `retry-after` by code, in seconds. */
const RETRY_AFTER: Partial<Record<CallFailure['code'], number>> = { UNAVAILABLE: 1, TOO_MANY: 60 }

/** Sends JSON that no cache stores, no browser sniffs and no page frames (S2). */
export const sendJson = (reply: FastifyReply, status: number, encoded: unknown): FastifyReply =>
  reply.code(status).headers(ANSWER_HEADERS).send(JSON.stringify(encoded))

/** Logs the outcome, so each error's `requestId` is in the log: failures at the default level, refusals at `info`. */
const noteOutcome = ({ log }: FastifyRequest, code: CallFailure['code'], status: number): void =>
  status >= 500 && code !== 'BROKEN' ? log.warn({ code }, 'call failed') : log.info({ code }, 'call refused')

/** Sends the error body of the contract. The host's own error handlers use it too (S36). */
export const sendRefusal = (
  request: FastifyRequest,
  reply: FastifyReply,
  { code, moved, cart, soldOut, imeiEnding, retryAfter }: CallFailure,
  status = statusOfRefusal[code],
): FastifyReply => {
  recordRefusal(request, code)
  noteOutcome(request, code, status)
  const error: ApiError = {
    code,
    requestId: request.id,
    ...(code === 'PRICE_MOVED' ? moved : {}),
    ...(code === 'CART_STALE' && cart !== undefined ? { cart } : {}),
    ...(code === 'OUT_OF_STOCK' && soldOut !== undefined ? { soldOut } : {}),
    ...(code === 'TRADE_IN_OPEN' && imeiEnding !== undefined ? { imeiEnding } : {}),
  }
  const pause = retryAfter ?? RETRY_AFTER[code]
  if (pause !== undefined && !reply.hasHeader('retry-after')) reply.header('retry-after', pause)
  return sendJson(reply, status, apiError.codec.encode(error))
}

/** Logs the error of a call that threw, and sends a response without its cause (S36). */
export const sendDefect = (request: FastifyRequest, reply: FastifyReply, err: unknown): FastifyReply => {
  request.log.error({ err }, 'call threw')
  return sendRefusal(request, reply, { code: 'BROKEN' })
}

/** The error handler of all routes: an error of the caller becomes a refusal, any other a defect (S36). */
export const sendError = (
  error: { readonly statusCode?: number },
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply => {
  const status = error.statusCode ?? 500
  if (status >= 500) return sendDefect(request, reply, error)
  if (status === 413) return sendRefusal(request, reply, { code: 'TOO_LARGE' })
  const isHidden = status === 403 || status === 404
  return sendRefusal(request, reply, { code: isHidden ? 'NOT_FOUND' : 'BAD_REQUEST' })
}

const UNREADABLE: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

/** Sends the error body for input that is no HTTP request, and closes the connection (S36). */
export const refuseUnreadable =
  (log: Pick<FastifyBaseLogger, 'info'>) =>
  (error: { readonly code: string }, socket: Socket): void => {
    if (socket.writable && error.code !== 'ECONNRESET') {
      const status = UNREADABLE[error.code] ?? 400
      const code = status === 431 ? 'TOO_LARGE' : 'BAD_REQUEST'
      const reqId = requestId()
      log.info({ code, reqId }, 'call refused')
      const body = JSON.stringify(apiError.codec.encode({ code, requestId: reqId }))
      const headers = { ...ANSWER_HEADERS, 'content-length': body.length, connection: 'close' }
      const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
      socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`)
    }
    socket.destroy()
  }
