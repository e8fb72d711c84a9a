import { either as E } from 'fp-ts'
import type { ApiError, OrchestratorFailure } from '#core/ports/orchestrator.failure.ts'
import { apiError } from '../wire/error.ts'
import type { Answer } from './send.ts'

/** The provider's own words in an error answer; null when something else answered in its place. */
export const refusalIn = (body: unknown): ApiError | null => {
  const decoded = apiError.codec.decode(body)
  return E.isRight(decoded) ? decoded.right : null
}

/** What an answer with an error status means. */
export const failureOf = ({ status, body }: Answer): OrchestratorFailure => {
  const refusal = refusalIn(body)
  if (status === 401) return { _tag: 'SessionExpired' }
  if (status >= 500) return { _tag: 'ProviderBroken', requestId: refusal?.requestId ?? null }
  if (refusal === null) return { _tag: 'Unintelligible' }
  if (refusal.code === 'PRICE_MOVED' && refusal.quote !== undefined)
    return { _tag: 'PriceMoved', quote: refusal.quote }
  return { _tag: 'Refused', code: refusal.code, requestId: refusal.requestId }
}
