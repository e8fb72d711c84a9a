import { either as E } from 'fp-ts'
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { automaticAddress } from '#core/address/address-form.ts'
import type { AddressForm } from '#core/address/address-form.ts'
import type { CartId } from '#core/cart/cart.ts'
import type { BrandIdentity } from '#core/brand/brand.ts'
import { MISSING_PAGE_QUERY } from '#core/metadata/lookup.ts'
import type { BrandPartner } from '#core/localization/alternatives.ts'
import type { AddressAnswer } from '#core/localization/address-answer.ts'
import type { CarriedParameter } from '#core/affiliate/marketing-parameters.ts'
import { localizationQuery, serviceabilityCheckPath } from '#core/routes/localization-link.ts'
import { outsidePages, outsidePaths, outsideUrl, partnerPath } from '#core/routes/outside-paths.ts'
import { paths, pathsOfStep } from '#core/routes/routes.ts'
import { mayLoadWidget, saleSteps } from '#core/routes/sale-step.ts'
import { decodeUrlText } from '#core/shared/url-text.ts'
import { languageCookie, languageInQuery } from '#core/session/language-preference.ts'
import type { Language } from '#core/shared/language.ts'
import type { ProviderHandlers } from '#adapters/provider/call/handler.ts'
import { sendRefusal } from './contract-answer.ts'
import type { DeviceOptions } from './device-routes.ts'
import { deviceRoutes } from './device-routes.ts'
import { sendGuarded } from './guarded-paths.ts'
import { carriedOf, queryOf, referredIn, textOf } from './page-query.ts'
import type { SiteFrames } from './pages.ts'
import {
  OUTCOME_MARK,
  sendDocument,
  sendFile,
  sendMissingFile,
  sendOwnPage,
  sendPublicPage,
} from './pages.ts'
import type { WaitOf } from './rate-limit.ts'
import type { RenderSavings } from './savings-answer.ts'
import { savingsDocument } from './savings-answer.ts'
import { languageOf, newLanguageOf, savedCartOf } from './session-cookie.ts'
import type { WidgetSources } from './widget-policy.ts'

export type SiteOptions = DeviceOptions & {
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
   * Renders the texts in the head of the not-found page for the wanted page; with null as the document contains them. Left out: no page is
   * named (MET-03).
   */
  readonly renderMissing?: (language: Language, page: string | null) => string
  /** The pages of the brand outside the store. Visitors are redirected to no other page. */
  readonly links: BrandIdentity['links']
  /** The partners of the brand with their pages; none if left out. */
  readonly partners?: readonly Pick<BrandPartner, 'id' | 'url'>[]
  /** What the pages before the checkout may load for human verification; nothing if left out (S1, S5). */
  readonly widget?: WidgetSources | null
  /** The rate limit of address look-ups; unlimited if left out. */
  readonly addressWait?: WaitOf
}

const NO_SESSION = { sessionId: null, secret: null }

/** Returns the address form of a query, each field limited in length and without hidden characters. */
export const formOf = (query: unknown): AddressForm => ({
  street: textOf(query, localizationQuery.street),
  unit: textOf(query, localizationQuery.unit),
  zip: textOf(query, localizationQuery.zip),
})

/**
 * Returns the url of a localization page whose form came from a page with marketing parameters and did not pass them on, because its script
 * had not run. Null for any other request (AFF-06).
 */
const urlWithReferred = (request: FastifyRequest): string | null => {
  const query = queryOf(request)
  if (carriedOf(request).length > 0) return null
  const carried = referredIn(request)
  if (carried.length === 0) return null
  const added = new URLSearchParams(carried.map(([name, text]) => [name, text])).toString()
  return `${paths.localization}?${query === '' ? '' : `${query}&`}${added}`
}

/** Checks the rate limit. A visitor over it, or one that cannot be counted, gets the form again (S23). */
const mayLookUp = async ({ addressWait }: SiteOptions, request: FastifyRequest): Promise<boolean> =>
  addressWait === undefined ||
  addressWait(request).then(
    (seconds) => seconds === null,
    () => false,
  )

