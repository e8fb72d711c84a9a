import type { Brand } from '#core/brand/brand.ts'
import type { TemplateEngine } from '#core/routes/internal-paths.ts'
import { enginePaths } from '#core/routes/internal-paths.ts'
import { pathIn } from '#core/shared/language.ts'
import type { PageRecord } from '#core/template/page-record.ts'
import { styleGuideWords as words } from '#ui/content/es/site/style-guide.ts'
import { currentLanguage } from '#ui/content/language.ts'
import { ButtonLink } from '#ui/kit/button/button.tsx'
import { Notice } from '#ui/kit/notice/notice.tsx'
import { EngineForm } from './engine-form.tsx'
import { EngineList, titleOf } from './engine-list.tsx'
import type { EnginePage as ListedPage } from './engine-pages.ts'
import { EnginePreview } from './engine-preview.tsx'
import type { EngineChoice, EngineFault } from './engine-query.ts'
import { StyleGuideFrame } from './style-guide-frame.tsx'
import * as css from './style-guide.css.ts'

export type EnginePageProps = {
  readonly brand: Brand
  readonly engine: TemplateEngine
  readonly pages: readonly ListedPage[]
  /** The shown page, or what is wrong with the query. */
  readonly choice: EngineChoice | EngineFault
  /** The record of the shown page; null for one that is not public. */
  readonly record: PageRecord | null
}

type SettingsProps = { readonly brand: Brand; readonly action: string; readonly choice: EngineChoice }

const Settings = ({ brand, action, choice: { page, request } }: SettingsProps) => (
  <section className={css.stack} aria-labelledby="page-title">
    <h2 id="page-title">{titleOf(page, brand)}</h2>
    <dl className={css.facts}>
      <div>
        <dt className={css.soft}>{words.path}</dt>
        <dd className={css.fact}>
          <code className={css.code}>{page.path}</code>
        </dd>
      </div>
      {request === null ? null : (
        <div>
          <dt className={css.soft}>{words.endpoint}</dt>
          <dd className={css.fact}>
            <code className={css.code}>
              {'body' in request ? 'POST' : 'GET'} template/{request.endpoint}
            </code>
          </dd>
        </div>
      )}
      {page.step === null ? null : (
        <div>
          <dt className={css.soft}>{words.step}</dt>
          <dd className={css.fact}>
            <code className={css.code}>{page.step}</code>
          </dd>
        </div>
      )}
    </dl>
    {request === null ? null : <EngineForm action={action} path={page.path} request={request} />}
    <div className={css.row}>
      <ButtonLink
        variant="secondary"
        href={page.route === null ? page.path : pathIn(currentLanguage(), page.path)}
      >
        {words.open}
      </ButtonLink>
    </div>
  </section>
)

/** A template engine: its pages, and the shown one with the fields of its request and what it renders. */
export const EnginePage = ({ brand, engine, pages, choice, record }: EnginePageProps) => {
  const action = pathIn(currentLanguage(), enginePaths[engine])
  const isFault = typeof choice === 'string'
  return (
    <StyleGuideFrame brand={brand} path={enginePaths[engine]}>
      <div className={css.engine}>
        <EngineList brand={brand} action={action} pages={pages} shown={isFault ? null : choice.page} />
        {isFault ? (
          <Notice tone="danger" title={words.faultTitle}>
            <p>{words.faults[choice]}</p>
            <a href={action}>{words.backToList}</a>
          </Notice>
        ) : (
          <Settings brand={brand} action={action} choice={choice} />
        )}
      </div>
      {isFault ? null : <EnginePreview choice={choice} record={record} brand={brand} />}
    </StyleGuideFrame>
  )
}
