import { PLAIN_TEXT } from '#core/shared/text.ts'
import { apiDocsValues as words } from '#ui/content/es/site/api-docs.ts'
import * as css from './api-docs.css.ts'
import { fieldsOf } from './fields.ts'
import type { Schema, Schemas } from './open-api.ts'
import { typeNameOf } from './open-api.ts'

const kinds: Readonly<Record<string, string>> = {
  string: words.text,
  integer: words.integer,
  boolean: words.yesOrNo,
  object: words.object,
}

const limitsOf = (schema: Schema): string | null => {
  const { minLength, maxLength, minimum, maximum } = schema
  if (minLength !== undefined && maxLength !== undefined) return words.characters(minLength, maxLength)
  return minimum !== undefined && maximum !== undefined ? words.between(minimum, maximum) : null
}

const Choices = ({ values }: { readonly values: readonly unknown[] }) => (
  <>
    {values.length === 1 ? null : `${words.oneOf} `}
    {values.map((value, index) => (
      <span key={String(value)}>
        {index === 0 ? null : ', '}
        <code>{JSON.stringify(value)}</code>
      </span>
    ))}
  </>
)

const Plain = ({ schema }: { readonly schema: Schema }) => {
  const limits = limitsOf(schema)
  const isPlain = schema.pattern === undefined || schema.pattern === PLAIN_TEXT.source
  return (
    <>
      {kinds[schema.type ?? ''] ?? schema.type}
      {limits === null ? null : ` ${words.of} ${limits}`}
      {isPlain ? null : (
        <>
          {' '}
          <code>{schema.pattern}</code>
        </>
      )}
    </>
  )
}

export type ValueProps = { readonly schema: Schema; readonly schemas: Schemas }

/** A link to a named type. A type without fields is described inline. */
const Named = ({ name, schemas }: { readonly name: string; readonly schemas: Schemas }) => {
  const type = schemas[name]
  return (
    <>
      <a href={`#tipo-${name}`}>{name}</a>
      {type === undefined || fieldsOf(type).length > 0 || type.items !== undefined ? null : (
        <span className={css.note}>
          <Value schema={type} schemas={schemas} />
        </span>
      )}
    </>
  )
}

/** The allowed values of a schema: kind and limits, or type. */
export const Value = ({ schema, schemas }: ValueProps) => {
  const name = typeNameOf(schema)
  if (name !== null) return <Named name={name} schemas={schemas} />
  const [known] = schema.properties === undefined ? (schema.anyOf ?? []) : []
  if (known !== undefined)
    return (
      <>
        {words.nullable} <Value schema={known} schemas={schemas} />
      </>
    )
  if (schema.oneOf !== undefined) return <>{words.oneForm}</>
  if (schema.items !== undefined)
    return (
      <>
        {words.list(schema.maxItems ?? 0)} <Value schema={schema.items} schemas={schemas} />
      </>
    )
  return schema.enum === undefined || schema.type === 'boolean' ? (
    <Plain schema={schema} />
  ) : (
    <Choices values={schema.enum} />
  )
}
