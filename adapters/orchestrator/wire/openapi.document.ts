import type { RefusalCode } from '#core/ports/orchestrator.failure.ts'
import type { CallLimit } from './limits.ts'
import type { CallName } from './record.ts'
import type { JsonSchema } from './shape.ts'

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
  /** The codes under which the call is refused with this status. */
  readonly 'x-refusals'?: readonly RefusalCode[]
}

/** The two halves of a session. */
type SecurityName = 'sessionId' | 'sessionSecret'

type SecurityScheme = { readonly type: 'apiKey'; readonly in: 'header' | 'cookie'; readonly name: string }

export type OperationObject = {
  readonly operationId: CallName
  readonly tags: readonly string[]
  readonly summary: string
  /** CommonMark. */
  readonly description?: string
  readonly security: readonly Readonly<Partial<Record<SecurityName, readonly string[]>>>[]
  readonly parameters: readonly ParameterObject[]
  readonly requestBody?: { readonly required: true; readonly content: MediaObject }
  readonly responses: Readonly<Record<string, ResponseObject>>
  /** What one attempt may take. */
  readonly 'x-timeout-ms': number
  /** Whether a client may try the same call again by itself. */
  readonly 'x-retry': boolean
  /** How often the call may come, together with those that share its limit. */
  readonly 'x-limit'?: CallLimit
  /** What the description is tried by. */
  readonly 'x-test-vectors'?: unknown
}

/** The parts of OpenAPI 3.1 that the contract makes use of. */
export type OpenApi = {
  readonly openapi: string
  readonly info: { readonly title: string; readonly version: string; readonly description: string }
  readonly servers: readonly { readonly url: string }[]
  readonly tags: readonly { readonly name: string }[]
  /** By path and method. */
  readonly paths: Readonly<Record<string, Readonly<Record<string, OperationObject>>>>
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>>
    readonly securitySchemes: Readonly<Record<SecurityName, SecurityScheme>>
  }
}
