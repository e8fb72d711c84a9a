import { apiDocsCallWords, apiDocsWords as words } from '#ui/content/es/site/api-docs.ts'
import { hidden } from '#ui/theme/text.css.ts'
import * as css from './api-docs.css.ts'
import { fieldsOf } from './fields.ts'
import type { Schema, Schemas } from './open-api.ts'
import { FieldTable, Head } from './tables.tsx'
import { Value } from './value.tsx'

type Named = readonly [name: string, schema: Schema]

const hasFields = ([, schema]: Named): boolean => fieldsOf(schema).length > 0

const SimpleTypes = ({ types, schemas }: { readonly types: readonly Named[]; readonly schemas: Schemas }) => (
  <div className={css.type}>
    <h3 className={css.typeName}>{words.simpleTypes}</h3>
    <table className={css.table}>
      <caption className={hidden}>{words.simpleTypes}</caption>
      <Head first={words.type} second={apiDocsCallWords.value} />
      <tbody>
        {types.map(([name, schema]) => (
          <tr key={name} id={`tipo-${name}`}>
            <th scope="row">
              <code>{name}</code>
            </th>
            <td>
              <Value schema={schema} schemas={schemas} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)

/** Every named type: each type with fields in its own table, the others in one common table. */
export const Types = ({ schemas }: { readonly schemas: Schemas }) => {
  const all = Object.entries(schemas)
  return (
    <section id="tipos" aria-labelledby="tipos-titulo" className={css.group}>
      <h2 id="tipos-titulo" className={css.groupTitle}>
        {words.types}
      </h2>
      {all.filter(hasFields).map(([name, schema]) => (
        <div key={name} id={`tipo-${name}`} className={css.type}>
          <h3 className={css.typeName}>{name}</h3>
          <FieldTable caption={name} schema={schema} schemas={schemas} />
        </div>
      ))}
      <SimpleTypes types={all.filter((named) => !hasFields(named))} schemas={schemas} />
    </section>
  )
}
