import type { ReactElement } from 'react'
import type { Brand } from '#core/brand/brand.ts'
import { isBarePage } from '#core/routes/site-pages.ts'
import type { PageRecord, PageSection, PageSectionKind } from '#core/template/page-record.ts'
import { islandsOf } from '#core/template/page-record.ts'
import { currentLanguage } from '#ui/content/language.ts'
import type { SectionProps } from './sections/section.ts'
import { sectionComponents } from './sections/sections.ts'
import { BareFrame, SiteFrame } from './site-frame.tsx'
import { sitePathsOf } from './site-records.ts'
import { SiteViewContext } from './site-view.ts'

type PageProps = { readonly page: PageRecord; readonly brand: Brand }

const SectionOf = <K extends PageSectionKind>({ section, brand }: SectionProps<K>): ReactElement => {
  const Component = sectionComponents[section.kind] as (props: SectionProps<K>) => ReactElement
  return <Component section={section} brand={brand} />
}

const keyOf = (section: PageSection): string =>
  'heading' in section ? `${section.kind} ${section.heading}` : section.kind

/** A public page: the sections of its record in the frame of the site. */
export const Page = ({ page, brand }: PageProps) => {
  const view = {
    brand,
    language: currentLanguage(),
    paths: sitePathsOf(brand),
    route: page.route,
    hasAddressForm: islandsOf(page).includes('addressForm'),
  }
  const Frame = isBarePage(page.route) ? BareFrame : SiteFrame
  return (
    <SiteViewContext value={view}>
      <Frame brand={brand}>
        {page.sections.map((section) => (
          <SectionOf key={keyOf(section)} section={section} brand={brand} />
        ))}
      </Frame>
    </SiteViewContext>
  )
}
