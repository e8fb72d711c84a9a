import type { Brand } from '#core/brand/brand.ts'
import { enginePaths, uiComponentsPath } from '#core/routes/internal-paths.ts'
import { pathIn } from '#core/shared/language.ts'
import type { PageRecord, PageSection, PageSectionKind } from '#core/template/page-record.ts'
import { islandsOf } from '#core/template/page-record.ts'
import { styleGuideWords as words } from '#ui/content/es/site/style-guide.ts'
import { currentLanguage } from '#ui/content/language.ts'
import { PageSections } from '../page.tsx'
import { sectionComponents } from '../sections/sections.ts'
import { engineHref } from './engine-form.tsx'
import { FlowSamples } from './flow-samples.tsx'
import { PriceSamples } from './price-samples.tsx'
import { StyleGuideFrame } from './style-guide-frame.tsx'
import * as css from './style-guide.css.ts'

export type UiComponentsPageProps = {
  readonly brand: Brand
  /** The public pages, for their sections. */
  readonly pages: readonly PageRecord[]
}

const idOf = (section: PageSection): string | null => ('id' in section ? section.id : null)

const hasForm = (section: PageSection): boolean => islandsOf({ sections: [section] }).includes('addressForm')

/** A kind's first section on public pages. Null for one that repeats page ids: only its page shows it. */
type Shown = {
  readonly page: PageRecord
  readonly kind: PageSectionKind
  readonly section: PageSection | null
}

/** Returns the first section of each kind. Each id occurs once per page, as does the address form. */
export const firstSections = (pages: readonly PageRecord[]): readonly Shown[] => {
  const ids = new Set<string | null>()
  let isFormShown = false
  const all = pages.flatMap((page) => page.sections.map((section) => ({ page, section })))
  const isFree = (section: PageSection): boolean =>
    !(hasForm(section) && isFormShown) && (idOf(section) === null || !ids.has(idOf(section)))
  return (Object.keys(sectionComponents) as readonly PageSectionKind[]).flatMap((kind): readonly Shown[] => {
    const ofKind = all.filter(({ section }) => section.kind === kind)
    const found = ofKind.find(({ section }) => isFree(section))
    if (found === undefined) return ofKind.slice(0, 1).map(({ page }) => ({ page, kind, section: null }))
    ids.add(idOf(found.section))
    isFormShown ||= hasForm(found.section)
    return [{ ...found, kind }]
  })
}

const Sample = ({
  brand,
  shown: { page, kind, section },
}: {
  readonly brand: Brand
  readonly shown: Shown
}) => {
  const engine = pathIn(currentLanguage(), enginePaths.pl)
  return (
    <div>
      <p className={css.band}>
        <a className={css.code} href={engineHref(engine, page.path)}>
          {words.sectionOf(kind, page.path)}
        </a>
      </p>
      {section === null ? null : <PageSections brand={brand} page={{ ...page, sections: [section] }} />}
    </div>
  )
}

/** The composed components in their main states, with the offers of the catalogue and the sections of public pages. */
export const UiComponentsPage = ({ brand, pages }: UiComponentsPageProps) => (
  <StyleGuideFrame brand={brand} path={uiComponentsPath}>
    <PriceSamples brand={brand} />
    <FlowSamples />
    <div className={css.band}>
      <h2>{words.sections}</h2>
      <p className={css.soft}>{words.sectionsHint}</p>
    </div>
    {firstSections(pages).map((shown) => (
      <Sample key={shown.kind} brand={brand} shown={shown} />
    ))}
  </StyleGuideFrame>
)