/** Returns the provider's answer for an address, without opening a session; null where it is not asked or does not answer. */
const checked = async (
  options: SiteOptions,
  request: FastifyRequest,
  form: AddressForm,
): Promise<AddressAnswer | null> => {
  const address = automaticAddress(form)
  if (address === null || !(await mayLookUp(options, request))) return null
  const answer = await options.provider.serviceabilityCheck(NO_SESSION, { channel: 'dotcom', address })()
  return E.isRight(answer) ? answer.right.body : null
}

/** Returns the pages in the language of a visitor (SES-09). */
const framesOf = ({ site }: Pick<SiteOptions, 'site'>, request: FastifyRequest): SiteFrames =>
  site().frames[languageOf(request)]

type FrameOptions = {
  readonly frame: 'shell' | 'orderStatus' | 'notFound'
  readonly widget?: WidgetSources | null
  readonly status?: number
}

const sendFrame = (
  options: SiteOptions,
  request: FastifyRequest,
  reply: FastifyReply,
  { frame, ...how }: FrameOptions,
): FastifyReply =>
  sendDocument(reply, framesOf(options, request)[frame], frame === 'shell' ? 'application' : 'public', {
    ...how,
    isOwn: true,
  })

/** Sends the not-found page. Its head names the page that was wanted (MET-03). */
const sendMissing = (options: SiteOptions, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const { renderMissing } = options
  const language = languageOf(request)
  const page = textOf(request.query, MISSING_PAGE_QUERY)
  reply.header('x-robots-tag', 'noindex, nofollow')
  if (page === '' || renderMissing === undefined)
    return sendFrame(options, request, reply, { frame: 'notFound', status: 404 })
  const { notFound } = framesOf(options, request)
  const html = notFound.html.replace(renderMissing(language, null), () => renderMissing(language, page))
  return sendOwnPage(reply.code(404), { ...notFound, html })
}

/** Redirects a link that chooses a language to its page. A public page has the language of its path: there the parameter means nothing. */
const chooseLanguage =
  ({ site }: Pick<SiteOptions, 'site'>) =>
  (request: FastifyRequest, reply: FastifyReply, done: () => void): void => {
    const [path = ''] = request.url.split('?', 1)
    const chosen = path in site().documents ? null : languageInQuery(queryOf(request))
    if (chosen === null) return done()
    const { language, search } = chosen
    reply
      .headers({ 'set-cookie': languageCookie(language), 'cache-control': 'no-store' })
      .redirect(search === '' ? path : `${path}?${search}`, 303)
  }

/** Returns the outcome that a page shows before its script runs, or without it. */
const outcomeHtml = async (options: SiteOptions, request: FastifyRequest): Promise<string> => {
  const form = formOf(request.query)
  const answer = await checked(options, request, form)
  return options.renderOutcome(languageOf(request), answer, form, carriedOf(request), savedCartOf(request))
}

const sendCheck = async (
  options: SiteOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  const form = formOf(request.query)
  const body = options.renderCheck(languageOf(request), await checked(options, request, form), form)
  const { checkShell } = framesOf(options, request)
  return sendOwnPage(reply, { ...checkShell, html: checkShell.html.replace(OUTCOME_MARK, () => body) })
}

const sendOutcome = async (
  options: SiteOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  const { outcomeShell } = framesOf(options, request)
  const outcome = await outcomeHtml(options, request)
  const html = outcomeShell.html.replace(OUTCOME_MARK, () => outcome)
  return sendOwnPage(reply, { ...outcomeShell, html }, options.widget)
}

/** The paths of the application's shell that may load the widget. The localization page shows the outcome of its query instead. */
const widgetPaths: readonly string[] = [
  ...saleSteps
    .filter(mayLoadWidget)
    .flatMap(pathsOfStep)
    .filter((path) => path !== paths.localization),
  `${paths.localization}/:channelType`,
]

