import type { RefusalCode } from '#core/ports/orchestrator.failure.ts'
import { callGroups } from './contract.ts'
import { ENVELOPE_VECTORS, isOfEnvelopes } from './envelope.description.ts'
import { apiError, statusOfRefusal } from './error.ts'
import type { MediaObject, OpenApi, OperationObject, ResponseObject } from './openapi.document.ts'
import type { CallExample, CallExamples } from './example.ts'
import { descriptionOf, groupDescriptions, purchaseCalls } from './openapi.descriptions.ts'
import { CART_COOKIE_HEADER, COOKIE_HEADER, PAUSE_HEADER } from './openapi.headers.ts'
import { parametersOf, partsOf, withExample } from './openapi.parameters.ts'
import { namedSchemas, schemaOf } from './openapi.schemas.ts'
import type { AnyCallRecord, CallName, ContractRequest } from './record.ts'
import { HUMAN_PASS_HEADER, NO_PARTS, PORTAL_COOKIE, SESSION_COOKIE, SESSION_HEADER } from './record.ts'
import { COMPRESSED_BODY_STATUS, refusalsOf } from './refusals.ts'
import type { JsonSchema } from '../shape/shape.ts'

/** The version rises with every change that a caller has to follow. */
const INFO = {
  title: 'Provider contract',
  version: '2',
  license: { name: 'MIT', identifier: 'MIT' },
  contact: { name: 'Escaparate' },
  description: `Text is in Unicode NFC, and minLength and maxLength count its characters. Patterns are those of ECMA-262 with the flag u. Objects have only the described keys. A body has at most 16 KiB.

A purchase calls, in this order: ${purchaseCalls.map((name) => `\`${name}\``).join(', ')}.`,
}

const NO_EXAMPLE: CallExample = { request: NO_PARTS, response: undefined }

/** The path where a host mounts the contract. */
const SERVERS = [{ url: '/api' }]

const securitySchemes: OpenApi['components']['securitySchemes'] = {
  sessionId: { type: 'apiKey', in: 'header', name: SESSION_HEADER },
  sessionSecret: { type: 'apiKey', in: 'cookie', name: SESSION_COOKIE },
  portalSession: { type: 'apiKey', in: 'cookie', name: PORTAL_COOKIE },
  humanPass: { type: 'apiKey', in: 'header', name: HUMAN_PASS_HEADER },
}

const sessionSecurity: Record<AnyCallRecord['session'], OperationObject['security']> = {
  none: [],
  cookie: [{ sessionSecret: [] }],
  required: [{ sessionId: [], sessionSecret: [] }],
  optional: [{ sessionId: [], sessionSecret: [] }, {}],
  portal: [{ portalSession: [] }],
}

/** Returns the credentials of a call: those of its session, and the pass that it always or sometimes needs. */
const securityOf = ({ session, needsPass, passLimit }: AnyCallRecord): OperationObject['security'] => {
  const ways = sessionSecurity[session]
  if (needsPass !== true && passLimit === undefined) return ways
  const withoutPass = ways.length === 0 ? [{}] : ways
  const withPass = withoutPass.map((way) => ({ ...way, humanPass: [] }))
  return needsPass === true && session !== 'required' ? withPass : [...withoutPass, ...withPass]
}

const json = (schema: JsonSchema, example?: unknown): MediaObject => ({
  'application/json': { schema, ...withExample(example) },
})

const bodyOf = (record: AnyCallRecord, example: ContractRequest): Pick<OperationObject, 'requestBody'> => {
  const { body } = partsOf(record)
  return body === undefined || body.not !== undefined
    ? {}
    : { requestBody: { required: true, content: json(body, example.body) } }
}

const answersOf = (record: AnyCallRecord, example: unknown): OperationObject['responses'] => {
  const answer: ResponseObject = {
    description: 'The answer',
    ...(record.sessionAfter === undefined ? {} : { headers: COOKIE_HEADER }),
    ...(record.savedCartAfter === undefined ? {} : { headers: CART_COOKIE_HEADER }),
    content: json(schemaOf(record.response), example),
  }
  const pending = {
    description: 'The answer while the result is in doubt',
    content: json(schemaOf(record.response)),
  }
  return record.status === undefined ? { 200: answer } : { 200: answer, 202: pending }
}

const refusal = (codes: readonly RefusalCode[]): ResponseObject => ({
  description: `Refused: ${codes.join(', ')}`,
  ...(codes.some((code) => code === 'TOO_MANY' || code === 'UNAVAILABLE') ? { headers: PAUSE_HEADER } : {}),
  content: json({ ...schemaOf(apiError), properties: { code: { enum: codes } } }),
  'x-refusals': codes,
})

const refusedAnswersOf = (record: AnyCallRecord): OperationObject['responses'] => {
  const codes = refusalsOf(record)
  const statuses = [...new Set(codes.map((code) => statusOfRefusal[code]))]
  const byStatus = statuses.map(
    (status) => [status, refusal(codes.filter((code) => statusOfRefusal[code] === status))] as const,
  )
  return Object.fromEntries([...byStatus, [COMPRESSED_BODY_STATUS, refusal(['BAD_REQUEST'])]])
}

const operationOf = (
  group: string,
  name: CallName,
  record: AnyCallRecord,
  example: CallExample,
): OperationObject => ({
  operationId: name,
  tags: [group],
  summary: record.summary,
  description: descriptionOf(name, record),
  ...(isOfEnvelopes(name) ? { 'x-test-vectors': ENVELOPE_VECTORS } : {}),
  security: securityOf(record),
  parameters: parametersOf(record, example.request),
  ...bodyOf(record, example.request),
  responses: { ...answersOf(record, example.response), ...refusedAnswersOf(record) },
  'x-timeout-ms': record.timeoutMs,
  'x-retry': record.retry,
  ...(record.limit === undefined ? {} : { 'x-limit': record.limit }),
  ...(record.passLimit === undefined ? {} : { 'x-pass-limit': record.passLimit }),
})

/**
 * Returns the contract as OpenAPI 3.1, from its records and the examples of its calls. Exported entity shapes are
 * listed under `components` by export name and referenced everywhere else.
 */
export const openApi = (examples: CallExamples = {}): OpenApi => {
  const paths: Record<string, Record<string, OperationObject>> = {}
  for (const [group, calls] of Object.entries(callGroups))
    for (const [key, record] of Object.entries<AnyCallRecord>(calls)) {
      const name = key as CallName
      const path = `/${record.path}`
      const operation = operationOf(group, name, record, examples[name] ?? NO_EXAMPLE)
      paths[path] = { ...paths[path], [record.method.toLowerCase()]: operation }
    }
  return {
    openapi: '3.1.1',
    info: INFO,
    servers: SERVERS,
    tags: Object.entries(groupDescriptions).map(([name, description]) => ({ name, description })),
    paths,
    components: { schemas: namedSchemas(), securitySchemes },
  }
}
