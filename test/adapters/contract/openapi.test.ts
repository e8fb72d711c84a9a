import * as fc from 'fast-check'
import { either as E } from 'fp-ts'
import type { FastifyInstance } from 'fastify'
import fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callGroups, callNames, contract } from '#adapters/contract/contract.ts'
import { apiError, statusOfRefusal } from '#adapters/contract/error.ts'
import type { OpenApi, OperationObject } from '#adapters/contract/openapi.document.ts'
import { schemaOf } from '#adapters/contract/openapi.schemas.ts'
import { openApi } from '#adapters/contract/openapi.ts'
import type { AnyCallRecord, CallName } from '#adapters/contract/record.ts'
import {
  HUMAN_PASS_HEADER,
  PORTAL_COOKIE,
  SESSION_COOKIE,
  SESSION_HEADER,
} from '#adapters/contract/record.ts'
import { COMPRESSED_BODY_STATUS, refusalsOf } from '#adapters/contract/refusals.ts'
import type { JsonSchema, Shape } from '#adapters/shape/shape.ts'
import { contractExamples } from '#test/builders/contract-examples.builder.ts'
import { recordExamples } from '#ui/build/contract-examples/record-examples.ts'
import { forAll, forAllWith } from '#test/for-all.ts'
import { carried, lacking, oversized, spoilt } from './spoilt.ts'

const document = openApi(contractExamples)
const schemas = document.components.schemas

type Place = { readonly path: string; readonly method: string; readonly operation: OperationObject }

const places: readonly Place[] = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
)

const operationOf = (name: CallName): Place => {
  const found = places.find(({ operation }) => operation.operationId === name)
  if (found === undefined) throw new Error(`no operation ${name}`)
  return found
}

const recordOf = (name: CallName): AnyCallRecord => contract[name]

/** Every value under one key, however deep. */
const under = (key: string, value: unknown): readonly unknown[] => {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]: [string, unknown]) => [
    ...(name === key ? [part] : []),
    ...under(key, part),
  ])
}

const KEYWORDS = new Set(
  '$ref type enum minLength maxLength pattern minimum maximum format items minItems maxItems properties required additionalProperties anyOf oneOf not'.split(
    ' ',
  ),
)

/** The schemas within a schema, itself first. */
const withParts = (schema: JsonSchema): readonly JsonSchema[] => [
  schema,
  ...[
    ...Object.values(schema.properties ?? {}),
    ...(schema.anyOf ?? []),
    ...(schema.oneOf ?? []),
    ...(schema.items === undefined ? [] : [schema.items]),
    ...(schema.not === undefined ? [] : [schema.not]),
  ].flatMap(withParts),
]

const allSchemas = (found: OpenApi): readonly JsonSchema[] =>
  [...Object.values(found.components.schemas), ...(under('schema', found.paths) as JsonSchema[])].flatMap(
    withParts,
  )

const namesIn = (path: string): readonly string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)

