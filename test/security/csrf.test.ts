import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { callNames, contract } from '#adapters/contract/contract.ts'
import { SESSION_HEADER } from '#adapters/contract/record.ts'
import { createFakeProvider } from '#test/adapters/orchestrator/contract-server.builder.ts'
import { callTo, type HttpCall, withHeaders, without } from '#test/builders/contract-call.builder.ts'
import { openServer } from '#test/builders/server.builder.ts'

const fake = createFakeProvider()
let app: FastifyInstance

beforeAll(async () => {
  app = await openServer({ provider: fake.provider })
})
afterAll(() => app.close())
beforeEach(() => {
  fake.seen.length = 0
})

const expectKeptOut = async (call: HttpCall): Promise<void> => {
  const { statusCode, headers } = await app.inject({ ...call })
  expect([call.headers, statusCode >= 400 && statusCode < 500]).toEqual([call.headers, true])
  expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([])
  expect(fake.seen).toEqual([])
}

const ELSEWHERE = [
  { origin: 'https://evil.test' },
  { origin: 'null' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'none' },
]

const changing = callNames.filter((name) => contract[name].method !== 'GET')
const inSession = callNames.filter((name) => contract[name].session !== 'none')

describe.each(changing)('%s', (name) => {
  it('cannot be sent cross-origin, with or without the cookie (S12, S13)', async () => {
    for (const headers of ELSEWHERE) {
      await expectKeptOut(withHeaders(callTo(name), headers))
      await expectKeptOut(withHeaders(without(callTo(name), 'cookie', SESSION_HEADER), headers))
    }
  })
})

describe.each(inSession)('%s', (name) => {
  it('requires what no other site can send: the header, where the contract requires it, and a page of this origin (S12)', async () => {
    if (contract[name].session === 'required') await expectKeptOut(without(callTo(name), SESSION_HEADER))
    for (const headers of ELSEWHERE) await expectKeptOut(withHeaders(callTo(name), headers))
  })
})
