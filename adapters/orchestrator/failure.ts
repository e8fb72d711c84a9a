import { either as E } from 'fp-ts'
import { isHTTPError, isTimeoutError } from 'ky'
import type { ApiError, OrchestratorFailure } from '#core/ports/orchestrator.failure.ts'
import { apiError } from '../contract/error.ts'

/** Decodes the error body of the contract; null when another server produced the response. */
export const refusalIn = (body: unknown): ApiError | null => {
  const decoded = apiError.codec.decode(body)
  return E.isRight(decoded) ? decoded.right : null
}

const failureOfStatus = (status: number, refusal: ApiError | null): OrchestratorFailure => {
  if (status === 401 && refusal?.code !== 'LOGIN_REQUIRED') return { _tag: 'SessionExpired' }
  if (status >= 500) return { _tag: 'ProviderBroken', requestId: refusal?.requestId ?? null }
  if (refusal === null) return { _tag: 'Unintelligible' }
  const { code, requestId, cart, soldOut, imeiEnding, quote, seal } = refusal
  if (code === 'PRICE_MOVED' && quote !== undefined && seal !== undefined)
    return { _tag: 'PriceMoved', quote, seal }
  return {
    _tag: 'Refused',
    code,
    requestId,
    ...(cart === undefined ? {} : { cart }),
    ...(soldOut === undefined ? {} : { soldOut }),
    ...(imeiEnding === undefined ? {} : { imeiEnding }),
  }
}

/** Classifies a failed call: an error status, a time-out, or no response. */
export const failureOf = (error: unknown): OrchestratorFailure => {
  if (!isHTTPError(error)) return { _tag: isTimeoutError(error) ? 'TimedOut' : 'Unreachable' }
  const { status } = error.response
  return { ...failureOfStatus(status, refusalIn(error.data)), status }
}