describe('openApi', () => {
  it('has one operation for each call, under its method and path', () => {
    expect(places.map(({ operation }) => operation.operationId).toSorted()).toEqual(callNames.toSorted())
    for (const name of callNames) {
      const { path, method } = operationOf(name)
      expect([path, method]).toEqual([`/${contract[name].path}`, contract[name].method.toLowerCase()])
    }
  })

  it('sorts every call into one declared group', () => {
    expect(
      Object.values(callGroups)
        .flatMap((calls) => Object.keys(calls))
        .toSorted(),
    ).toEqual(callNames.toSorted())
    const declared = document.tags.map(({ name }) => name)
    for (const { operation } of places) {
      expect(operation.tags).toHaveLength(1)
      expect(declared).toContain(operation.tags[0])
    }
  })

  it('has no broken reference and no unused definition', () => {
    const references = new Set(under('$ref', document))
    const named = Object.keys(schemas).map((name) => `#/components/schemas/${name}`)
    expect([...references].filter((reference) => !named.includes(String(reference)))).toEqual([])
    expect(named.filter((name) => !references.has(name))).toEqual([])
    expect(named).toContain('#/components/schemas/PricedCart')
  })

  it('has a name for every shape that an entity exports', () => {
    const modules = import.meta.glob<Record<string, unknown>>('../../../adapters/contract/entities/*.ts', {
      eager: true,
    })
    const exported = Object.values(modules).flatMap((module) => Object.entries<unknown>(module))
    const shapes = exported.flatMap(([name, value]) =>
      typeof value === 'object' && value !== null && 'codec' in value
        ? [[name, value as Shape<unknown>] as const]
        : [],
    )
    expect(shapes.filter(([, shape]) => schemaOf(shape).$ref === undefined).map(([name]) => name)).toEqual([])
    expect(shapes.length).toBeGreaterThan(Object.keys(schemas).length - 2)
  })

  it('uses only keywords of the combinators, and bounds every value', () => {
    for (const schema of allSchemas(document)) {
      expect(Object.keys(schema).filter((keyword) => !KEYWORDS.has(keyword))).toEqual([])
      if (schema.type === 'array') expect(schema.maxItems).toBeGreaterThan(0)
      if (schema.type === 'object' && schema.$ref === undefined)
        expect(schema.additionalProperties).toBe(false)
      if (schema.type === 'integer' && schema.minimum !== undefined)
        expect(schema.maximum).toBeGreaterThan(schema.minimum)
      if (schema.pattern !== undefined) expect(() => new RegExp(schema.pattern ?? '', 'u')).not.toThrow()
    }
  })

  it('requires session id and cookie, the cookie alone, or neither, and a pass, as the record says (S8, HUM-01)', () => {
    expect(document.components.securitySchemes).toEqual({
      sessionId: { type: 'apiKey', in: 'header', name: SESSION_HEADER },
      sessionSecret: { type: 'apiKey', in: 'cookie', name: SESSION_COOKIE },
      portalSession: { type: 'apiKey', in: 'cookie', name: PORTAL_COOKIE },
      humanPass: { type: 'apiKey', in: 'header', name: HUMAN_PASS_HEADER },
    })
    const rules = {
      none: [],
      cookie: [['sessionSecret']],
      required: [['sessionId', 'sessionSecret']],
      optional: [['sessionId', 'sessionSecret'], []],
      portal: [['portalSession']],
    }
    for (const name of callNames) {
      const { session, needsPass = false, passLimit } = contract[name]
      const halves: readonly (readonly string[])[] = rules[session]
      const withoutPass = halves.length === 0 ? [[]] : halves
      const withPass = withoutPass.map((way) => [...way, 'humanPass'])
      const limited = passLimit === undefined && !needsPass ? halves : [...withoutPass, ...withPass]
      expect(operationOf(name).operation.security.map(Object.keys)).toEqual(
        needsPass && session !== 'required' ? withPass : limited,
      )
    }
  })

  it('is byte-for-byte reproducible', async () => {
    expect(JSON.stringify(openApi(await recordExamples()))).toBe(JSON.stringify(document))
  })
})

describe.each(callNames)('openApi: %s', (name) => {
  const { path, operation } = operationOf(name)
  const record = recordOf(name)

  it('declares each parameter once, and those of its path as required', () => {
    const keys = operation.parameters.map((parameter) => `${parameter.in} ${parameter.name}`)
    expect(new Set(keys).size).toBe(keys.length)
    const inPath = operation.parameters.filter((parameter) => parameter.in === 'path')
    expect(inPath.map((parameter) => parameter.name).toSorted()).toEqual(namesIn(path).toSorted())
    expect(inPath.every(({ required }) => required)).toBe(true)
    const reserved = ['accept', 'content-type', 'authorization', 'cookie', SESSION_HEADER]
    expect(
      operation.parameters.filter((parameter) => reserved.includes(parameter.name.toLowerCase())),
    ).toEqual([])
  })

  it('has a body only where its method carries one', () => {
    if (record.method === 'GET' || record.method === 'DELETE') expect(operation.requestBody).toBeUndefined()
  })

  it('answers with its own body, and refuses in the one error shape under the status of the code (S36)', () => {
    const statuses = Object.keys(operation.responses)
    expect(statuses).toContain('200')
    expect(statuses.includes('202')).toBe(record.status !== undefined)
    for (const [status, answer] of Object.entries(operation.responses)) {
      expect(answer.description).not.toBe('')
      const { $ref } = answer.content['application/json'].schema
      expect($ref === '#/components/schemas/ApiError').toBe(Number(status) >= 400)
    }
    const codesUnder = (status: number) => operation.responses[status]?.['x-refusals'] ?? []
    for (const code of refusalsOf(record)) expect(codesUnder(statusOfRefusal[code])).toContain(code)
    expect(codesUnder(COMPRESSED_BODY_STATUS)).toEqual(['BAD_REQUEST'])
    expect(statuses.flatMap((status) => codesUnder(Number(status)))).toHaveLength(
      refusalsOf(record).length + 1,
    )
  })

  it('states its time-out, its retries and its limit', () => {
    expect([operation['x-timeout-ms'], operation['x-retry']]).toEqual([record.timeoutMs, record.retry])
    expect(operation['x-limit']).toEqual(record.limit)
    expect(operation.responses).toHaveProperty('429')
  })
})

