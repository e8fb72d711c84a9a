import type { RefusalCode } from '#core/ports/orchestrator.failure.ts'
import type { CallLimit } from './limits.ts'
import type { CallName } from './record.ts'
import type { JsonSchema } from '../shape/shape.ts'

export type MediaObject = {
  readonly 'application/json': { readonly schema: JsonSchema; readonly example?: unknown }
}

export type ParameterObject = {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly required: boolean
  readonly schema: JsonSchema
  readonly example?: unknown
}

export type ResponseObject = {
  readonly description: string
  readonly headers?: Readonly<Record<string, { readonly description: string; readonly schema: JsonSchema }>>
  readonly content: MediaObject
  /** The refusal codes with this status. */
  readonly 'x-refusals'?: readonly RefusalCode[]
}

/** The two credentials of a session. */
type SecurityName = 'humanPass' | 'portalSession' | 'sessionId' | 'sessionSecret'

type SecurityScheme = { readonly type: 'apiKey'; readonly in: 'header' | 'cookie'; readonly name: string }

export type OperationObject = {
  readonly operationId: CallName
  readonly tags: readonly string[]
  readonly summary: string
  /** CommonMark. */
  readonly description: string
  readonly security: readonly Readonly<Partial<Record<SecurityName, readonly string[]>>>[]
  readonly parameters: readonly ParameterObject[]
  readonly requestBody?: { readonly required: true; readonly content: MediaObject }
  readonly responses: Readonly<Record<string, ResponseObject>>
  /** The time limit of one attempt in ms. */
  readonly 'x-timeout-ms': number
  /** Whether a client may retry the call automatically. */
  readonly 'x-retry': boolean
  /** The rate limit of the call, shared with the other calls of the same name. */
  readonly 'x-limit'?: CallLimit
  /** The rate above which the call needs a pass. */
  readonly 'x-pass-limit'?: CallLimit
  /** The test vectors of the description. */
  readonly 'x-test-vectors'?: unknown
}

/** The parts of OpenAPI 3.1 that the contract uses. */
export type OpenApi = {
  readonly openapi: string
  readonly info: {
    readonly title: string
    readonly version: string
    /** CommonMark. */
    readonly description: string
    readonly license: { readonly name: string; readonly identifier: string }
    readonly contact: { readonly name: string }
  }
  readonly servers: readonly { readonly url: string }[]
  readonly tags: readonly { readonly name: string; readonly description: string }[]
  /** By path and method. */
  readonly paths: Readonly<Record<string, Readonly<Record<string, OperationObject>>>>
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>>
    readonly securitySchemes: Readonly<Record<SecurityName, SecurityScheme>>
  }
}
