import type { AddressForm } from '#core/address/address-form.ts'
import type { CarriedParameter } from '#core/affiliate/marketing-parameters.ts'
import type { BrandIdentity } from '#core/brand/brand.ts'
import type { CartId } from '#core/cart/cart.ts'
import type { AddressAnswer } from '#core/localization/address-answer.ts'
import type { BrandPartner } from '#core/localization/alternatives.ts'
import type { TemplateEngine } from '#core/routes/internal-paths.ts'
import type { Language } from '#core/shared/language.ts'
import type { ProviderHandlers } from '#adapters/provider/call/handler.ts'
import type { MobileRoutes } from '#adapters/server/config/mobile-config.ts'
import type { DeviceOptions } from './device-routes.ts'
import type { GreetingOptions } from './greeting.ts'
import type { WaitOf } from '#adapters/http/count.ts'
import type { RenderSavings } from './savings-answer.ts'
import type { WidgetSources } from '#adapters/http/widget-policy.ts'

/** Renders a template engine. */
export type RenderEngine = (
  language: Language,
  engine: TemplateEngine,
  query: string,
) => { readonly html: string; readonly isKnown: boolean }

/** The parts of the site that its server gets from the outside. */
export type SiteOptions = DeviceOptions &
  GreetingOptions & {
    readonly provider: Pick<ProviderHandlers, 'serviceabilityCheck'>
    /** Renders the outcome of an address as HTML for visitors without script. */
    readonly renderOutcome: (
      language: Language,
      answer: AddressAnswer | null,
      form: AddressForm,
      carried: readonly CarriedParameter[],
      savedCart: CartId | null,
    ) => string
    /** Renders the page that checks an address without a session, with its answer if there is one. */
    readonly renderCheck: (language: Language, answer: AddressAnswer | null, form: AddressForm) => string
    /** Renders the savings calculator of a page; no page has one if left out. */
    readonly renderSavings?: RenderSavings
    /**
     * Renders the texts in the head of the not-found page for the wanted page; with null as the document contains them.
     * Left out: no page is named (MET-03).
     */
    readonly renderMissing?: (language: Language, page: string | null) => string
    /** The pages of the brand outside the store. Visitors are redirected to no other page. */
    readonly links: BrandIdentity['links']
    /** The pages of the mobile shop that the store shows; all that it has if left out (GRD-09). */
    readonly mobile?: MobileRoutes
    /** Whether the pages for operators are shown. Null or left out: everywhere but in production (GRD-14). */
    readonly internalPages?: boolean | null
    /** Renders a template engine for a query, and whether the query is known; shows no engine if left out (GRD-14). */
    readonly renderEngine?: RenderEngine
    /** The partners of the brand with their pages; none if left out. */
    readonly partners?: readonly Pick<BrandPartner, 'id' | 'url'>[]
    /** What the pages before the checkout may load for human verification; nothing if left out (S1, S5). */
    readonly widget?: WidgetSources | null
    /** The rate limit of address look-ups; unlimited if left out. */
    readonly addressWait?: WaitOf
  }
