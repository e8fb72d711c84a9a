import type { InjectOptions } from 'fastify'
import type { CallName, ContractRequest } from '#adapters/contract/record.ts'
import { PORTAL_COOKIE, SESSION_COOKIE, SESSION_HEADER } from '#adapters/contract/record.ts'
import { recordOf, sampleOf } from '#test/adapters/orchestrator/contract-server.builder.ts'

/** A call of the contract as HTTP has it. */
export type HttpCall = {
  readonly method: NonNullable<InjectOptions['method']>
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly payload?: string
}

export const IN_SESSION = { [SESSION_HEADER]: 'session-1', cookie: `${SESSION_COOKIE}=secret-1` }

/** The cookies of a visitor who is also signed in to the portal. */
export const SIGNED_IN = { cookie: `${IN_SESSION.cookie}; ${PORTAL_COOKIE}=portal-1` }

export const JSON_TYPE = { 'content-type': 'application/json' }

/** A call as a client in a session sends it, with a valid request. */
export const callTo = (
  name: CallName,
  change: (wire: ContractRequest) => ContractRequest = (wire) => wire,
): HttpCall => {
  const record = recordOf(name)
  const wire = change(record.request.codec.encode(sampleOf(record.request)) as ContractRequest)
  const path = record.path.replace(/\{(\w+)\}/g, (_, key: string) =>
    encodeURIComponent(wire.params[key] ?? ''),
  )
  const query = new URLSearchParams(wire.query).toString()
  const hasBody = wire.body !== undefined
  return {
    method: record.method,
    url: `/api/${path}${query === '' ? '' : `?${query}`}`,
    headers: {
      ...IN_SESSION,
      ...(record.session === 'portal' ? SIGNED_IN : {}),
      ...wire.headers,
      ...(hasBody ? JSON_TYPE : {}),
    },
    ...(hasBody ? { payload: JSON.stringify(wire.body) } : {}),
  }
}

export const without = (call: HttpCall, ...names: readonly string[]): HttpCall => ({
  ...call,
  headers: Object.fromEntries(Object.entries(call.headers).filter(([name]) => !names.includes(name))),
})

export const withHeaders = (call: HttpCall, headers: Readonly<Record<string, string>>): HttpCall => ({
  ...call,
  headers: { ...call.headers, ...headers },
})
