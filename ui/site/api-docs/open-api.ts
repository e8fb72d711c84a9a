import type { RefusalCode } from '#core/ports/orchestrator.failure.ts'
import type { Orchestrator } from '#core/ports/orchestrator.ts'

/** The part of a JSON schema that this page reads. */
export type Schema = {
  readonly $ref?: string
  readonly type?: string
  readonly enum?: readonly unknown[]
  readonly minLength?: number
  readonly maxLength?: number
  readonly pattern?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly items?: Schema
  readonly maxItems?: number
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
}

type Media = { readonly 'application/json': { readonly schema: Schema; readonly example?: unknown } }

/** At most `max` calls in `perMs` milliseconds. */
type Rate = { readonly max: number; readonly perMs: number }

export type Parameter = {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly required: boolean
  readonly schema: Schema
  readonly example?: unknown
}

export type Operation = {
  readonly operationId: keyof Orchestrator
  readonly tags: readonly string[]
  /** CommonMark, in English. */
  readonly description: string
  readonly security: readonly object[]
  readonly parameters: readonly Parameter[]
  readonly requestBody?: { readonly content: Media }
  readonly responses: Readonly<
    Record<string, { readonly content: Media; readonly 'x-refusals'?: readonly RefusalCode[] }>
  >
  readonly 'x-test-vectors'?: unknown
  readonly 'x-timeout-ms': number
  readonly 'x-retry': boolean
  readonly 'x-limit'?: { readonly session?: Rate; readonly client?: Rate }
  readonly 'x-pass-limit'?: { readonly session?: Rate; readonly client?: Rate }
}

/** The part of the contract's OpenAPI document that this page reads. */
export type OpenApiDocument = {
  readonly servers: readonly { readonly url: string }[]
  readonly tags: readonly { readonly name: string }[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>
    readonly securitySchemes: Readonly<
      Record<'humanPass' | 'portalSession' | 'sessionId' | 'sessionSecret', { readonly name: string }>
    >
  }
}

/** One call with its method and path. */
export type Call = { readonly method: string; readonly path: string; readonly operation: Operation }

/** Lists the calls of the document, in document order. */
export const callsOf = (document: OpenApiDocument): readonly Call[] =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  )

/** The named types of the document. */
export type Schemas = OpenApiDocument['components']['schemas']

/** Returns the name of the type that a schema refers to, or null. */
export const typeNameOf = ({ $ref }: Schema): string | null => $ref?.split('/').at(-1) ?? null

/** Returns the schema itself, or the schema of the type that it refers to. */
export const resolved = (schema: Schema, schemas: Schemas): Schema =>
  schemas[typeNameOf(schema) ?? ''] ?? schema

/** A refusal code with its HTTP status. */
export type StatedRefusal = { readonly status: string; readonly code: RefusalCode }

/** Lists the refusals of a call. */
export const refusalsOf = ({ operation }: Call): readonly StatedRefusal[] => {
  const statuses = new Map<RefusalCode, string>()
  for (const [status, response] of Object.entries(operation.responses))
    for (const code of response['x-refusals'] ?? [])
      statuses.set(code, [...(statuses.get(code)?.split(', ') ?? []), status].join(', '))
  return [...statuses].map(([code, status]) => ({ status, code }))
}
