import { isUtf8 } from 'node:buffer'
import { either as E } from 'fp-ts'
import type { ApiError } from '#core/ports/orchestrator.failure.ts'
import type { CallFailure, Reply } from '#adapters/orchestrator/pocket/handler.ts'
import { identifier } from '#adapters/orchestrator/wire/entities/identifier.ts'
import { apiError, statusOfRefusal } from '#adapters/orchestrator/wire/error.ts'
import type { CallRecord } from '#adapters/orchestrator/wire/record.ts'
import { SESSION_COOKIE } from '#adapters/orchestrator/wire/record.ts'
import { refusalsOf } from '#adapters/orchestrator/wire/refusals.ts'
import type { Answer } from './exchange.ts'

/** `unlike`: what came is no answer of the contract; none of it may be passed on. `requestId`: the provider's name for the call. */
export type ReadAnswer<Body> =
  | { readonly _tag: 'Answered'; readonly reply: Reply<Body> }
  | { readonly _tag: 'Refused'; readonly failure: CallFailure; readonly requestId: string }
  | { readonly _tag: 'Unlike' }

const UNLIKE = { _tag: 'Unlike' } as const

/** Longest pause that a provider may ask for, in seconds: an hour, as the longest limit of the contract. */
const PAUSE_MAX = 3_600

const isJson = (type: string | undefined): boolean => /^application\/json(?:$|[\s;])/i.test(type ?? '')

const jsonIn = ({ headers, body }: Answer): unknown => {
  if (!isJson(headers['content-type']) || !isUtf8(body)) return undefined
  try {
    return JSON.parse(body.toString()) as unknown
  } catch {
    return undefined
  }
}

/** The secret that an answer gives or takes back by the session's cookie; all else it says of cookies is left out (S7). */
const secretIn = ({ headers }: Answer): Pick<Reply<unknown>, 'secret'> => {
  const start = `${SESSION_COOKIE}=`
  const line = (headers['set-cookie'] ?? []).find((cookie) => cookie.startsWith(start))
  if (line === undefined) return {}
  const value = line.slice(start.length).split(';', 1)[0] ?? ''
  return identifier.codec.is(value) ? { secret: value } : value === '' ? { secret: null } : {}
}

const pauseIn = ({ headers }: Answer): Pick<CallFailure, 'retryAfter'> => {
  const said = headers['retry-after'] ?? ''
  const seconds = /^\d{1,4}$/.test(said) ? Number(said) : 0
  return seconds >= 1 && seconds <= PAUSE_MAX ? { retryAfter: seconds } : {}
}

/** That the provider takes this host for a stranger is between the two of them. */
const isForVisitors = ({ code }: ApiError): boolean => code !== 'FORBIDDEN_ORIGIN'

const failureOf = ({ code, quote, seal, cart }: ApiError, answer: Answer): CallFailure => ({
  code,
  ...(quote === undefined || seal === undefined ? {} : { moved: { quote, seal } }),
  ...(cart === undefined ? {} : { cart }),
  ...(code === 'TOO_MANY' || code === 'UNAVAILABLE' ? pauseIn(answer) : {}),
})

/** What a provider answered a call with, as far as the contract knows it: status, body and code have to agree with its record. */
export const readAnswer = <Request, Body>(
  record: CallRecord<Request, Body>,
  answer: Answer,
): ReadAnswer<Body> => {
  const json = jsonIn(answer)
  const { status } = answer
  if (status >= 200 && status < 300) {
    const body = record.response.codec.decode(json)
    if (E.isLeft(body) || status !== (record.status?.(body.right) ?? 200)) return UNLIKE
    const secret = record.sessionAfter === undefined ? {} : secretIn(answer)
    return { _tag: 'Answered', reply: { body: body.right, ...secret } }
  }
  const refusal = apiError.codec.decode(json)
  if (E.isLeft(refusal) || statusOfRefusal[refusal.right.code] !== status) return UNLIKE
  if (!refusalsOf(record).includes(refusal.right.code) || !isForVisitors(refusal.right)) return UNLIKE
  return {
    _tag: 'Refused',
    failure: failureOf(refusal.right, answer),
    requestId: refusal.right.requestId,
  }
}
