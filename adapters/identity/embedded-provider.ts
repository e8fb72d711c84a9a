import { identityPath } from '#core/routes/external-paths.ts'
import type { FastifyPluginAsync, onRequestAsyncHookHandler } from 'fastify'
import { isInProcess } from '#adapters/http/in-process.ts'
import { languageOf } from '#adapters/http/session-cookie.ts'
import { addDemoLogins } from './demo-logins.ts'
import { createFactorChange } from './factor-change.ts'
import { sendIdentityPage } from './identity-document.ts'
import type { IdentityParts } from './identity-parts.ts'
import { interactionRoutes } from './interaction-routes.ts'
import { errorRoutes, followLanguageLink } from './language-links.ts'
import { createPasswordCheck } from './login-attempt.ts'
import { acceptForms, createPageForms } from './page-forms.ts'
import type { ProviderHost } from './provider-host.ts'
import { createProviderHost } from './provider-host.ts'
import { createResetSteps } from './password-reset.ts'
import { resetRoutes } from './reset-routes.ts'
import { signupRoutes } from './signup-routes.ts'
import { createSignupSteps } from './signup.ts'

/** Refuses a client that opens too many pages. */
const limitPages =
  (parts: IdentityParts): onRequestAsyncHookHandler =>
  async (request, reply) => {
    const seconds = (await parts.wait?.(request)) ?? null
    if (seconds === null) return
    await sendIdentityPage(parts, reply.header('retry-after', seconds), {
      language: languageOf(request),
      page: { page: 'error', reason: 'unavailable' },
      status: 429,
    })
  }

/** The error of a server that calls too often, in the format of OAuth. */
const TOO_MANY = { error: 'temporarily_unavailable' }

/** The endpoints that visitors open. Servers call the others. */
const OPENED = ['/auth', '/session'].map((path) => `${identityPath}${path}`)

/** Registers the endpoints of the provider: everything below its path that is not a page of the store. */
const endpointRoutes =
  (parts: IdentityParts, host: ProviderHost): FastifyPluginAsync =>
  async (app) => {
    const limit = limitPages(parts)
    app.addHook('onRequest', async function limitEndpoints(request, reply) {
      if (OPENED.some((path) => request.url.startsWith(path))) {
        await limit.call(this, request, reply)
        if (!reply.sent) await followLanguageLink.call(this, request, reply)
        return
      }
      // This server asks for all of its visitors.
      const seconds = isInProcess(request) ? null : ((await parts.wait?.(request)) ?? null)
      if (seconds === null) return
      await reply.code(429).headers({ 'retry-after': seconds, 'cache-control': 'no-store' }).send(TOO_MANY)
    })
    // The provider reads the body itself.
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('*', (_request, _body, done) => done(null))
    app.route({
      method: ['GET', 'POST', 'OPTIONS'],
      url: `${identityPath}/*`,
      handler: async (_request, reply) => {
        await host.answer(reply)
        return reply
      },
    })
  }

/**
 * Creates the embedded OpenID provider as a server plugin with its pages. Its issuer is `<origin>/identity`. The store
 * has keys, grants and logins, so restarts and other processes change nothing. Adds demo logins where allowed.
 */
export const createEmbeddedProvider = async (parts: IdentityParts): Promise<FastifyPluginAsync> => {
  const { store, clock, passwordCost, hasDemoLogins } = parts
  const checkPassword = createPasswordCheck(parts, passwordCost)
  if (hasDemoLogins) await addDemoLogins(store, clock, passwordCost)
  const host = createProviderHost(parts)
  const forms = createPageForms(parts.allowedOrigins)
  const steps = createSignupSteps({ ...parts, checkPassword })
  return async (app) => {
    await app.register(async (pages) => {
      acceptForms(pages)
      pages.addHook('onRequest', limitPages(parts))
      pages.addHook('onRequest', followLanguageLink)
      await pages.register(errorRoutes(parts))
      const factorChange = createFactorChange(parts)
      await pages.register(interactionRoutes({ ...parts, host, checkPassword, forms, factorChange }))
      await pages.register(signupRoutes({ ...parts, forms, steps }))
      await pages.register(resetRoutes({ ...parts, forms, steps: createResetSteps(parts) }))
    })
    await app.register(endpointRoutes(parts, host))
  }
}
