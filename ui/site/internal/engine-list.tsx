import type { Brand } from '#core/brand/brand.ts'
import { fieldsOf } from '#core/template/template-field.ts'
import { styleGuideWords as words } from '#ui/content/es/site/style-guide.ts'
import { outcomeWords } from '#ui/features/sale/outcome/es.ts'
import { pageModelWords } from '#ui/content/es/shared/page-models.ts'
import { pageNameOf } from '../page-name.ts'
import { engineHref } from './engine-form.tsx'
import { outcomeOf } from './engine-outcome.tsx'
import type { EnginePage } from './engine-pages.ts'
import * as css from './style-guide.css.ts'

/** Returns the title of an engine's page: that of its public page, template or outcome; else its step's name. */
export const titleOf = ({ route, template, outcome, step, path }: EnginePage, brand: Brand): string => {
  if (route !== null) return pageNameOf(route, brand)
  if (template !== null)
    return pageModelWords[`title.${template.request.endpoint}`].replaceAll('{brand}', brand.name)
  return outcome === null
    ? (words.screens[step ?? path] ?? path)
    : outcomeWords[outcome]({ brandName: brand.name, outcome: outcomeOf(outcome) }).title
}

/** Returns what a page of an engine is made of: its template with the fields of its request. */
const partsOf = ({ template }: EnginePage): string =>
  template === null
    ? ''
    : [`template/${template.request.endpoint}`, ...fieldsOf(template.request).map(({ name }) => name)].join(
        ' · ',
      )

export type EngineListProps = {
  readonly brand: Brand
  readonly action: string
  readonly pages: readonly EnginePage[]
  /** The shown page; null for a query that names none. */
  readonly shown: EnginePage | null
}

/** The pages of an engine as links, each with its path, its template and its fields. */
export const EngineList = ({ brand, action, pages, shown }: EngineListProps) => (
  <nav className={css.pages} aria-label={words.list}>
    <p className={css.listTitle}>{words.count(pages.length)}</p>
    <ol className={css.pageList}>
      {pages.map((page) => (
        <li key={page.path} className={css.page}>
          <a
            className={css.pageLink}
            href={engineHref(action, page.path)}
            aria-current={page === shown ? 'page' : undefined}
          >
            {titleOf(page, brand)}
          </a>
          <code className={css.code}>{page.path}</code>
          <span className={css.soft}>{partsOf(page)}</span>
        </li>
      ))}
    </ol>
  </nav>
)
