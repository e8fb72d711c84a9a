import { either as E } from 'fp-ts'
import { failure, success } from 'io-ts'
import { identifier } from './entities/identifier.ts'
import { isPlainObject, object, looseObject } from '../shape/object.shape.ts'
import type { ContractRequest } from './record.ts'
import { NO_PARTS, parts } from './record.ts'
import type { JsonSchema, SchemaOf, Shape } from '../shape/shape.ts'
import { codecOf, inlined } from '../shape/shape.ts'

type Part = 'body' | 'query'

/** A request by the `{endpoint}` of its path, with its body or query. An unknown endpoint has `null` and its name. */
type Endpoint<P extends Part, Forms> =
  | {
      readonly [K in keyof Forms & string]: { readonly endpoint: K } & {
        readonly [Q in P]: Forms[K]
      }
    }[keyof Forms & string]
  | { readonly endpoint: null; readonly asked: string }

type Known = ReadonlyMap<string, Shape<Readonly<Record<string, unknown>>>>

const withPart = (part: Part, params: unknown, given: unknown): Shape<ContractRequest> =>
  parts({ params, [part]: given } as never) as never

/** Returns one schema for all endpoints: for a body one form per endpoint, for a query the parameters of all. */
const schemaOfPart =
  (part: Part, known: Known) =>
  (schemaOf: SchemaOf = inlined): JsonSchema => {
    const forms = [...known.values()]
    if (part === 'body') return { oneOf: forms.map((form) => schemaOf(form)) }
    const properties = forms.flatMap((form) => Object.entries(form.schema(schemaOf).properties ?? {}))
    return {
      type: 'object',
      properties: Object.fromEntries(properties),
      required: [],
      additionalProperties: false,
    }
  }

const anyName = looseObject<{ readonly params: { readonly endpoint: string } }>({
  params: object({ endpoint: identifier }),
})

/**
 * Describes requests by the `{endpoint}` of their path, each with its own body or query. A well-formed unknown name is
 * decoded without its other parts, so that it can be refused as not found. A known name with the body or query of
 * another endpoint is decoded in the same way: the schema of a path cannot assign a body or query to a name.
 */
export const byEndpoint = <P extends Part, Forms extends object>(
  part: P,
  forms: { readonly [K in keyof Forms]: Shape<Forms[K]> },
): Shape<Endpoint<P, Forms>> => {
  const known: Known = new Map(Object.entries(forms))
  const requestShapes = new Map(
    [...known].map(([name, form]) => [name, withPart(part, object({ endpoint: identifier }), form)]),
  )
  const isAnyRequest = (value: unknown): boolean =>
    [...requestShapes.values()].some(({ codec }) => codec.is(value))
  const hasPartsOfAnother = (value: unknown): boolean => {
    if (isAnyRequest(value)) return true
    const { query, ...others } = value as { readonly query?: unknown }
    if (part === 'body' || !isPlainObject(query)) return false
    const parameters = Object.entries(query).map(([key, given]) => ({ [key]: given }))
    return [{}, ...parameters].every((one) => isAnyRequest({ ...others, query: one }))
  }
  const names: Shape<string> = {
    ...identifier,
    schema: () => ({ type: 'string', enum: [...known.keys()] }),
  }
  const described = { ...identifier, schema: schemaOfPart(part, known) }
  return {
    codec: codecOf<Endpoint<P, Forms>>(
      'endpoint',
      (value, context) => {
        const named = anyName.codec.validate(value, context)
        if (E.isLeft(named)) return failure(value, context)
        const { endpoint } = named.right.params
        const shape = requestShapes.get(endpoint)
        if (shape === undefined) return success({ endpoint: null, asked: endpoint })
        const decoded = shape.codec.validate(value, context)
        if (E.isLeft(decoded))
          return hasPartsOfAnother(value) ? success({ endpoint: null, asked: endpoint }) : decoded
        return success({ endpoint, [part]: decoded.right[part] } as never)
      },
      (request) =>
        'asked' in request
          ? { ...NO_PARTS, params: { endpoint: request.asked } }
          : requestShapes.get(request.endpoint)?.codec.encode({
              ...NO_PARTS,
              params: { endpoint: request.endpoint },
              [part]: (request as Readonly<Record<string, unknown>>)[part],
            }),
    ),
    schema: (schemaOf = inlined) => withPart(part, object({ endpoint: names }), described).schema(schemaOf),
    arbitrary: (fc) =>
      fc.oneof(
        ...[...known].map(([endpoint, form]) =>
          form.arbitrary(fc).map((given) => ({ endpoint, [part]: given }) as never),
        ),
      ),
  }
}
