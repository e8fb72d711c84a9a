import { either as E } from 'fp-ts'
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { automaticAddress } from '#core/address/address-form.ts'
import type { AddressForm } from '#core/address/address-form.ts'
import type { LocalizationResponse } from '#core/localization/localization.ts'
import { localizationQuery, outcomePaths, paths } from '#core/routes/routes.ts'
import { decodeUrlText } from '#core/shared/url-text.ts'
import { withoutHidden } from '#core/shared/text.ts'
import type { Provider } from '#adapters/orchestrator/pocket/handler.ts'
import { sendRefusal } from './contract-answer.ts'
import type { Site } from './pages.ts'
import { OUTCOME_MARK, sendDocument, sendMissingFile, sendOwnPage } from './pages.ts'
import type { WaitOf } from './rate-limit.ts'

export type SiteOptions = {
  readonly site: () => Site
  readonly provider: Pick<Provider, 'serviceabilityCheck'>
  /** The outcome of an address as plain HTML, for visitors without script. */
  readonly renderOutcome: (answer: LocalizationResponse | null, form: AddressForm) => string
  /** The limit of address look-ups; without it there may be as many as anybody likes. */
  readonly addressWait?: WaitOf
}

const NOBODY = { sessionId: null, secret: null }

const textOf = (query: unknown, name: string): string => {
  const value = (query as Readonly<Record<string, unknown>>)[name]
  return typeof value === 'string' ? withoutHidden(value.slice(0, 200)) : ''
}

const formOf = (query: unknown): AddressForm => ({
  street: textOf(query, localizationQuery.street),
  unit: textOf(query, localizationQuery.unit),
  zip: textOf(query, localizationQuery.zip),
})

/** Whoever looks up too often, or can't be counted, is shown the form again (S23). */
const mayLookUp = async ({ addressWait }: SiteOptions, request: FastifyRequest): Promise<boolean> =>
  addressWait === undefined ||
  addressWait(request).then(
    (seconds) => seconds === null,
    () => false,
  )

/** The plain answer under the shell: what the page says before its script runs, or without it. */
const outcomeHtml = async (options: SiteOptions, request: FastifyRequest): Promise<string> => {
  const form = formOf(request.query)
  const isBlank = form.street === '' && form.zip === ''
  const address = automaticAddress(form)
  if (isBlank || address === null) return options.renderOutcome(null, form)
  if (!(await mayLookUp(options, request))) return options.renderOutcome(null, form)
  const answer = await options.provider.serviceabilityCheck(NOBODY, {
    channel: 'dotcom',
    address,
  })()
  return options.renderOutcome(E.isRight(answer) ? answer.right.body : null, form)
}

const sendOutcome = (options: SiteOptions, reply: FastifyReply, outcome: string): FastifyReply => {
  const { outcomeShell } = options.site()
  return sendOwnPage(reply, {
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

const decodedPath = (url: string): string => {
  const [path = ''] = url.split('?', 1)
  return E.getOrElse(() => path)(decodeUrlText(path))
}

/** Whether a path names a file: something in it begins with a dot, or its last part has an extension. */
const namesFile = (url: string): boolean => {
  const parts = decodedPath(url).split('/').filter(Boolean)
  return parts.some((part) => /^\.[^.]/.test(part)) || /\.\w+$/.test(parts.at(-1) ?? '')
}

const sendUnknown = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return sendRefusal(request, reply.header('allow', 'GET, HEAD'), { code: 'METHOD_NOT_ALLOWED' })
  return namesFile(request.url) ? sendMissingFile(reply) : reply.redirect(paths.notFound, 302)
}

/**
 * Registers the site: prerendered documents, and the application's shell on its paths. An unknown file answers 404, any other unknown
 * path leads to `/not-found`.
 */
export const siteRoutes =
  (options: SiteOptions): FastifyPluginAsync =>
  async (app: FastifyInstance) => {
    for (const path of Object.keys(options.site().documents))
      app.get(path, (_request, reply) => {
        const document = options.site().documents[path]
        return document === undefined
          ? reply.redirect(paths.notFound)
          : sendDocument(reply, document, 'public')
      })
    app.get(paths.localization, async (request, reply) =>
      sendOutcome(options, reply, await outcomeHtml(options, request)),
    )
    for (const path of applicationPaths())
      app.get(path, (_request, reply) => sendDocument(reply, options.site().shell, 'application'))
    app.get(paths.notFound, (_request, reply) =>
      sendDocument(reply.header('x-robots-tag', 'noindex, nofollow'), options.site().notFound, 'public', 404),
    )
    app.setNotFoundHandler(sendUnknown)
  }
