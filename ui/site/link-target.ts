import { addressParameters } from '#core/query/query-parameters.ts'
import { deviceLinkHref } from '#core/routes/device-link.ts'
import { campaignHref, localizationPath } from '#core/routes/localization-link.ts'
import { externalPaths } from '#core/routes/external-paths.ts'
import { mobileLoginHref } from '#core/routes/mobile-return.ts'
import { selectionHref } from '#core/routes/selection-link.ts'
import { brandPath, type PageRoute } from '#core/routes/site-pages.ts'
import { pathIn } from '#core/shared/language.ts'
import type { LinkTarget } from '#core/template/section-parts.ts'
import { paths } from '#core/routes/routes.ts'
import type { SiteView } from './site-view.ts'

/** The attributes of a link. `data-dialog` opens the address form in front of the page. */
export type LinkAttributes = {
  readonly href: string
  readonly 'data-dialog'?: 'address'
  readonly 'aria-current'?: 'page'
  readonly download?: boolean
}

const isPage = (to: string, { paths: known }: SiteView): to is PageRoute =>
  (known as readonly string[]).includes(to)

/** Returns the path of a public page in the language of the page that links to it. */
export const pageHref = (
  path: PageRoute,
  { brand, language }: Pick<SiteView, 'brand' | 'language'>,
): string => pathIn(language, brandPath(path, brand.slug))

/** Returns the login path. On a mobile shop page it is the shop's, and leads back to the page (MOB-55). */
export const loginHref = (site: Pick<SiteView, 'route' | 'brand' | 'language'>): string =>
  site.route === '/mobile' || site.route?.startsWith('/mobile/') === true
    ? mobileLoginHref(pageHref(site.route, site))
    : externalPaths.existingCustomer

/** Returns a link's attributes. Throws for a page that the brand lacks, which stops the build. */
export const linkAttributes = (to: LinkTarget, site: SiteView): LinkAttributes => {
  const { brand, hasAddressForm, route } = site
  if (typeof to === 'object') {
    if ('campaign' in to) return { href: campaignHref(to.campaign) }
    if ('sku' in to) return { href: deviceLinkHref(to.sku) }
    return { href: 'file' in to ? to.file : selectionHref(to.lines) }
  }
  if (to.startsWith('#')) return { href: to }
  switch (to) {
    case 'address':
      return {
        href: hasAddressForm ? `#field-${addressParameters.street}` : localizationPath,
        'data-dialog': 'address',
      }
    case 'sales':
    case 'service':
      return { href: `tel:${brand.phones[to].dial}` }
    case 'businessSales':
      return { href: `tel:${brand.business.phone.dial}` }
    case 'account':
      return { href: externalPaths.existingCustomer }
    case 'mobileAccount':
      return { href: mobileLoginHref(paths.customize) }
    case paths.orderStatus:
    case paths.customize:
      return { href: to }
    default: {
      if (!isPage(to, site)) throw new Error(`${route ?? 'a document'} links to ${to}, which is no page`)
      return { href: pageHref(to, site), ...(to === route ? { 'aria-current': 'page' as const } : {}) }
    }
  }
}
