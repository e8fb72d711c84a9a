import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { automaticAddress } from '#core/address/address-form.ts'
import { serviceabilityCheckPath } from '#core/routes/localization-link.ts'
import {
  externalPages,
  externalPaths,
  externalUrl,
  mobileLoginPath,
  partnerPath,
} from '#core/routes/external-paths.ts'
import { portalStepNames, portalSteps } from '#core/routes/portal-steps.ts'
import { paths, pathsOfStep } from '#core/routes/routes.ts'
import { mayLoadWidget, saleSteps } from '#core/routes/sale-step.ts'
import { languageCookie, languageInQuery } from '#core/session/language-preference.ts'
import { formOf, sendCheck, sendOutcome, urlWithReferred } from './address-pages.ts'
import { deviceRoutes } from './device-routes.ts'
import { sendFrame } from './frames.ts'
import { greetingOf } from './greeting.ts'
import { guardMobilePages } from './guarded-paths.ts'
import { sendMissing, sendUnknown } from './missing-page.ts'
import { queryOf } from '#adapters/http/page-query.ts'
import { sendFile, sendOwnPage, sendPublicPage, OUTCOME_MARK } from '#adapters/http/pages.ts'
import { savingsDocument } from './savings-answer.ts'
import type { SiteOptions } from './site-options.ts'
import { showsInternalPages } from '#core/guards/internal-pages.ts'
import { enginePaths, templateEngines } from '#core/routes/internal-paths.ts'
import { languageOfPath, spanishPath } from '#core/shared/language.ts'

/**
 * Registers the pages for operators, where they are shown. Search engines index none, and no cache shares them. A
 * template engine is rendered for its query: 400 for one that names what it does not have (GRD-14).
 */
const internalRoutes = (
  app: FastifyInstance,
  { site, internalPages = null, renderEngine }: Pick<SiteOptions, 'site' | 'internalPages' | 'renderEngine'>,
): void => {
  const { internal = {}, environment = 'development' } = site()
  if (!showsInternalPages(environment, internalPages)) return
  for (const [path, built] of Object.entries(internal)) {
    const engine = templateEngines.find((one) => enginePaths[one] === spanishPath(path))
    if (engine !== undefined && renderEngine === undefined) continue
    app.get(path, (request, reply) => {
      reply.header('x-robots-tag', 'noindex, nofollow')
      const document = site().internal?.[path] ?? built
      if (engine === undefined || renderEngine === undefined) return sendOwnPage(reply, document)
      const { html, isKnown } = renderEngine(languageOfPath(path), engine, queryOf(request))
      const shown = { ...document, html: document.html.replace(OUTCOME_MARK, () => html) }
      return sendOwnPage(reply.code(isKnown ? 200 : 400), shown)
    })
  }
}

/** Redirects a link that chooses a language to its page. The language of public pages depends on the path alone. */
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

/** Shell paths that may load the widget. The localization page shows its query's outcome instead. */
const widgetPaths: readonly string[] = [
  ...saleSteps
    .filter(mayLoadWidget)
    .flatMap(pathsOfStep)
    .filter((path) => path !== paths.localization),
  `${paths.localization}/:channelType`,
]

/** Shell paths with personal data, and the error page: they run the store's own code only (S5). */
const ownCodePaths: readonly string[] = [
  ...saleSteps.filter((step) => !mayLoadWidget(step)).flatMap(pathsOfStep),
  paths.error,
]

/** The pages of the customer portal. No cache stores them, and they run the store's own code only. */
const portalPagePaths: readonly string[] = portalStepNames.map((step) => portalSteps[step].path)

/**
 * Registers the site: prerendered documents, root files, and the shells on the paths of the application and of the
 * portal. An unknown file gets 404; the guards decide on any other path (GRD-13).
 */
export const siteRoutes =
  (options: SiteOptions): FastifyPluginAsync =>
  async (app: FastifyInstance) => {
    const { widget = null } = options
    guardMobilePages(app, options)
    app.addHook('onRequest', chooseLanguage(options))
    for (const path of Object.keys(options.site().documents))
      app.get(path, (request, reply) => {
        const document = options.site().documents[path]
        if (document === undefined) return reply.redirect(paths.notFound)
        const answered = savingsDocument(options.renderSavings, path, document, request)
        return answered !== null
          ? sendOwnPage(reply, answered)
          : sendPublicPage(reply, document, greetingOf(options, request))
      })
    deviceRoutes(app, options)
    internalRoutes(app, options)
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
    for (const path of portalPagePaths)
      app.get(path, (request, reply) =>
        sendFrame(options, request, reply, { frame: 'portalShell', isPrivate: true }),
      )
    const leaving = [
      ...externalPages.map((page) => ({ url: externalPaths[page], page })),
      { url: mobileLoginPath, page: 'existingCustomer' },
    ] as const
    // With an identity provider the paths of the account have routes that log in.
    for (const { url, page } of leaving.filter(({ url }) => !app.hasRoute({ method: 'GET', url })))
      app.get(url, (request, reply) =>
        reply
          .header('cache-control', 'no-store')
          .redirect(externalUrl(options.links, page, automaticAddress(formOf(request))), 303),
      )
    for (const { id, url } of options.partners ?? [])
      app.get(partnerPath(id), (_request, reply) =>
        reply.header('cache-control', 'no-store').redirect(url, 303),
      )
    app.get(paths.notFound, (request, reply) => sendMissing(options, request, reply))
    app.setNotFoundHandler(sendUnknown(options))
  }
