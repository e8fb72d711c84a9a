import type { FastifyInstance, FastifyRequest } from 'fastify'
import { probableEmail } from '#core/checkout/email-host.ts'
import { identityFields } from '#core/portal/identity-form.ts'
import { parseLanguage } from '#core/session/language-preference.ts'
import type { Language } from '#core/shared/language.ts'
import { isOwnForm } from '#adapters/http/origin-check.ts'
import { logSecurityEvent } from '#adapters/http/security-event.ts'
import type { Posted } from './interaction-pages.ts'

/** Largest body of a posted form, in bytes. */
const FORM_LIMIT = 4 * 1024

export type PageForms = {
  /** Checks whether a form was posted by a page of the store (S12). */
  readonly isOwn: (request: FastifyRequest) => boolean
  readonly read: (request: FastifyRequest) => Posted
  /** Returns the language that a posted form chooses in place of its own action; null for any other form (SES-09). */
  readonly languageOf: (request: FastifyRequest) => Language | null
}

/** Makes the routes of a plugin read posted forms. */
export const acceptForms = (app: FastifyInstance): void => {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: FORM_LIMIT },
    (_request, body, done) => done(null, body),
  )
}

const read: PageForms['read'] = ({ body }) => {
  const fields = new URLSearchParams(typeof body === 'string' ? body : '')
  return (name) => fields.get(identityFields[name]) ?? ''
}

/** Checks whether a posted e-mail host is probably mistyped and no correction was shown to its writer yet (CHK-02). */
export const isEmailUnasked = (posted: Posted): boolean =>
  posted('askedEmail') !== posted('email') && probableEmail(posted('email')) !== null

/** Creates the reader of posted forms. */
export const createPageForms = (allowedOrigins: readonly string[] = []): PageForms => ({
  languageOf: (request) => parseLanguage(read(request)('language')),
  isOwn: (request) => {
    const isOwn = isOwnForm(request.headers, request.host, allowedOrigins)
    if (!isOwn) logSecurityEvent(request.log, 'origin refused')
    return isOwn
  },
  read,
})
