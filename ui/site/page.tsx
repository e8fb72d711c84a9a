import type { ReactElement } from 'react'
import type { Brand } from '#core/brand/brand.ts'
import type { PageRecord, PageSection, PageSectionKind } from '#core/template/page-record.ts'
import type { SectionProps } from './sections/section.ts'
import { sectionComponents } from './sections/sections.ts'
import { SiteFrame } from './site-frame.tsx'

type PageProps = { readonly page: PageRecord; readonly brand: Brand }

/** Lists the links of the header: the sections with a navigation label. */
const navOf = ({ sections }: PageRecord) =>
  sections.flatMap((section) =>
    'nav' in section && section.nav !== undefined ? [{ href: `#${section.id}`, name: section.nav }] : [],
  )

const SectionOf = <K extends PageSectionKind>({ section, brand }: SectionProps<K>): ReactElement => {
  const Component = sectionComponents[section.kind] as (props: SectionProps<K>) => ReactElement
  return <Component section={section} brand={brand} />
}

const keyOf = (section: PageSection): string =>
  'heading' in section ? `${section.kind} ${section.heading}` : section.kind

/** A public page: the sections of its record in the frame of the site. */
export const Page = ({ page, brand }: PageProps) => (
  <SiteFrame brand={brand} sections={navOf(page)}>
    {page.sections.map((section) => (
      <SectionOf key={keyOf(section)} section={section} brand={brand} />
    ))}
  </SiteFrame>
)
