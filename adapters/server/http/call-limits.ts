import type { FastifyReply, FastifyRequest } from 'fastify'
import { sendRefusal } from './contract-answer.ts'
import type { WaitOf } from '#adapters/http/count.ts'

/** Refuses a call that was made too often. `retryAfter` is in seconds. */
export const refuseTooMany = (
  request: FastifyRequest,
  reply: FastifyReply,
  retryAfter: number,
): FastifyReply => sendRefusal(request, reply, { code: 'TOO_MANY', retryAfter })

/**
 * Refuses a call over its rate limit, with the seconds to wait. A call that cannot be counted is refused as unavailable
 * (S31). A call that was refused earlier is not counted.
 */
export const isRefusedByLimit = async (
  waitOf: WaitOf | undefined,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> => {
  try {
    const seconds = (await waitOf?.(request)) ?? null
    if (seconds !== null) refuseTooMany(request, reply, seconds)
    return seconds !== null
  } catch (err) {
    request.log.error({ err }, 'counting failed')
    sendRefusal(request, reply, { code: 'UNAVAILABLE' })
    return true
  }
}

/** Checks whether a call needs a pass because its caller made too many. One that cannot be counted needs one (S31). */
export const isOverPassLimit = async (
  waitOf: WaitOf | undefined,
  request: FastifyRequest,
): Promise<boolean> => {
  if (waitOf === undefined) return false
  try {
    return (await waitOf(request)) !== null
  } catch (err) {
    request.log.error({ err }, 'counting failed')
    return true
  }
}
