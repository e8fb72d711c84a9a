import * as fc from 'fast-check'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callNames, contract } from '#adapters/contract/contract.ts'
import type { OpenApi, OperationObject, ParameterObject } from '#adapters/contract/openapi.document.ts'
import { OPEN_API } from '#adapters/server/http/api-docs.ts'
import type { ProviderHarness } from '#test/adapters/orchestrator/conformance/provider.harness.ts'
import { providerHarness } from '#test/adapters/orchestrator/conformance/provider.harness.ts'
import { ofSchema } from '#test/arbitraries/json-schema.arbitrary.ts'
import { openServer } from '#test/builders/server.builder.ts'
import { type StagedVisitor, visitorAt } from '#test/faults/fuzz/fuzz-visitors.ts'

const REQUESTS = 20
const SEED = 20_261_122

type Place = { readonly path: string; readonly method: string; readonly operation: OperationObject }

let provider: ProviderHarness
let app: FastifyInstance
let document: OpenApi
let visitor: StagedVisitor

beforeAll(async () => {
  provider = providerHarness()
  app = await openServer({ provider: provider.provider })
  document = (await app.inject(OPEN_API)).json<OpenApi>()
  visitor = await visitorAt(app, 'ready', provider.harness)
})
afterAll(() => app.close())

const placeOf = (name: string): Place => {
  const places = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )
  const place = places.find(({ operation }) => operation.operationId === name)
  if (place === undefined) throw new Error(`the document has no operation ${name}`)
  return place
}

const partOf = (parameters: readonly ParameterObject[], place: ParameterObject['in']) => {
  const own = parameters.filter((parameter) => parameter.in === place)
  const schema = {
    type: 'object',
    properties: Object.fromEntries(own.map((parameter) => [parameter.name, parameter.schema])),
    required: own.filter(({ required }) => required).map(({ name }) => name),
  }
  return ofSchema(schema, document.components.schemas) as fc.Arbitrary<Readonly<Record<string, string>>>
}

/** Requests of an operation, drawn from nothing but the document that is served. */
const requestsOf = ({ path, method, operation }: Place) => {
  const { parameters, requestBody } = operation
  const body =
    requestBody === undefined
      ? fc.constant(undefined)
      : ofSchema(requestBody.content['application/json'].schema, document.components.schemas)
  return fc
    .record({
      params: partOf(parameters, 'path'),
      query: partOf(parameters, 'query'),
      headers: partOf(parameters, 'header'),
      body,
    })
    .map((drawn) => {
      const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
        encodeURIComponent(drawn.params[name] ?? ''),
      )
      const query = new URLSearchParams(drawn.query).toString()
      return {
        method: method.toUpperCase() as 'POST',
        url: `${document.servers[0]?.url}${filled}${query === '' ? '' : `?${query}`}`,
        headers: {
          ...drawn.headers,
          ...(drawn.body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(drawn.body === undefined ? {} : { payload: JSON.stringify(drawn.body) }),
      }
    })
}

describe('a request drawn from the published schemas', () => {
  it.each(callNames)('of %s is never refused as malformed (S17)', async (name) => {
    const refused: unknown[] = []
    for (const request of fc.sample(requestsOf(placeOf(name)), { numRuns: REQUESTS, seed: SEED })) {
      const answer = await app.inject({ ...request, headers: { ...visitor.session, ...request.headers } })
      if (answer.statusCode >= 500 || answer.json<{ readonly code?: string }>().code === 'BAD_REQUEST')
        refused.push([request.url, request.payload, answer.body])
      if (answer.headers['set-cookie'] !== undefined)
        visitor = await visitorAt(app, 'ready', provider.harness)
    }
    expect(refused.slice(0, 3)).toEqual([])
    expect(provider.errors).toEqual([])
  })

  it('is drawn for every call, those with a body among them', () => {
    const withBody = callNames.filter((name) => placeOf(name).operation.requestBody !== undefined)
    expect(withBody.length).toBeGreaterThan(30)
    expect(callNames.every((name) => placeOf(name).path === `/${contract[name].path}`)).toBe(true)
  })
})