/** The paths of the shell where the visitor types personal data, and the error page: they run the store's own code only (S5). */
const ownCodePaths: readonly string[] = [
  ...saleSteps.filter((step) => !mayLoadWidget(step)).flatMap(pathsOfStep),
  paths.error,
]

const decodedPath = (url: string): string => {
  const [path = ''] = url.split('?', 1)
  return E.getOrElse(() => path)(decodeUrlText(path))
}

/** Checks whether a path names a file: a segment begins with a dot, or the last one has an extension. */
const namesFile = (url: string): boolean => {
  const parts = decodedPath(url).split('/').filter(Boolean)
  return parts.some((part) => /^\.[^.]/.test(part)) || /\.\w+$/.test(parts.at(-1) ?? '')
}

const sendUnknown =
  ({ links }: Pick<SiteOptions, 'links'>) =>
  (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return sendRefusal(request, reply.header('allow', 'GET, HEAD'), { code: 'METHOD_NOT_ALLOWED' })
    if (namesFile(request.url)) return sendMissingFile(reply)
    const chosen = newLanguageOf(request)
    if (chosen !== null) reply.header('set-cookie', languageCookie(chosen))
    const query = queryOf(request)
    const location = { path: decodedPath(request.url), search: query === '' ? '' : `?${query}` }
    return sendGuarded(links, location, request, reply)
  }

/**
 * Registers the site: prerendered documents, root files, and the shell on the application's paths. An unknown file gets 404; the guards decide on
 * any other path (GRD-13).
 */
export const siteRoutes =
  (options: SiteOptions): FastifyPluginAsync =>
  async (app: FastifyInstance) => {
    const { widget = null } = options
    app.addHook('onRequest', chooseLanguage(options))
    for (const path of Object.keys(options.site().documents))
      app.get(path, (request, reply) => {
        const document = options.site().documents[path]
        if (document === undefined) return reply.redirect(paths.notFound)
        const answered = savingsDocument(options.renderSavings, path, document, request)
        return answered !== null
          ? sendOwnPage(reply, answered)
          : sendPublicPage(reply, document, {
              hasSavedCart: savedCartOf(request) !== null,
              chosen: newLanguageOf(request),
            })
      })
    deviceRoutes(app, options)
    app.get(paths.orderStatus, (request, reply) =>
      sendFrame(options, request, reply, { frame: 'orderStatus', widget }),
    )
    for (const [path, file] of Object.entries(options.site().files))
      app.get(path, (_request, reply) => sendFile(reply, file))
    app.get(paths.localization, async (request, reply) => {
      const url = urlWithReferred(request)
      return url === null ? sendOutcome(options, request, reply) : reply.redirect(url, 302)
    })
    app.get(serviceabilityCheckPath, (request, reply) => sendCheck(options, request, reply))
    for (const path of widgetPaths)
      app.get(path, (request, reply) => sendFrame(options, request, reply, { frame: 'shell', widget }))
    for (const path of ownCodePaths)
      app.get(path, (request, reply) => sendFrame(options, request, reply, { frame: 'shell' }))
    // With an identity provider the account page has a route that logs in.
    for (const page of outsidePages.filter((one) => !app.hasRoute({ method: 'GET', url: outsidePaths[one] })))
      app.get(outsidePaths[page], ({ query }, reply) =>
        reply
          .header('cache-control', 'no-store')
          .redirect(outsideUrl(options.links, page, automaticAddress(formOf(query))), 303),
      )
    for (const { id, url } of options.partners ?? [])
      app.get(partnerPath(id), (_request, reply) =>
        reply.header('cache-control', 'no-store').redirect(url, 303),
      )
    app.get(paths.notFound, (request, reply) => sendMissing(options, request, reply))
    app.setNotFoundHandler(sendUnknown(options))
  }
