import '#ui/theme/global.css.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Brand } from '#core/brand/brand.ts'
import {
  apiDocsCallWords,
  apiDocsGroups,
  apiDocsRules,
  apiDocsWords as words,
} from '#ui/content/es/site/api-docs.ts'
import type { TextDocument } from '../documents.tsx'
import { SiteFrame } from '../site-frame.tsx'
import * as css from './api-docs.css.ts'
import { sessionOf } from './call-facts.tsx'
import { CallSection } from './call-section.tsx'
import type { Call, OpenApiDocument } from './open-api.ts'
import { callsOf, refusalsOf } from './open-api.ts'
import { RefusalTable } from './tables.tsx'
import { Types } from './types-section.tsx'

type Group = { readonly name: string; readonly title: string; readonly calls: readonly Call[] }

const groupsOf = (document: OpenApiDocument): readonly Group[] =>
  document.tags.map(({ name }) => ({
    name,
    title: apiDocsGroups[name] ?? name,
    calls: callsOf(document).filter(({ operation }) => operation.tags.includes(name)),
  }))

const Index = ({ groups }: { readonly groups: readonly Group[] }) => (
  <nav className={css.index} aria-label={words.index}>
    <details className={css.indexList}>
      <summary className={css.summary}>{words.index}</summary>
      {groups.map(({ name, title, calls }) => (
        <div key={name} className={css.indexGroup}>
          <a className={css.indexTitle} href={`#grupo-${name}`}>
            {title}
          </a>
          <ul>
            {calls.map(({ operation }) => (
              <li key={operation.operationId}>
                <a href={`#${operation.operationId}`}>{operation.operationId}</a>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <div className={css.indexGroup}>
        <a className={css.indexTitle} href="#negativas">
          {words.refusals}
        </a>
        <a className={css.indexTitle} href="#tipos">
          {words.types}
        </a>
      </div>
    </details>
  </nav>
)

const Rules = ({ document }: { readonly document: OpenApiDocument }) => {
  const { sessionId, sessionSecret, portalSession } = document.components.securitySchemes
  const namesOf = (rule: ReturnType<typeof sessionOf>): readonly string[] =>
    callsOf(document)
      .filter((call) => sessionOf(call) === rule)
      .map(({ operation }) => operation.operationId)
  const exceptions = { cookie: namesOf('cookie'), optional: namesOf('optional') }
  const names = {
    header: sessionId.name,
    cookie: sessionSecret.name,
    portalCookie: portalSession.name,
  }
  return (
    <dl className={css.rules}>
      {apiDocsRules(document.servers[0]?.url ?? '', names, exceptions).map(({ name, text }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Returns the refusal codes that every call may return. The page explains them once. */
const commonOf = (calls: readonly Call[]) => {
  const [first, ...others] = calls
  const all = others.map((call) => refusalsOf(call).map(({ code }) => code))
  return first === undefined
    ? []
    : refusalsOf(first).filter(({ code }) => all.every((codes) => codes.includes(code)))
}

type PageProps = { readonly brand: Brand; readonly document: OpenApiDocument }

type ContentProps = Pick<PageProps, 'document'> & { readonly groups: readonly Group[] }

const Content = ({ document, groups }: ContentProps) => {
  const common = commonOf(callsOf(document))
  const codes = common.map(({ code }) => code)
  return (
    <div className={css.content}>
      {groups.map(({ name, title, calls }) => (
        <section key={name} id={`grupo-${name}`} aria-labelledby={`grupo-${name}-titulo`}>
          <h2 id={`grupo-${name}-titulo`} className={css.groupTitle}>
            {title}
          </h2>
          {calls.map((call) => (
            <CallSection key={call.operation.operationId} call={call} document={document} common={codes} />
          ))}
        </section>
      ))}
      <section id="negativas" aria-labelledby="negativas-titulo" className={css.group}>
        <h2 id="negativas-titulo" className={css.groupTitle}>
          {apiDocsCallWords.common}
        </h2>
        <RefusalTable caption={apiDocsCallWords.common} refusals={common} />
      </section>
      <Types schemas={document.components.schemas} />
    </div>
  )
}

const ApiDocs = ({ brand, document }: PageProps) => {
  const groups = groupsOf(document)
  return (
    <SiteFrame brand={brand}>
      <div className={css.intro}>
        <h1>{words.title}</h1>
        <p className={css.lead}>{words.lead(callsOf(document).length)}</p>
        <p>
          <a href="/openapi.json">{words.raw}</a>
        </p>
      </div>
      <Rules document={document} />
      <div className={css.columns}>
        <Index groups={groups} />
        <Content document={document} groups={groups} />
      </div>
    </SiteFrame>
  )
}

/** The page that documents the contract. Its source is the contract's own OpenAPI document. */
export const apiDocs = (brand: Brand, document: OpenApiDocument): TextDocument => ({
  title: words.documentTitle(brand),
  description: words.description,
  body: renderToStaticMarkup(<ApiDocs brand={brand} document={document} />),
})
