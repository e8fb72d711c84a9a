import type { FastifyPluginAsync } from 'fastify'
import { identityResetPath, externalPaths } from '#core/routes/external-paths.ts'
import type { SecurityContact } from '../config/security-contact.ts'

export type WellKnownOptions = {
  /** Whom to tell of a weakness; no file says so if left out or null. */
  readonly securityContact?: SecurityContact | null
  /** Whether this server is the identity provider, whose page changes a password. */
  readonly isIdentityProvider: boolean
}

/** Registers the fixed paths for programs: the security contact (RFC 9116) and the page that changes a password. */
export const wellKnownRoutes =
  ({ securityContact = null, isIdentityProvider }: WellKnownOptions): FastifyPluginAsync =>
  async (app) => {
    if (securityContact !== null) {
      const { contact, expires } = securityContact
      const text = `Contact: ${contact}\nExpires: ${expires}\nPreferred-Languages: es, en\n`
      app.get('/.well-known/security.txt', (_request, reply) =>
        reply.header('cache-control', 'no-cache').type('text/plain; charset=utf-8').send(text),
      )
    }
    app.get('/.well-known/change-password', (_request, reply) =>
      reply
        .header('cache-control', 'no-store')
        .redirect(isIdentityProvider ? identityResetPath : externalPaths.existingCustomer, 303),
    )
  }
