import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ApiError } from '#core/ports/orchestrator.failure.ts'
import type { CallFailure } from '#adapters/orchestrator/pocket/handler.ts'
import { apiError, statusOfRefusal } from '#adapters/orchestrator/wire/error.ts'

const ANSWER_HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
}

/** Seconds a caller is asked to wait before it tries again. */
const RETRY_AFTER: Partial<Record<CallFailure['code'], number>> = { UNAVAILABLE: 1, TOO_MANY: 60 }

/** An answer of the contract: JSON that nobody keeps, sniffs or frames (S2). */
export const sendJson = (reply: FastifyReply, status: number, encoded: unknown): FastifyReply =>
  reply.code(status).headers(ANSWER_HEADERS).send(JSON.stringify(encoded))

/** Answers with the contract's one error body, for the host's own last-resort handlers too (S36). */
export const sendRefusal = (
  request: FastifyRequest,
  reply: FastifyReply,
  { code, quote }: CallFailure,
): FastifyReply => {
  const error: ApiError = {
    code,
    requestId: request.id,
    ...(code === 'PRICE_MOVED' && quote !== undefined ? { quote } : {}),
  }
  const pause = RETRY_AFTER[code]
  if (pause !== undefined) reply.header('retry-after', pause)
  return sendJson(reply, statusOfRefusal[code], apiError.codec.encode(error))
}

/** Answers for a call that threw: its caller learns nothing of why (S36). */
export const sendDefect = (request: FastifyRequest, reply: FastifyReply, err: unknown): FastifyReply => {
  request.log.error({ err }, 'call broke')
  return sendRefusal(request, reply, { code: 'BROKEN' })
}
