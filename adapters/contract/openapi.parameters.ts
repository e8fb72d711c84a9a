import { accountId } from './entities/portal-session.ts'
import type { ParameterObject } from './openapi.document.ts'
import { schemaOf } from './openapi.schemas.ts'
import type { AnyCallRecord, ContractRequest } from './record.ts'
import { PORTAL_ACCOUNT_HEADER } from './record.ts'
import type { JsonSchema } from '../shape/shape.ts'

export const withExample = (example: unknown): { readonly example?: unknown } =>
  example === undefined ? {} : { example }

/** Returns the schemas of a call's parts: `params`, `query`, `headers` and `body`. */
export const partsOf = (record: AnyCallRecord): Readonly<Record<string, JsonSchema>> =>
  record.request.schema(schemaOf).properties ?? {}

const places = { params: 'path', query: 'query', headers: 'header' } as const

/** The header of a portal call with the account that its page shows. */
const shownAccount: ParameterObject = {
  name: PORTAL_ACCOUNT_HEADER,
  in: 'header',
  required: false,
  schema: schemaOf(accountId),
}

const requestParametersOf = (record: AnyCallRecord, example: ContractRequest): readonly ParameterObject[] =>
  (['params', 'query', 'headers'] as const).flatMap((part) => {
    const { properties = {}, required = [] } = partsOf(record)[part] ?? {}
    return Object.entries(properties).map(([name, schema]) => ({
      name,
      in: places[part],
      required: required.includes(name),
      schema,
      ...withExample(example[part][name]),
    }))
  })

/** Returns the parameters of a call, each with its value in the example. */
export const parametersOf = (record: AnyCallRecord, example: ContractRequest): readonly ParameterObject[] => [
  ...requestParametersOf(record, example),
  ...(record.session === 'portal' ? [shownAccount] : []),
]
