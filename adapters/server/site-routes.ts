import fastifyStatic from '@fastify/static'
import { either as E } from 'fp-ts'
import type { FastifyInstance, FastifyPluginAsync, FastifyReply } from 'fastify'
import { canLocalizeAutomatically, parseAddressForm } from '#core/address/address-form.ts'
import type { AddressForm } from '#core/address/address-form.ts'
import type { LocalizationResponse } from '#core/localization/localization.ts'
import { localizationQuery, outcomePaths, paths } from '#core/routes/routes.ts'
import type { Provider } from '#adapters/orchestrator/pocket/handler.ts'
import { sendRefusal } from './contract-answer.ts'
import type { Site } from './pages.ts'
import { OUTCOME_MARK, sendDocument } from './pages.ts'

export type SiteOptions = {
  readonly site: () => Site
  /** Folder of the built assets; null where something else serves them. */
  readonly assetsDir: string | null
  readonly provider: Pick<Provider, 'serviceabilityCheck'>
  /** The outcome of an address as plain HTML, for visitors without script. */
  readonly renderOutcome: (answer: LocalizationResponse | null, form: AddressForm) => string
}

const ASSETS = '/assets/'

const NOBODY = { sessionId: null, secret: null }

const textOf = (query: unknown, name: string): string => {
  const value = (query as Readonly<Record<string, unknown>>)[name]
  return typeof value === 'string' ? value.slice(0, 200) : ''
}

const formOf = (query: unknown): AddressForm => ({
  street: textOf(query, localizationQuery.street),
  unit: textOf(query, localizationQuery.unit),
  zip: textOf(query, localizationQuery.zip),
})

/** The plain answer under the shell: what the page says before its script runs, or without it. */
const outcomeHtml = async (options: SiteOptions, form: AddressForm): Promise<string> => {
  const isBlank = form.street === '' && form.zip === ''
  const address = parseAddressForm(form)
  if (isBlank || E.isLeft(address) || !canLocalizeAutomatically(form))
    return options.renderOutcome(null, form)
  const answer = await options.provider.serviceabilityCheck(NOBODY, {
    channel: 'dotcom',
    address: address.right,
  })()
  return options.renderOutcome(E.isRight(answer) ? answer.right.body : null, form)
}

const sendOutcome = (options: SiteOptions, reply: FastifyReply, outcome: string): FastifyReply => {
  const { outcomeShell } = options.site()
  return sendDocument(reply, {
    ...outcomeShell,
    html: outcomeShell.html.replace(OUTCOME_MARK, () => outcome),
  })
}

const applicationPaths = (): readonly string[] => {
  const own = [paths.products, paths.configure, paths.checkout, paths.payment, paths.schedule]
  const outcomes = Object.values(outcomePaths)
  const all = [...own, paths.confirmation, paths.error, ...outcomes, `${paths.localization}/:channelType`]
  return [...new Set<string>(all)].filter((path) => path !== paths.localization)
}

/** The site: prerendered documents, the application's shell on its paths, assets, and `/not-found` for everything else. */
export const siteRoutes =
  (options: SiteOptions): FastifyPluginAsync =>
  async (app: FastifyInstance) => {
    if (options.assetsDir !== null)
      await app.register(fastifyStatic, {
        root: options.assetsDir,
        prefix: ASSETS,
        immutable: true,
        maxAge: '365d',
        dotfiles: 'deny',
        setHeaders: (reply) => void reply.header('x-content-type-options', 'nosniff'),
      })
    for (const path of Object.keys(options.site().documents))
      app.get(path, (_request, reply) => {
        const document = options.site().documents[path]
        return document === undefined ? reply.redirect(paths.notFound) : sendDocument(reply, document)
      })
    app.get(paths.localization, async (request, reply) =>
      sendOutcome(options, reply, await outcomeHtml(options, formOf(request.query))),
    )
    for (const path of applicationPaths())
      app.get(path, (_request, reply) => sendDocument(reply, options.site().shell))
    app.get(paths.notFound, (_request, reply) =>
      sendDocument(reply.header('x-robots-tag', 'noindex, nofollow'), options.site().notFound, 404),
    )
    app.setNotFoundHandler((request, reply) => {
      if (request.url.startsWith(ASSETS)) return reply.code(404).type('text/plain; charset=utf-8').send('404')
      return request.method === 'GET' || request.method === 'HEAD'
        ? reply.redirect(paths.notFound, 302)
        : sendRefusal(request, reply, { code: 'METHOD_NOT_ALLOWED' })
    })
  }
