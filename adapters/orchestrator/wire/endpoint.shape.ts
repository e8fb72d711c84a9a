import { either as E } from 'fp-ts'
import { failure, success } from 'io-ts'
import { identifier } from './entities/identifier.ts'
import { isPlainObject, object, picked } from './object.shape.ts'
import type { WireRequest } from './record.ts'
import { NO_PARTS, parts } from './record.ts'
import type { JsonSchema, SchemaOf, Shape } from './shape.ts'
import { codecOf, inFull } from './shape.ts'

type Part = 'body' | 'query'

/** A request that goes by the `{endpoint}` of its path, with the part that this one asks for; one that is none of them has `null` and its name. */
type Endpoint<P extends Part, Given> =
  | {
      readonly [K in keyof Given & string]: { readonly endpoint: K } & {
        readonly [Q in P]: Given[K]
      }
    }[keyof Given & string]
  | { readonly endpoint: null; readonly asked: string }

type Known = ReadonlyMap<string, Shape<Readonly<Record<string, unknown>>>>

const withPart = (part: Part, params: unknown, given: unknown): Shape<WireRequest> =>
  parts({ params, [part]: given } as never) as never

/** As many forms as there are endpoints: one of them for a body, all of their parameters for a query. */
const schemaOfPart =
  (part: Part, known: Known) =>
  (schemaOf: SchemaOf = inFull): JsonSchema => {
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

const anyName = picked<{ readonly params: { readonly endpoint: string } }>({
  params: object({ endpoint: identifier }),
})

/**
 * Requests told apart by the `{endpoint}` of their path, each with its own body or query. A name that is well formed and unknown is read, with
 * whatever comes with it left unread, so that it can be refused as not found. So is a known one with the part of another: the schema of a path
 * cannot say which body or query goes with which name.
 */
export const byEndpoint = <P extends Part, Given extends object>(
  part: P,
  forms: { readonly [K in keyof Given]: Shape<Given[K]> },
): Shape<Endpoint<P, Given>> => {
  const known: Known = new Map(Object.entries(forms))
  const whole = new Map(
    [...known].map(([name, form]) => [name, withPart(part, object({ endpoint: identifier }), form)]),
  )
  const isOfSome = (value: unknown): boolean => [...whole.values()].some(({ codec }) => codec.is(value))
  const hasPartsOfOthers = (value: unknown): boolean => {
    if (isOfSome(value)) return true
    const { query, ...others } = value as { readonly query?: unknown }
    if (part === 'body' || !isPlainObject(query)) return false
    const parameters = Object.entries(query).map(([key, given]) => ({ [key]: given }))
    return [{}, ...parameters].every((one) => isOfSome({ ...others, query: one }))
  }
  const names: Shape<string> = {
    ...identifier,
    schema: () => ({ type: 'string', enum: [...known.keys()] }),
  }
  const described = { ...identifier, schema: schemaOfPart(part, known) }
  return {
    codec: codecOf<Endpoint<P, Given>>(
      'endpoint',
      (value, context) => {
        const named = anyName.codec.validate(value, context)
        if (E.isLeft(named)) return failure(value, context)
        const { endpoint } = named.right.params
        const shape = whole.get(endpoint)
        if (shape === undefined) return success({ endpoint: null, asked: endpoint })
        const decoded = shape.codec.validate(value, context)
        if (E.isLeft(decoded))
          return hasPartsOfOthers(value) ? success({ endpoint: null, asked: endpoint }) : decoded
        return success({ endpoint, [part]: decoded.right[part] } as never)
      },
      (asked) =>
        'asked' in asked
          ? { ...NO_PARTS, params: { endpoint: asked.asked } }
          : whole.get(asked.endpoint)?.codec.encode({
              ...NO_PARTS,
              params: { endpoint: asked.endpoint },
              [part]: (asked as Readonly<Record<string, unknown>>)[part],
            }),
    ),
    schema: (schemaOf = inFull) => withPart(part, object({ endpoint: names }), described).schema(schemaOf),
    arbitrary: (fc) =>
      fc.oneof(
        ...[...known].map(([endpoint, form]) =>
          form.arbitrary(fc).map((given) => ({ endpoint, [part]: given }) as never),
        ),
      ),
  }
}
