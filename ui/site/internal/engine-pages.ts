import type { Brand } from '#core/brand/brand.ts'
import type { OutcomeKind } from '#core/localization/outcome-kind.ts'
import { outcomeKinds } from '#core/localization/outcome-kind.ts'
import { deviceLists } from '#core/mobile/device-filter.ts'
import { deviceCategories } from '#core/mobile/product-detail.ts'
import type { TemplateEngine } from '#core/routes/internal-paths.ts'
import type { PortalStep } from '#core/routes/portal-steps.ts'
import { portalStepNames, portalSteps } from '#core/routes/portal-steps.ts'
import { outcomePaths, preSalePath } from '#core/routes/routes.ts'
import type { SaleStep } from '#core/routes/sale-step.ts'
import type { PageRoute } from '#core/routes/site-pages.ts'
import { brandPath } from '#core/routes/site-pages.ts'
import { calculatorVersions, isCalculatorPath } from '#core/template/calculator-pages.ts'
import { demonstrate, salePagesOf } from '#core/template/demonstration.ts'
import type { MobileEndpoint, PortalEndpoint } from '#core/template/endpoint.ts'
import { mobileEndpoints, portalEndpoints, portalPageOf } from '#core/template/endpoint.ts'
import type { PageModel } from '#core/template/page-model.ts'
import type { PublicPageRequest, ShopPageRequest } from '#core/template/page-request.ts'
import type { TemplateRequest } from '#core/template/template-field.ts'
import { openPage } from '#core/template/template.ts'
import { devicePageAt } from '../device-records.ts'
import { sitePathsOf } from '../site-records.ts'

/** A template: the request of a page in the demonstration, and the provider's answer to it. */
export type PageTemplate = {
  readonly request: TemplateRequest
  readonly modelOf: (request: TemplateRequest) => PageModel
}

/** A page of a template engine. Null for what it lacks: step of sale or portal, template, public page, outcome. */
export type EnginePage = {
  readonly path: string
  readonly step: SaleStep | PortalStep | null
  readonly template: PageTemplate | null
  readonly route: PageRoute | null
  readonly outcome: OutcomeKind | null
}

const NOTHING = { step: null, template: null, route: null, outcome: null }

const outcomeAt = (path: string): OutcomeKind | null =>
  path === preSalePath ? 'preSale' : (outcomeKinds.find((kind) => outcomePaths[kind] === path) ?? null)

const salePages = (brand: Brand): readonly EnginePage[] =>
  salePagesOf(brand).map(({ step, path, page, request }) => ({
    ...NOTHING,
    path,
    step,
    template: request && {
      request,
      modelOf: (wanted) => demonstrate(brand, { step, page }, wanted as ShopPageRequest),
    },
    outcome: step === 'outcome' ? outcomeAt(path) : null,
  }))

const openTemplate = (brand: Brand, request: PublicPageRequest): PageTemplate => {
  const { catalog, site } = brand
  const facts = { devices: site.devices, offers: catalog.offers, catalogVersion: catalog.version }
  return { request, modelOf: (wanted) => openPage(wanted as PublicPageRequest, facts) }
}

const portalEndpointAt = (path: string): PortalEndpoint | undefined =>
  portalEndpoints.find((endpoint) => path.endsWith(`/${portalPageOf(endpoint)}`))

const portalPages = (brand: Brand): readonly EnginePage[] =>
  portalStepNames.map((step) => {
    const { path } = portalSteps[step]
    const endpoint = portalEndpointAt(path)
    const template = endpoint === undefined ? null : openTemplate(brand, { endpoint, query: {} })
    return { ...NOTHING, path, step, template }
  })

const MOBILE = '/mobile'

/** The path of each template of the mobile shop: that of its page, or the list above its pages. */
const mobilePathOf = (endpoint: MobileEndpoint): string => `/${endpoint.replace('-', '/')}`

/** Returns the template of a mobile shop page, by path; device lists have that of the lists, with category. */
const mobileTemplateAt = (brand: Brand, path: string): PageTemplate | null => {
  const list = Object.entries(deviceLists).find(([name]) => path === `/mobile/products/${name}`)
  const at = list === undefined ? path : '/mobile/products'
  const endpoint = mobileEndpoints.find((one) => mobilePathOf(one) === at)
  const deviceCategory = list?.[1].category ?? deviceCategories[0]
  return endpoint === undefined
    ? null
    : openTemplate(brand, { endpoint, query: { deviceCategory, includeByod: true } })
}

const isMobile = (path: string): boolean => path === MOBILE || path.startsWith(`${MOBILE}/`)

const publicPages = (
  brand: Brand,
  templateAt: (route: PageRoute) => PageTemplate | null,
): readonly EnginePage[] =>
  sitePathsOf(brand).map((route) => ({
    ...NOTHING,
    path: brandPath(route, brand.slug),
    route,
    template: templateAt(route),
  }))

/** The mobile buy flow: public pages below `/mobile`, and its cart, a step of the sale. One page per device colour. */
const mobilePages = (brand: Brand): readonly EnginePage[] => {
  const pages = publicPages(brand, (route) => mobileTemplateAt(brand, route)).filter(({ path }) =>
    isMobile(path),
  )
  const cart = mobilePathOf('mobile-cart')
  return [
    ...pages.filter(({ route }) => route === null || devicePageAt(brand, route)?.kind !== 'detail'),
    { ...NOTHING, path: cart, step: 'customize', template: mobileTemplateAt(brand, cart) },
    ...pages.filter(({ route }) => route !== null && devicePageAt(brand, route)?.kind === 'detail'),
  ]
}

const calculatorAt = (brand: Brand, route: PageRoute): PageTemplate | null =>
  isCalculatorPath(route)
    ? openTemplate(brand, {
        endpoint: 'savings-calculator',
        query: { customVersion: calculatorVersions[route] },
      })
    : null

/** Lists each engine's pages of a brand, from the step tables and the public page records (GRD-14). */
export const enginePages: Readonly<Record<TemplateEngine, (brand: Brand) => readonly EnginePage[]>> = {
  bf: salePages,
  cus: portalPages,
  mbf: mobilePages,
  pl: (brand) =>
    publicPages(brand, (route) => calculatorAt(brand, route)).filter(({ path }) => !isMobile(path)),
}