describe('openApi: schemas', () => {
  let app: FastifyInstance
  let validatorOf: (schema: object) => (value: unknown) => boolean

  beforeAll(async () => {
    app = fastify({
      ajv: {
        customOptions: { coerceTypes: false, removeAdditional: false, useDefaults: false, strict: false },
      },
    })
    app.get('/', (request) => {
      validatorOf = (schema) => {
        const validate = request.compileValidationSchema({ ...schema, components: document.components })
        return validate
      }
      return 'ready'
    })
    await app.inject('/')
  })
  afterAll(() => app.close())

  /** The parts of an encoded value, each checked by its schema in the document. */
  const requestCheck = ({ operation }: Place): ((wire: Readonly<Record<string, unknown>>) => boolean) => {
    const ofPart = (place: string) => {
      const own = operation.parameters.filter((parameter) => parameter.in === place)
      return validatorOf({
        type: 'object',
        properties: Object.fromEntries(own.map((parameter) => [parameter.name, parameter.schema])),
        required: own.filter(({ required }) => required).map((parameter) => parameter.name),
        additionalProperties: place === 'header',
      })
    }
    const [params, query, headers] = ['path', 'query', 'header'].map(ofPart)
    const body = validatorOf(operation.requestBody?.content['application/json'].schema ?? { not: {} })
    return (wire) =>
      [params, query, headers].every((isFit, index) =>
        isFit?.(wire[['params', 'query', 'headers'][index] ?? '']),
      ) && (wire['body'] === undefined ? operation.requestBody === undefined : body(wire['body']))
  }

  const responseCheck = ({ operation }: Place) =>
    validatorOf(operation.responses['200']?.content['application/json'].schema ?? { not: {} })

  const SAMPLE = 100

  /** At most 100 of the messages, evenly spread. */
  const sampled = (messages: ReturnType<typeof spoilt>): readonly unknown[] => {
    const step = Math.max(1, messages.length / SAMPLE)
    return messages
      .filter((_, at) => Math.floor(at / step) !== Math.floor((at - 1) / step))
      .map((message) => message())
  }

  const PARTS = new Set(['params', 'query', 'headers', 'body'])
  const isInParts = (wire: unknown): wire is Record<string, unknown> =>
    typeof wire === 'object' &&
    wire !== null &&
    Object.keys(wire).every((key) => PARTS.has(key)) &&
    ['params', 'query', 'headers'].every((key) => key in wire)

  it.each(callNames)(
    'of %s and its codec accept what its arbitrary draws and refuse a message that is wrong in one place (S17)',
    (name) => {
      const place = operationOf(name)
      const { request, response } = contract[name] as unknown as Record<string, Shape<unknown>>
      const asks = requestCheck(place)
      const answers = responseCheck(place)
      for (const [shape, isFit, isTaken] of [
        [request, (wire: unknown) => isInParts(wire) && asks(wire), isInParts],
        [response, answers, () => true],
      ] as const) {
        const seen = new Set<string>()
        forAllWith({ numRuns: 8 }, (shape as Shape<unknown>).arbitrary(fc), (value) => {
          const wire = carried((shape as Shape<unknown>).codec.encode(value))
          expect(isFit(wire)).toBe(true)
          const isRead = (worse: unknown): boolean => E.isRight((shape as Shape<unknown>).codec.decode(worse))
          const wrong = [...sampled(spoilt(wire)), ...oversized(wire, seen).map((message) => message())]
          expect(wrong.filter((message) => isFit(message) || isRead(message))).toEqual([])
          const incomplete = sampled(lacking(wire)).filter(isTaken)
          expect(incomplete.filter((message) => isFit(message) !== isRead(message))).toEqual([])
        })
      }
    },
  )

  it('of the error accept every refusal (S36)', () => {
    const isFit = validatorOf({ $ref: '#/components/schemas/ApiError' })
    forAll(apiError.arbitrary(fc), (error) => isFit(carried(apiError.codec.encode(error))))
    expect(isFit({ code: 'BROKEN', requestId: 'a', stack: 'at line 1' })).toBe(false)
  })

  it.each(callNames)('of %s fit its own example, which its codecs read and write again', (name) => {
    const { operation } = operationOf(name)
    for (const { schema, example, required } of operation.parameters)
      if (required || example !== undefined) expect(validatorOf(schema)(example)).toBe(true)
    const bodies = [operation.requestBody?.content, operation.responses['200']?.content]
    for (const media of bodies.filter((content) => content !== undefined)) {
      const { schema, example } = media['application/json']
      expect([example, validatorOf(schema)(example)]).toEqual([example, true])
    }
    const records = contract[name] as unknown as Record<'request' | 'response', Shape<unknown>>
    const example = contractExamples[name]
    for (const part of ['request', 'response'] as const) {
      const read = records[part].codec.decode(example?.[part])
      const again: unknown = E.isRight(read) ? carried(records[part].codec.encode(read.right)) : read
      expect(again).toEqual(example?.[part])
    }
  })
})
