import { identityPath } from '#core/routes/external-paths.ts'
import type { FastifyReply } from 'fastify'
import type { IncomingMessage } from 'node:http'
import type { KoaContextWithOIDC, Provider } from 'oidc-provider'
import type { IdentityPage } from '#core/ports/identity-pages.ts'
import { loadOnce } from '#core/shared/load-once.ts'
import { writeIdentityPage } from './identity-document.ts'
import type { IdentityParts } from './identity-parts.ts'
import type { KeyRing } from './key-ring.ts'
import { createKeyRing } from './key-ring.ts'
import type { ProviderPages } from './oidc-configuration.ts'

export type ProviderHost = {
  /** Returns the provider with the keys in use. */
  readonly provider: () => Promise<Provider>
  /** Answers a request to the provider. */
  readonly answer: (reply: FastifyReply) => Promise<void>
}

/** `retry-after` of a page that is not served now, in seconds. */
const RETRY_AFTER = 10

/** Makes the provider write every url with the public origin of the store, whatever host a request names. */
const addressedTo = (origin: string, raw: IncomingMessage): void => {
  const { protocol, host } = new URL(origin)
  raw.headers['x-forwarded-proto'] = protocol.slice(0, -1)
  raw.headers['x-forwarded-host'] = host
  delete raw.headers['x-forwarded-for']
}

/** Creates the host of the provider. The provider reads its keys once, so that new keys open a new one. */
export const createProviderHost = (parts: IdentityParts): ProviderHost => {
  const ring: KeyRing = createKeyRing(parts.store, parts.clock)
  const replies = new WeakMap<IncomingMessage, FastifyReply>()
  const write = (ctx: KoaContextWithOIDC, page: IdentityPage): void => {
    const reply = replies.get(ctx.req)
    if (reply !== undefined) writeIdentityPage(parts, reply, ctx, page)
  }
  const pages: ProviderPages = {
    logout: (ctx, xsrf) =>
      write(ctx, { page: 'logout', action: `${identityPath}/session/end/confirm`, xsrf }),
    signedOut: (ctx) => write(ctx, { page: 'signedOut' }),
    error: (ctx, reason) => {
      if (reason === 'unavailable') {
        ctx.status = 503
        ctx.set('retry-after', String(RETRY_AFTER))
      }
      write(ctx, { page: 'error', reason })
    },
  }
  let opened: { readonly name: string; readonly provider: () => Promise<Provider> } | null = null
  const provider = async (): Promise<Provider> => {
    const keys = await ring.current()
    if (opened?.name !== keys.name)
      opened = {
        name: keys.name,
        provider: loadOnce(async () => (await import('./open-provider.ts')).openProvider(parts, keys, pages)),
      }
    return opened.provider()
  }
  return {
    provider,
    answer: async (reply) => {
      const { raw } = reply.request
      const handle = (await provider()).callback()
      for (const [name, value] of Object.entries(reply.getHeaders()))
        if (value !== undefined) reply.raw.setHeader(name, value)
      replies.set(raw, reply)
      addressedTo(parts.origin, raw)
      const url = raw.url ?? ''
      Object.assign(raw, { originalUrl: url, url: url.slice(identityPath.length) || '/' })
      reply.hijack()
      await handle(raw, reply.raw)
    },
  }
}
