import { either as E } from 'fp-ts'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import type { FollowUpErrors } from '#core/follow-up/follow-up.ts'
import type { PostedFollowUp } from '#core/follow-up/posted-follow-up.ts'
import { followUpPath, parsePosted, readPostedFollowUp } from '#core/follow-up/posted-follow-up.ts'
import type { RefusalCode } from '#core/ports/orchestrator.failure.ts'
import { localizationPath } from '#core/routes/localization-link.ts'
import type { Language } from '#core/shared/language.ts'
import { statusOfRefusal } from '#adapters/contract/error.ts'
import type { ProviderHandlers } from '#adapters/provider/call/handler.ts'
import { recordRefusal } from '#adapters/http/security-event.ts'
import { isOwnForm } from '#adapters/http/origin-check.ts'
import type { Site } from '#adapters/http/pages.ts'
import { OUTCOME_MARK, sendOwnPage } from '#adapters/http/pages.ts'
import type { WaitOf } from '#adapters/http/count.ts'
import { languageOf } from '#adapters/http/session-cookie.ts'

/** The result of a posted form: stored, refused field by field, or failed. */
export type FollowUpResult =
  | { readonly state: 'sent' }
  | { readonly state: 'invalid'; readonly errors: FollowUpErrors }
  | { readonly state: 'failed'; readonly code: RefusalCode; readonly requestId: string }

export type FollowUpOptions = {
  readonly site: () => Site
  readonly provider: Pick<ProviderHandlers, 'requestFollowUp'>
  /** Renders the page that answers a posted form, with everything that was typed. */
  readonly renderFollowUp: (language: Language, posted: PostedFollowUp, result: FollowUpResult) => string
  readonly allowedOrigins: readonly string[]
  /** The rate limit of the call; unlimited if left out. */
  readonly followUpWait?: WaitOf
}

/** Largest body of a posted form, in bytes. */
const FORM_LIMIT = 8 * 1024

const NO_SESSION = { sessionId: null, secret: null }

const statusOf = (result: FollowUpResult): number => {
  if (result.state === 'failed') return statusOfRefusal[result.code]
  return result.state === 'sent' ? 200 : 422
}

const failed = (request: FastifyRequest, code: RefusalCode): FollowUpResult => {
  recordRefusal(request, code)
  return { state: 'failed', code, requestId: request.id }
}

/** Returns why a form may not be sent: a foreign page, or too many. A form that cannot be counted is refused (S31). */
const refusalOf = async (
  { allowedOrigins, followUpWait }: FollowUpOptions,
  request: FastifyRequest,
): Promise<RefusalCode | null> => {
  if (!isOwnForm(request.headers, request.host, allowedOrigins)) return 'FORBIDDEN_ORIGIN'
  try {
    return ((await followUpWait?.(request)) ?? null) === null ? null : 'TOO_MANY'
  } catch (err) {
    request.log.error({ err }, 'counting failed')
    return 'UNAVAILABLE'
  }
}

const resultOf = async (
  options: FollowUpOptions,
  request: FastifyRequest,
  posted: PostedFollowUp,
): Promise<FollowUpResult> => {
  const parsed = parsePosted(posted)
  if (E.isLeft(parsed)) return { state: 'invalid', errors: parsed.left }
  const refusal = await refusalOf(options, request)
  if (refusal !== null) return failed(request, refusal)
  const answer = await options.provider.requestFollowUp(
    { ...NO_SESSION, requestId: request.id },
    parsed.right,
  )()
  return E.isLeft(answer) ? failed(request, answer.left.code) : { state: 'sent' }
}

const answer = async (
  options: FollowUpOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  const fields = new URLSearchParams(typeof request.body === 'string' ? request.body : '')
  const posted = readPostedFollowUp((name) => fields.get(name) ?? '')
  if (posted === null) return reply.redirect(localizationPath, 303)
  const result = await resultOf(options, request, posted)
  const language = languageOf(request)
  const { followUpShell } = options.site().frames[language]
  const body = options.renderFollowUp(language, posted, result)
  return sendOwnPage(reply.code(statusOf(result)), {
    ...followUpShell,
    html: followUpShell.html.replace(OUTCOME_MARK, () => body),
  })
}

/**
 * Registers the forms of the outcome pages for browsers without script: the answer is a page with the result, or the
 * form with what was typed (LOC-42). Opening the path leads to the address form.
 */
export const followUpRoutes =
  (options: FollowUpOptions): FastifyPluginAsync =>
  async (app) => {
    app.removeAllContentTypeParsers()
    app.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: FORM_LIMIT },
      (_request, body, done) => done(null, body),
    )
    app.get(followUpPath, (_request, reply) => reply.redirect(localizationPath, 303))
    app.post(followUpPath, (request, reply) => answer(options, request, reply))
  }
