import { brotliDecompressSync } from 'node:zlib'
import * as fc from 'fast-check'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callNames, contract } from '#adapters/contract/contract.ts'
import type { CallName } from '#adapters/contract/record.ts'
import { createFakeProvider, recordOf } from '#test/adapters/orchestrator/contract-server.builder.ts'
import { callTo, withHeaders } from '#test/builders/contract-call.builder.ts'
import { openServer } from '#test/builders/server.builder.ts'

const fake = createFakeProvider()
let app: FastifyInstance

beforeAll(async () => {
  app = await openServer({ provider: fake.provider })
})
afterAll(() => app.close())

/** Below it nothing is compressed, in bytes. */
const THRESHOLD = 1024

const answersOf = (name: CallName): readonly unknown[] => {
  const { response } = recordOf(name)
  return fc
    .sample(response.arbitrary(fc), { numRuns: 300, seed: 3 })
    .filter((body) => JSON.stringify(response.codec.encode(body)).length >= THRESHOLD)
}

const longOnes = callNames.filter((name) => answersOf(name).length > 0)

describe.each(longOnes)('a long response to %s', (name) => {
  const givesId = contract[name].sessionAfter !== undefined

  it(`goes ${givesId ? 'as it is, because it holds the id of a session' : 'compressed'} (BREACH)`, async () => {
    const [body] = answersOf(name)
    fake.answer({ body })
    const answer = await app.inject({ ...withHeaders(callTo(name), { 'accept-encoding': 'br' }) })
    expect(answer.headers['content-encoding']).toBe(givesId ? undefined : 'br')
    const text = givesId ? answer.body : brotliDecompressSync(answer.rawPayload).toString()
    expect(JSON.parse(text)).toEqual(recordOf(name).response.codec.encode(body))
  })
})

describe('the long responses', () => {
  it('include some with a session id, and some without', () => {
    expect(longOnes).toContain('sessionInfo')
    expect(longOnes).toContain('cart')
  })
})
