import { addressParameters } from '#core/query/query-parameters.ts'
import { either as E } from 'fp-ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AddressForm } from '#core/address/address-form.ts'
import { automaticAddress } from '#core/address/address-form.ts'
import type { AddressAnswer } from '#core/localization/address-answer.ts'
import { paths } from '#core/routes/routes.ts'
import { framesOf, titledFrame } from './frames.ts'
import { carriedOf, queryOf, referredIn, textsOf } from '#adapters/http/page-query.ts'
import { OUTCOME_MARK, sendOwnPage } from '#adapters/http/pages.ts'
import { languageOf, savedCartOf } from '#adapters/http/session-cookie.ts'
import type { SiteOptions } from './site-options.ts'

const NO_SESSION = { sessionId: null, secret: null }

/** Returns the address form of a request, each field limited in length and without hidden characters. */
export const formOf = (request: Pick<FastifyRequest, 'url'>): AddressForm =>
  textsOf(addressParameters, request)

/**
 * Returns the url of a localization page whose form came from a page with marketing parameters and did not pass them
 * on, because its script had not run. Null for any other request (AFF-06).
 */
export const urlWithReferred = (request: FastifyRequest): string | null => {
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

/** Returns the provider's answer for an address without opening a session; null if not called or no answer. */
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

/** Returns the outcome that a page shows before its script runs, or without it. */
const outcomeHtml = async (options: SiteOptions, request: FastifyRequest): Promise<string> => {
  const form = formOf(request)
  const answer = await checked(options, request, form)
  return options.renderOutcome(languageOf(request), answer, form, carriedOf(request), savedCartOf(request))
}

/** Sends the page that checks an address without a session. */
export const sendCheck = async (
  options: SiteOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  const form = formOf(request)
  const body = options.renderCheck(languageOf(request), await checked(options, request, form), form)
  const { checkShell } = framesOf(options, request)
  return sendOwnPage(reply, { ...checkShell, html: checkShell.html.replace(OUTCOME_MARK, () => body) })
}

/** Sends the localization page with its query's outcome. Its title requests an address only where there is none. */
export const sendOutcome = async (
  options: SiteOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  const outcomeShell =
    automaticAddress(formOf(request)) === null
      ? titledFrame(options, request, 'outcomeShell')
      : framesOf(options, request).outcomeShell
  const outcome = await outcomeHtml(options, request)
  const html = outcomeShell.html.replace(OUTCOME_MARK, () => outcome)
  return sendOwnPage(reply, { ...outcomeShell, html }, options.widget)
}
