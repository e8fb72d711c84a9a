import { apiDocsCallWords as words, apiDocsRefusals, apiDocsValues } from '#ui/content/es/site/api-docs.ts'
import { hidden } from '#ui/theme/text.css.ts'
import * as css from './api-docs.css.ts'
import type { Field } from './fields.ts'
import { fieldsOf } from './fields.ts'
import type { Parameter, Schemas, StatedRefusal } from './open-api.ts'
import { resolved } from './open-api.ts'
import type { ValueProps } from './value.tsx'
import { Value } from './value.tsx'

/** The header row of a table with two columns. */
export const Head = ({ first, second }: { readonly first: string; readonly second: string }) => (
  <thead>
    <tr>
      <th scope="col">{first}</th>
      <th scope="col">{second}</th>
    </tr>
  </thead>
)

type FieldRowProps = { readonly field: Field; readonly schemas: Schemas }

const FieldRow = ({ field: { path, schema, isOptional, when }, schemas }: FieldRowProps) => (
  <tr>
    <th scope="row">
      <code>{path}</code>
      {isOptional ? <span className={css.note}>{words.isOptional}</span> : null}
      {when === null ? null : <span className={css.note}>{apiDocsValues.when(when.name, when.value)}</span>}
    </th>
    <td>
      <Value schema={schema} schemas={schemas} />
    </td>
  </tr>
)

type FieldTableProps = ValueProps & { readonly caption: string }

/** The fields of a message, or of its named type. A message without fields gets one line. */
export const FieldTable = ({ caption, schema, schemas }: FieldTableProps) => {
  const fields = fieldsOf(resolved(schema, schemas))
  if (fields.length === 0)
    return (
      <p>
        <Value schema={schema} schemas={schemas} />
      </p>
    )
  return (
    <table className={css.table}>
      <caption className={hidden}>{caption}</caption>
      <Head first={words.field} second={words.value} />
      <tbody>
        {fields.map((field) => (
          <FieldRow key={`${field.when?.value ?? ''} ${field.path}`} field={field} schemas={schemas} />
        ))}
      </tbody>
    </table>
  )
}

type ParameterTableProps = {
  readonly caption: string
  readonly parameters: readonly Parameter[]
  readonly schemas: Schemas
}

/** The parameters of a call, in the path, the query and the headers. */
export const ParameterTable = ({ caption, parameters, schemas }: ParameterTableProps) => (
  <table className={css.table}>
    <caption className={hidden}>{caption}</caption>
    <Head first={words.field} second={words.value} />
    <tbody>
      {parameters.map((parameter) => (
        <tr key={`${parameter.in} ${parameter.name}`}>
          <th scope="row">
            <code>{parameter.name}</code>
            <span className={css.note}>
              {words.parameterPlaces[parameter.in]}
              {parameter.required ? null : `, ${words.isOptional}`}
            </span>
          </th>
          <td>
            <Value schema={parameter.schema} schemas={schemas} />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)

type RefusalTableProps = { readonly caption: string; readonly refusals: readonly StatedRefusal[] }

/** Refusals with their meaning. */
export const RefusalTable = ({ caption, refusals }: RefusalTableProps) => (
  <table className={css.table}>
    <caption className={hidden}>{caption}</caption>
    <Head first={words.code} second={words.meaning} />
    <tbody>
      {refusals.map(({ status, code }) => (
        <tr key={code}>
          <th scope="row">
            <code>{code}</code>
            <span className={css.note}>{status}</span>
          </th>
          <td>{apiDocsRefusals[code]}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
