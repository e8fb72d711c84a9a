import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callNames, contract } from '#adapters/contract/contract.ts'
import { allowOrigins, answerPreflight } from '#adapters/server/http/cross-origin.ts'
import {
  createFakeProvider,
  recordOf,
  sampleOf,
} from '#test/adapters/orchestrator/contract-server.builder.ts'
import { callTo, withHeaders } from '#test/builders/contract-call.builder.ts'
import { openServer } from '#test/builders/server.builder.ts'

const FRIEND = 'https://tienda.example'
const STRANGER = 'https://evil.example'
const PREFLIGHT = {
  'access-control-request-method': 'POST',
  'access-control-request-headers': 'attos-session-id',
}

const fake = createFakeProvider()
let app: FastifyInstance
let alone: FastifyInstance

beforeAll(async () => {
  app = await openServer({ provider: fake.provider, edge: { allowedOrigins: [FRIEND] } })
  alone = await openServer({ provider: fake.provider })
})
afterAll(async () => {
  await Promise.all([app.close(), alone.close()])
})

const corsHeadersOf = ({ headers }: { readonly headers: object }): readonly string[] =>
  Object.keys(headers).filter((name) => name.startsWith('access-control-'))

describe(allowOrigins, () => {
  it.each(callNames)(
    'lets pages of a listed origin read the answers of %s, and of no other (S13)',
    async (name) => {
      fake.answer({ body: sampleOf(recordOf(name).response) })
      const call = withHeaders(callTo(name), { origin: FRIEND, 'sec-fetch-site': 'same-site' })
      const answer = await app.inject({ ...call })
      expect(answer.statusCode).toBeLessThan(203)
      expect(answer.headers).toMatchObject({
        'access-control-allow-origin': FRIEND,
        'access-control-allow-credentials': 'true',
        vary: 'origin',
      })
      expect(corsHeadersOf(await app.inject({ ...withHeaders(call, { origin: STRANGER }) }))).toEqual([])
      expect(corsHeadersOf(await alone.inject({ ...call }))).toEqual([])
    },
  )
})

describe(answerPreflight, () => {
  it.each(callNames)(
    'answers the preflight of %s from a listed origin, and refuses all others (S13)',
    async (name) => {
      const { url } = callTo(name)
      const ask = (server: FastifyInstance, origin: string) =>
        server.inject({ method: 'OPTIONS', url, headers: { ...PREFLIGHT, origin } })
      const granted = await ask(app, FRIEND)
      expect(granted.statusCode).toBe(204)
      expect(granted.headers['access-control-allow-methods']).toContain(contract[name].method)
      expect(granted.headers['access-control-allow-headers']).toBe('attos-session-id')
      for (const refused of [await ask(app, STRANGER), await ask(alone, FRIEND)]) {
        expect(refused.statusCode).toBe(405)
        expect(corsHeadersOf(refused)).toEqual([])
      }
    },
  )
})
