import { useContext } from 'react'
import type { Slot } from '#ui/kit/slot.ts'
import type { Brand, BrandPhone } from '#core/brand/brand.ts'
import { labelPages } from '#core/label/label-facts.ts'
import { paths } from '#core/routes/routes.ts'
import { hrefInLanguage } from '#core/session/language-preference.ts'
import { languages, languageTags } from '#core/shared/language.ts'
import { menuNames } from '#ui/content/es/site/menu-names.ts'
import { legalPages, siteMenu } from '#ui/content/pages.ts'
import { commonWords } from '#ui/content/es/shared/common.ts'
import { languageNames, siteWords } from '#ui/content/es/shared/site.ts'
import { ConsentView } from '#ui/features/shared/consent-choice.view.tsx'
import { Icon } from '#ui/kit/icon/icon.tsx'
import { Page } from '#ui/kit/page/page.tsx'
import { Wordmark } from '#ui/kit/page/wordmark.tsx'
import { loginHref, pageHref } from './link-target.ts'
import { PageLinks } from './page-links.tsx'
import * as css from './site-frame.css.ts'
import { SiteMenu } from './site-menu.tsx'
import { SiteViewContext, useSite } from './site-view.ts'
import { viewOf } from './view-of.ts'

export type SiteFrameProps = {
  readonly brand: Brand
  /** A document without a path per language that a link with the language alone shows again (SES-09). */
  readonly hasLanguages?: boolean
  readonly children: Slot
}

const Call = ({ title, phone }: { readonly title: string; readonly phone: BrandPhone }) => (
  <p className={css.call}>
    <span className={css.callTitle}>{title}</span>
    <a className={css.number} href={`tel:${phone.dial}`}>
      {phone.shown}
    </a>
  </p>
)

/** The same page in the other language. */
const LanguageLink = ({ hasLanguages = false }: Pick<SiteFrameProps, 'hasLanguages'>) => {
  const { route, brand, language } = useSite()
  const other = languages.find((one) => one !== language)
  if (other === undefined || (route === null && !hasLanguages)) return null
  return (
    <a
      className={css.link}
      href={route === null ? hrefInLanguage('', other) : pageHref(route, { brand, language: other })}
      hrefLang={languageTags[other]}
      lang={languageTags[other]}
      {...(route !== null && { 'data-language': other })}
    >
      <span className={css.fullText}>{languageNames[other]}</span>
      <span className={css.shortText} aria-hidden>
        {other.toUpperCase()}
      </span>
    </a>
  )
}

const Home = () => {
  const { brand, language } = useSite()
  return (
    <Wordmark
      name={brand.name}
      href={pageHref('/', { brand, language })}
      aria-label={commonWords.home(brand.name)}
    />
  )
}

const Footer = () => {
  const site = useSite()
  const { brand } = site
  return (
    <div className={css.footer}>
      <div className={css.home}>
        <Home />
      </div>
      <Call title={commonWords.salesPhone} phone={brand.phones.sales} />
      <Call title={commonWords.servicePhone} phone={brand.phones.service} />
      <nav className={css.groups} aria-label={siteWords.footer}>
        {siteMenu.map(({ group, paths: pages }) => (
          <PageLinks key={group} heading={menuNames[group]} paths={pages} isInMenu={group !== 'help'}>
            {group === 'help' ? (
              <>
                <li>
                  <a className={css.pageLink} href={paths.orderStatus}>
                    {siteWords.orderStatus}
                  </a>
                </li>
                <li>
                  <a className={css.pageLink} href={loginHref(site)}>
                    {siteWords.customers}
                  </a>
                </li>
              </>
            ) : null}
          </PageLinks>
        ))}
        <PageLinks heading={siteWords.legal} paths={legalPages} />
      </nav>
      <p className={css.legal}>{commonWords.legal(brand.legalName)}</p>
    </div>
  )
}

const Header = (props: Pick<SiteFrameProps, 'hasLanguages'>) => {
  const site = useSite()
  const { brand } = site
  return (
    <>
      <Home />
      <SiteMenu />
      <p className={css.nav}>
        <a className={css.aside} href={loginHref(site)}>
          {siteWords.customers}
        </a>
        <a className={css.aside} href={labelPages.support} data-help>
          {commonWords.help}
        </a>
        <LanguageLink {...props} />
        <a className={css.link} href={`tel:${brand.phones.sales.dial}`}>
          <Icon name="phone" size="small" />
          <span className={css.fullText}>{brand.phones.sales.shown}</span>
        </a>
      </p>
    </>
  )
}

const Consent = () => (
  <div className={css.consent} data-consent="">
    <ConsentView choice={null} />
  </div>
)

/** Header and footer of a public page, and of a document that the server draws. */
export const SiteFrame = ({ brand, children, ...header }: SiteFrameProps) => {
  const page = useContext(SiteViewContext)
  const view = page ?? viewOf(brand, null)
  return (
    <SiteViewContext value={view}>
      <Page
        skipLabel={commonWords.skip}
        end={<Consent />}
        header={<Header {...header} />}
        footer={<Footer />}
      >
        {children}
      </Page>
    </SiteViewContext>
  )
}

/** The frame of a page without header and footer. */
export const BareFrame = ({ children }: SiteFrameProps) => (
  <Page skipLabel={commonWords.skip} end={<Consent />}>
    {children}
  </Page>
)
