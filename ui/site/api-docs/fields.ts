import type { Schema } from './open-api.ts'

/** What tells one form of a value from the others. */
type Tag = { readonly name: string; readonly value: string }

/** One field of a message: where it stands, such as `lines[].quantity`, and what it may be. `when`: the form it belongs to. */
export type Field = {
  readonly path: string
  readonly schema: Schema
  readonly isOptional: boolean
  readonly when: Tag | null
}

const joined = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`)

/** What tells one form from the others: its property of a single value. */
const tagOf = ({ properties = {} }: Schema): Tag | null => {
  const tag = Object.entries(properties).find(([, schema]) => schema.enum?.length === 1)
  return tag === undefined ? null : { name: tag[0], value: String(tag[1].enum?.[0]) }
}

/** What lies under a value that is written in full: the fields of an object, of a list's entries, of each form. */
const within = (path: string, schema: Schema, when: Tag | null): readonly Field[] => {
  if (schema.$ref !== undefined) return []
  if (schema.items !== undefined) return within(`${path}[]`, schema.items, when)
  if (schema.oneOf !== undefined) return schema.oneOf.flatMap((form) => within(path, form, tagOf(form)))
  if (schema.anyOf !== undefined) return schema.anyOf.flatMap((form) => within(path, form, when))
  const { properties = {}, required = [] } = schema
  return Object.entries(properties).flatMap(([name, part]) => [
    { path: joined(path, name), schema: part, isOptional: !required.includes(name), when },
    ...within(joined(path, name), part, when),
  ])
}

/** The fields of a message, nested ones after the one they stand in; a message that has a type of its own has none. */
export const fieldsOf = (schema: Schema): readonly Field[] => within('', schema, null)
