import type { ReactNode } from 'react'
import {
  apiDocsCallWords as words,
  apiDocsCalls,
  apiDocsSession,
  apiDocsWords,
} from '#ui/content/es/api-docs.ts'
import * as css from './api-docs.css.ts'
import { answerExample, requestExample } from './example.ts'
import type { Call, OpenApiDocument, Schema, Schemas } from './open-api.ts'
import { typeNameOf } from './open-api.ts'
import type { StatedRefusal } from './tables.tsx'
import { FieldTable, ParameterTable, RefusalTable } from './tables.tsx'

/** The refusals of a call, each with the statuses it comes under. */
export const refusalsOf = ({ operation }: Call): readonly StatedRefusal[] => {
  const statuses = new Map<StatedRefusal['code'], string>()
  for (const [status, response] of Object.entries(operation.responses))
    for (const code of response['x-refusals'] ?? [])
      statuses.set(code, [...(statuses.get(code)?.split(', ') ?? []), status].join(', '))
  return [...statuses].map(([code, status]) => ({ status, code }))
}

const sessionOf = ({ operation }: Call): keyof typeof apiDocsSession => {
  const halves = Object.keys(operation.security[0] ?? {}).length
  return halves === 0 ? 'none' : halves === 1 ? 'cookie' : 'required'
}

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
}: {
  readonly title: string
  readonly name: string
  readonly text: string
}) => (
  <details className={css.example}>
    <summary className={css.summary}>
      {title} <span className={css.spoken}>{words.of(name)}</span>
    </summary>
    <pre className={css.code}>{text}</pre>
  </details>
)

const limitOf = ({ operation }: Call): string => {
  const { session, client } = operation['x-limit'] ?? {}
  const rates = [
    ...(session === undefined ? [] : [words.perSession(session)]),
    ...(client === undefined ? [] : [words.perClient(client)]),
  ]
  return rates.length === 0 ? words.noLimit : rates.join(', ')
}

const Facts = ({ call }: { readonly call: Call }) => (
  <dl className={css.facts}>
    <div>
      <dt>{words.session}</dt>
      <dd>{apiDocsSession[sessionOf(call)]}</dd>
    </div>
    <div>
      <dt>{words.time}</dt>
      <dd>{words.seconds(call.operation['x-timeout-ms'])}</dd>
    </div>
    <div>
      <dt>{words.retry}</dt>
      <dd>{call.operation['x-retry'] ? words.mayRetry : words.mayNotRetry}</dd>
    </div>
    <div>
      <dt>{words.limit}</dt>
      <dd>{limitOf(call)}</dd>
    </div>
  </dl>
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
  /** Refusals that are explained once for all calls. */
  readonly common: readonly string[]
}

/** One call: what it does, what it asks for, what it answers, and why it refuses. */
export const CallSection = ({ call, document, common }: CallSectionProps) => {
  const { operationId: name, parameters, requestBody, responses } = call.operation
  const { schemas, securitySchemes } = document.components
  const refusals = refusalsOf(call).filter(({ code }) => !common.includes(code))
  const body = requestBody?.content['application/json'].schema
  const answer = answerExample(call)
  const answered = responses['200']?.content['application/json'].schema
  const request = requestExample(call, document.servers[0]?.url ?? '', securitySchemes)
  return (
    <article id={name} className={css.call}>
      <h3 className={css.callName}>{name}</h3>
      <p className={css.address}>
        <span className={css.method}>{call.method}</span> <code className={css.path}>{call.path}</code>
      </p>
      <p className={css.does}>{apiDocsCalls[name]}</p>
      <Facts call={call} />
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
      <Example title={words.requestExample} name={name} text={request} />
      {answered === undefined ? null : (
        <Message title={words.answer} call={call} schema={answered} schemas={schemas} />
      )}
      {responses['202'] === undefined ? null : <p>{words.pending}</p>}
      {answer === null ? null : <Example title={words.answerExample} name={name} text={answer} />}
      {refusals.length === 0 ? null : (
        <Part title={apiDocsWords.refusals}>
          <RefusalTable caption={`${apiDocsWords.refusals} ${words.of(name)}`} refusals={refusals} />
        </Part>
      )}
    </article>
  )
}
