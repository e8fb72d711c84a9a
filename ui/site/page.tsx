import type { ReactElement } from 'react'
import type { Brand } from '#core/brand/brand.ts'
import type { PageRecord, PageSection, PageSectionKind } from '#core/template/page-record.ts'
import { structureOf } from '#ui/content/pages.ts'
import { hidden } from '#ui/theme/text.css.ts'
import type { SectionProps } from './sections/section.ts'
import { sectionComponents } from './sections/sections.ts'
import { BareFrame, SiteFrame } from './site-frame.tsx'
import { SiteViewContext } from './site-view.ts'
import { viewOf } from './view-of.ts'

type PageProps = { readonly page: PageRecord; readonly brand: Brand }

const SectionOf = <K extends PageSectionKind>({ section, brand }: SectionProps<K>): ReactElement => {
  const Component = sectionComponents[section.kind] as (props: SectionProps<K>) => ReactElement
  return <Component section={section} brand={brand} />
}

const keyOf = (section: PageSection): string =>
  'heading' in section ? `${section.kind} ${section.heading}` : section.kind

/** The content of a public page: the sections of its record, drawn for that page. */
export const PageSections = ({ page, brand }: PageProps) => (
  <SiteViewContext value={viewOf(brand, page)}>
    {page.h1Hidden === undefined ? null : <h1 className={hidden}>{page.h1Hidden}</h1>}
    {page.sections.map((section) => (
      <SectionOf key={keyOf(section)} section={section} brand={brand} />
    ))}
  </SiteViewContext>
)

/** A public page: the sections of its record in the frame of the site. */
export const Page = ({ page, brand }: PageProps) => {
  const Frame = structureOf(page.route).isBare === true ? BareFrame : SiteFrame
  return (
    <SiteViewContext value={viewOf(brand, page)}>
      <Frame brand={brand}>
        <PageSections page={page} brand={brand} />
      </Frame>
    </SiteViewContext>
  )
}
