import type { ReactNode } from 'react'
import { apiDocsCallWords as words, apiDocsCalls, apiDocsWords } from '#ui/content/es/site/api-docs.ts'
import * as css from './api-docs.css.ts'
import { CallFacts } from './call-facts.tsx'
import { answerExample, requestExample } from './example.ts'
import type { Call, OpenApiDocument, Schema, Schemas } from './open-api.ts'
import { refusalsOf, typeNameOf } from './open-api.ts'
import { FieldTable, ParameterTable, RefusalTable } from './tables.tsx'

const Part = ({ title, children }: { readonly title: ReactNode; readonly children: ReactNode }) => (
  <div className={css.part}>
    <h4 className={css.partTitle}>{title}</h4>
    {children}
  </div>
)

const Example = ({
  title,
  name,
  text,
  lang,
}: {
  readonly title: string
  readonly name: string
  readonly text: string
  readonly lang?: string
}) => (
  <details className={css.example}>
    <summary className={css.summary}>
      {title} <span className={css.spoken}>{words.of(name)}</span>
    </summary>
    <pre className={css.code} lang={lang}>
      {text}
    </pre>
  </details>
)

const typed = (title: string, schema: Schema): ReactNode => {
  const name = typeNameOf(schema)
  return name === null ? (
    title
  ) : (
    <>
      {title}: <a href={`#tipo-${name}`}>{name}</a>
    </>
  )
}

type MessageProps = {
  readonly title: string
  readonly call: Call
  readonly schema: Schema
  readonly schemas: Schemas
}

const Message = ({ title, call, schema, schemas }: MessageProps) => (
  <Part title={typed(title, schema)}>
    <FieldTable
      caption={`${title} ${words.of(call.operation.operationId)}`}
      schema={schema}
      schemas={schemas}
    />
  </Part>
)

export type CallSectionProps = {
  readonly call: Call
  readonly document: OpenApiDocument
  /** Refusal codes that the page explains once for all calls. */
  readonly common: readonly string[]
}

type PartsProps = Pick<CallSectionProps, 'call' | 'document'>

const Asked = ({ call, document }: PartsProps) => {
  const { operationId: name, parameters, requestBody } = call.operation
  const { schemas, securitySchemes } = document.components
  const body = requestBody?.content['application/json'].schema
  return (
    <>
      {parameters.length === 0 ? null : (
        <Part title={words.parameters}>
          <ParameterTable
            caption={`${words.parameters} ${words.of(name)}`}
            parameters={parameters}
            schemas={schemas}
          />
        </Part>
      )}
      {body === undefined ? null : <Message title={words.body} call={call} schema={body} schemas={schemas} />}
      <Example
        title={words.requestExample}
        name={name}
        text={requestExample(call, document.servers[0]?.url ?? '', securitySchemes)}
      />
    </>
  )
}

const Answered = ({ call, document }: PartsProps) => {
  const { operationId: name, responses } = call.operation
  const schema = responses['200']?.content['application/json'].schema
  const example = answerExample(call)
  return (
    <>
      {schema === undefined ? null : (
        <Message title={words.answer} call={call} schema={schema} schemas={document.components.schemas} />
      )}
      {responses['202'] === undefined ? null : <p>{words.pending}</p>}
      {example === null ? null : <Example title={words.answerExample} name={name} text={example} />}
    </>
  )
}

/** One call: its purpose, its parameters and body, its response and its refusals. */
export const CallSection = ({ call, document, common }: CallSectionProps) => {
  const { operationId: name, description } = call.operation
  const refusals = refusalsOf(call).filter(({ code }) => !common.includes(code))
  return (
    <article id={name} className={css.call}>
      <h3 className={css.callName}>{name}</h3>
      <p className={css.address}>
        <span className={css.method}>{call.method}</span> <code className={css.path}>{call.path}</code>
      </p>
      <p className={css.does}>{apiDocsCalls[name]}</p>
      <CallFacts call={call} />
      {call.operation['x-test-vectors'] === undefined ? null : (
        <Example title={words.envelope} name={name} text={description} lang="en" />
      )}
      <Asked call={call} document={document} />
      <Answered call={call} document={document} />
      {refusals.length === 0 ? null : (
        <Part title={apiDocsWords.refusals}>
          <RefusalTable caption={`${apiDocsWords.refusals} ${words.of(name)}`} refusals={refusals} />
        </Part>
      )}
    </article>
  )
}
