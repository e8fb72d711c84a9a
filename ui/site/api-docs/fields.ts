import type { Schema } from './open-api.ts'

/** The discriminating property of one variant of a union. */
type Tag = { readonly name: string; readonly value: string }

/** A message field: its path, such as `lines[].quantity`, and its schema. `when`: its variant. */
export type Field = {
  readonly path: string
  readonly schema: Schema
  readonly isOptional: boolean
  readonly when: Tag | null
}

const joined = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`)

/** Returns the property that discriminates one variant from the others: the one with a single value. */
const tagOf = ({ properties = {} }: Schema): Tag | null => {
  const tag = Object.entries(properties).find(([, schema]) => schema.enum?.length === 1)
  return tag === undefined ? null : { name: tag[0], value: String(tag[1].enum?.[0]) }
}

/** Lists the fields below an inlined value: the fields of an object, of a list's entries, of each variant. */
const within = (path: string, schema: Schema, when: Tag | null): readonly Field[] => {
  if (schema.$ref !== undefined) return []
  if (schema.items !== undefined) return within(`${path}[]`, schema.items, when)
  if (schema.oneOf !== undefined) return schema.oneOf.flatMap((form) => within(path, form, tagOf(form)))
  if (schema.anyOf !== undefined && schema.properties === undefined)
    return schema.anyOf.flatMap((form) => within(path, form, when))
  const { properties = {}, required = [] } = schema
  return Object.entries(properties).flatMap(([name, part]) => [
    { path: joined(path, name), schema: part, isOptional: !required.includes(name), when },
    ...within(joined(path, name), part, when),
  ])
}

/** Lists the fields of a message, nested fields after their parent. A message with a named type has none. */
export const fieldsOf = (schema: Schema): readonly Field[] => within('', schema, null)
