import type { ReactNode } from 'react'
import type { Brand, BrandPhone } from '#core/brand/brand.ts'
import { labelPages } from '#core/label/label-facts.ts'
import { outsidePaths } from '#core/routes/outside-paths.ts'
import { paths } from '#core/routes/routes.ts'
import { TERMS_PATH } from '#ui/content/es/pages/terms-policy.ts'
import { commonWords } from '#ui/content/es/shared/common.ts'
import { siteWords } from '#ui/content/es/shared/site.ts'
import { ConsentView } from '#ui/features/shared/consent-choice.view.tsx'
import { Icon } from '#ui/kit/icon/icon.tsx'
import { Page } from '#ui/kit/page/page.tsx'
import { Wordmark } from '#ui/kit/page/wordmark.tsx'
import * as css from './site-frame.css.ts'

export type SiteFrameProps = {
  readonly brand: Brand
  /** Sections of this page that the header links to: `#id` and label. */
  readonly sections?: readonly { readonly href: string; readonly name: string }[]
  readonly children: ReactNode
}

const Call = ({ title, phone }: { readonly title: string; readonly phone: BrandPhone }) => (
  <p className={css.call}>
    <span className={css.callTitle}>{title}</span>
    <a className={css.number} href={`tel:${phone.dial}`}>
      {phone.shown}
    </a>
  </p>
)

const Footer = ({ brand }: { readonly brand: Brand }) => (
  <div className={css.footer}>
    <Wordmark name={brand.name} href={paths.home} aria-label={commonWords.home(brand.name)} />
    <Call title={commonWords.salesPhone} phone={brand.phones.sales} />
    <Call title={commonWords.servicePhone} phone={brand.phones.service} />
    <p className={css.links}>
      <a className={css.pageLink} href={paths.orderStatus}>
        {siteWords.orderStatus}
      </a>
      <a className={css.pageLink} href={labelPages.support} data-help>
        {commonWords.help}
      </a>
    </p>
    <p className={css.legal}>
      {commonWords.legal(brand.legalName)} <a href={TERMS_PATH}>{siteWords.terms}</a>
    </p>
  </div>
)

/** Header and footer of a public page. */
export const SiteFrame = ({ brand, sections = [], children }: SiteFrameProps) => (
  <Page
    skipLabel={commonWords.skip}
    end={
      <div className={css.consent} data-consent="">
        <ConsentView choice={null} />
      </div>
    }
    header={
      <>
        <Wordmark name={brand.name} href={paths.home} aria-label={commonWords.home(brand.name)} />
        <nav className={css.nav} aria-label={siteWords.sections}>
          {sections.map(({ href, name }) => (
            <a key={href} className={css.aside} href={href}>
              {name}
            </a>
          ))}
          <a className={css.aside} href={outsidePaths.existingCustomer}>
            {siteWords.customers}
          </a>
          <a className={css.aside} href={labelPages.support} data-help>
            {commonWords.help}
          </a>
          <a className={css.link} href={`tel:${brand.phones.sales.dial}`}>
            <Icon name="phone" size="small" />
            {brand.phones.sales.shown}
          </a>
        </nav>
      </>
    }
    footer={<Footer brand={brand} />}
  >
    {children}
  </Page>
)
