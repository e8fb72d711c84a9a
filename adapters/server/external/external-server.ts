import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify'
import fastify from 'fastify'
import { automaticAddress } from '#core/address/address-form.ts'
import type { Address } from '#core/address/address.ts'
import type { ExternalPage } from '#core/routes/external-paths.ts'
import { externalPages, externalPaths, partnerPath } from '#core/routes/external-paths.ts'
import type { Language } from '#core/shared/language.ts'
import type { SiteDocument } from '#adapters/http/pages.ts'
import { OUTCOME_MARK, sendMissingFile, sendOwnPage } from '#adapters/http/pages.ts'
import { addSecurityHeaders } from '#adapters/http/security-headers.ts'
import { languageOf } from '#adapters/http/session-cookie.ts'
import { formOf } from '../http/address-pages.ts'

export type ExternalOptions = {
  readonly shells: Readonly<Record<Language, SiteDocument>>
  /** The origin of the store, for the way back. */
  readonly store: string
  readonly render: (
    language: Language,
    visit: {
      readonly page: ExternalPage
      readonly address: Address | null
      readonly isSent: boolean
      readonly store: string
    },
  ) => string
  /** The ids of the partners that have a page here. */
  readonly partners: readonly string[]
  readonly renderPartner: (language: Language, id: string, store: string) => string
  readonly logger: FastifyBaseLogger
}

/** Largest body of a sent form, in bytes. */
const FORM_LIMIT = 4 * 1024

const addressOf = (page: ExternalPage, request: FastifyRequest): Address | null =>
  page === 'webLead' ? automaticAddress(formOf(request)) : null

/**
 * Creates the server of the pages that stand in for the brand's hosts outside the store. A sent form is answered and
 * not stored. It does not listen yet.
 */
export const createExternalServer = async ({
  shells,
  store,
  render,
  partners,
  renderPartner,
  logger,
}: ExternalOptions): Promise<FastifyInstance> => {
  const app = fastify({ loggerInstance: logger, bodyLimit: FORM_LIMIT })
  await addSecurityHeaders(app, false)
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, _body, done) => done(null, null),
  )
  const inShell = (request: FastifyRequest, render: (language: Language) => string): SiteDocument => {
    const language = languageOf(request)
    const shell = shells[language]
    return { ...shell, html: shell.html.replace(OUTCOME_MARK, () => render(language)) }
  }
  for (const id of partners)
    app.get(partnerPath(id), (request, reply) =>
      sendOwnPage(
        reply,
        inShell(request, (language) => renderPartner(language, id, store)),
      ),
    )
  for (const page of externalPages) {
    const html = (request: FastifyRequest, isSent: boolean): SiteDocument =>
      inShell(request, (language) =>
        render(language, { page, address: addressOf(page, request), isSent, store }),
      )
    app.get(externalPaths[page], (request, reply) => sendOwnPage(reply, html(request, false)))
    // Each page of the mobile shop leads to its own page there.
    if (page === 'mobile')
      app.get(`${externalPaths[page]}/*`, (request, reply) => sendOwnPage(reply, html(request, false)))
    if (page === 'webLead')
      app.post(externalPaths[page], (request, reply) => sendOwnPage(reply, html(request, true)))
  }
  app.setNotFoundHandler((_request, reply) => sendMissingFile(reply))
  return app
}
