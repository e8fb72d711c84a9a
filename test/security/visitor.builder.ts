import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { type CallName, SESSION_HEADER } from '#adapters/contract/record.ts'
import { JSON_TYPE, callTo, withHeaders } from '#test/builders/contract-call.builder.ts'
import { addressWithOutcome } from '#test/builders/provider.builder.ts'

/** Both halves of a session, as a browser sends them. */
export type Halves = { readonly id: string; readonly cookie: string }

export type Visitor = Halves & {
  readonly opened: LightMyRequestResponse
  /** Sends a call with a valid request, in this session or with other halves. */
  readonly call: (name: CallName, halves?: Partial<Halves>) => Promise<LightMyRequestResponse>
}

/** The headers of a session, of which either half may be missing. */
export const sessionHeaders = ({ id, cookie }: Partial<Halves>): Readonly<Record<string, string>> => ({
  ...(id === undefined ? {} : { [SESSION_HEADER]: id }),
  ...(cookie === undefined ? {} : { cookie }),
})

/** A visitor with an address with offers, at a host over a provider with the small network. */
export const openVisitor = async (app: FastifyInstance, before: Partial<Halves> = {}): Promise<Visitor> => {
  const { street, unit, zip } = addressWithOutcome('serviceable')
  const opened = await app.inject({
    method: 'POST',
    url: '/api/attos/address',
    headers: { ...JSON_TYPE, ...sessionHeaders(before) },
    payload: { streetAddress: street, aptUnit: unit, zipCode: zip, channel: 'dotcom' },
  })
  const { sessionId: id } = opened.json<{ readonly sessionId: string }>()
  const cookie = String(opened.headers['set-cookie']).split(';', 1)[0] ?? ''
  return {
    id,
    cookie,
    opened,
    call: (name, halves = { id, cookie }) => {
      const { headers, ...call } = callTo(name)
      const { [SESSION_HEADER]: _id, cookie: _cookie, ...others } = headers
      return app.inject({ ...withHeaders({ ...call, headers: others }, sessionHeaders(halves)) })
    },
  }
}
