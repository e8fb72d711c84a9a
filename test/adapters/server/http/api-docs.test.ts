import fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callNames, contract } from '#adapters/contract/contract.ts'
import type { OpenApi } from '#adapters/contract/openapi.document.ts'
import { openApi } from '#adapters/contract/openapi.ts'
import { OPEN_API, apiDocsRoutes } from '#adapters/server/http/api-docs.ts'
import { contractExamples } from '#test/builders/contract-examples.builder.ts'

const app = fastify()

beforeAll(async () => {
  await app.register(apiDocsRoutes(contractExamples))
  await app.ready()
})
afterAll(() => app.close())

describe('apiDocsRoutes', () => {
  it('serve the contract as OpenAPI, hidden from search engines', async () => {
    const answer = await app.inject({ method: 'GET', url: OPEN_API })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex, nofollow',
    })
    expect(answer.json()).toEqual(JSON.parse(JSON.stringify(openApi(contractExamples))))
  })

  it('names every call where the host mounts it', async () => {
    const document = (await app.inject(OPEN_API)).json<OpenApi>()
    const base = document.servers[0]?.url ?? ''
    const addresses = Object.keys(document.paths).map((path) => `${base}${path}`)
    expect(addresses.toSorted()).toEqual(
      [...new Set(callNames.map((name) => `/api/${contract[name].path}`))].toSorted(),
    )
  })
})
