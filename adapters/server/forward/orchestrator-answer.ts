import { isUtf8 } from 'node:buffer'
import { either as E } from 'fp-ts'
import type { ApiError } from '#core/ports/orchestrator.failure.ts'
import type { CallFailure, Reply } from '#adapters/provider/call/handler.ts'
import { identifier } from '#adapters/contract/entities/identifier.ts'
import { apiError, statusOfRefusal } from '#adapters/contract/error.ts'
import type { CallRecord } from '#adapters/contract/record.ts'
import { PORTAL_COOKIE, SESSION_COOKIE } from '#adapters/contract/record.ts'
import { refusalsOf } from '#adapters/contract/refusals.ts'
import type { Answer } from './exchange.ts'

/** `ContractMismatch`: the response breaks the contract; pass nothing on. `requestId`: the orchestrator's call id. */
export type ReadAnswer<Body> =
  | { readonly _tag: 'Answered'; readonly reply: Reply<Body> }
  | { readonly _tag: 'Refused'; readonly failure: CallFailure; readonly requestId: string }
  | { readonly _tag: 'ContractMismatch' }

const MISMATCH = { _tag: 'ContractMismatch' } as const

/** Longest `retry-after` that is passed on, in seconds: one hour, the longest limit of the contract. */
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

/** Returns the value that a response gives to a cookie; undefined if it leaves the cookie alone. */
const cookieIn = ({ headers }: Answer, name: string): string | undefined => {
  const start = `${name}=`
  const line = (headers['set-cookie'] ?? []).find((cookie) => cookie.startsWith(start))
  return line?.slice(start.length).split(';', 1)[0]
}

/** Returns the session secret that a response sets or clears by cookie; other cookies are ignored (S7). */
const secretIn = (answer: Answer): Pick<Reply<unknown>, 'secret'> => {
  const value = cookieIn(answer, SESSION_COOKIE)
  if (value === undefined) return {}
  return identifier.codec.is(value) ? { secret: value } : value === '' ? { secret: null } : {}
}

const pauseIn = ({ headers }: Answer): Pick<CallFailure, 'retryAfter'> => {
  const said = headers['retry-after'] ?? ''
  const seconds = /^\d{1,4}$/.test(said) ? Number(said) : 0
  return seconds >= 1 && seconds <= PAUSE_MAX ? { retryAfter: seconds } : {}
}

/** Checks whether visitors may see an error. `FORBIDDEN_ORIGIN` concerns only this host and the orchestrator. */
const isForVisitors = ({ code }: ApiError): boolean => code !== 'FORBIDDEN_ORIGIN'

const failureOf = (
  { code, quote, seal, cart, soldOut, imeiEnding }: ApiError,
  answer: Answer,
): CallFailure => ({
  code,
  ...(quote === undefined || seal === undefined ? {} : { moved: { quote, seal } }),
  ...(cart === undefined ? {} : { cart }),
  ...(soldOut === undefined ? {} : { soldOut }),
  ...(imeiEnding === undefined ? {} : { imeiEnding }),
  ...(code === 'TOO_MANY' || code === 'UNAVAILABLE' ? pauseIn(answer) : {}),
})

/** Decodes a response. Status, body and error code must match the record of the call. */
export const readAnswer = <Request, Body>(
  record: CallRecord<Request, Body>,
  answer: Answer,
): ReadAnswer<Body> => {
  const json = jsonIn(answer)
  const { status } = answer
  if (status >= 200 && status < 300) {
    const body = record.response.codec.decode(json)
    if (E.isLeft(body) || status !== (record.status?.(body.right) ?? 200)) return MISMATCH
    const secret = record.sessionAfter === undefined ? {} : secretIn(answer)
    const signedOut = cookieIn(answer, PORTAL_COOKIE) === '' ? { isSignedOut: true as const } : {}
    return { _tag: 'Answered', reply: { body: body.right, ...secret, ...signedOut } }
  }
  const refusal = apiError.codec.decode(json)
  if (E.isLeft(refusal) || statusOfRefusal[refusal.right.code] !== status) return MISMATCH
  if (!refusalsOf(record).includes(refusal.right.code) || !isForVisitors(refusal.right)) return MISMATCH
  return {
    _tag: 'Refused',
    failure: failureOf(refusal.right, answer),
    requestId: refusal.right.requestId,
  }
}
