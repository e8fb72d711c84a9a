import { describe, expect, it } from 'vitest'
import { openHost } from '#adapters/server/host.ts'
import { embeddedClientIds, embeddedOpenId } from '#adapters/server/identity/embedded-openid.ts'
import { createSqlIdentityStore } from '#adapters/server/store/identity-rows.ts'
import { externalPaths } from '#core/routes/external-paths.ts'
import { createVisitor, identityPlugin } from '#test/builders/embedded-identity.builder.ts'
import { hostParts } from '#test/builders/host.builder.ts'
import { PORTAL_ORIGIN, portalKeys } from '#test/builders/portal.builder.ts'

/** The paths that scripts and machines use. Pages have all others. */
const NO_PAGE = /^\/(?:api|health|assets|csp-reports|speed-test)\b/

type Route = { readonly method: 'GET' | 'POST'; readonly url: string }

/** Returns the routes of a server from its printed tree, with a value in place of each parameter. */
const routesIn = (tree: string): readonly Route[] => {
  const parents: string[] = []
  return tree.split('\n').flatMap((line) => {
    const [, indent, path, methods] = /^(.*?)[└├]── (\S+)(?: \((.*)\))?$/.exec(line) ?? []
    if (indent === undefined || path === undefined) return []
    const depth = indent.length / 4
    parents.length = depth
    parents[depth] = path
    const url = parents
      .join('')
      .replaceAll('//', '/')
      .replaceAll(/:\w+|\*/g, 'x')
    if (methods === undefined || NO_PAGE.test(url)) return []
    return (['GET', 'POST'] as const)
      .filter((method) => methods.split(', ').includes(method))
      .map((method) => ({ method, url }))
  })
}

/** A store with the embedded login whose database has gone after a login was started. */
const withoutDatabase = async () => {
  const clock = hostParts.clock
  const host = await openHost({
    ...hostParts,
    limitFactor: { session: 1_000, client: 1_000 },
    portal: {
      provider: embeddedOpenId(PORTAL_ORIGIN),
      isEmbedded: true,
      origin: PORTAL_ORIGIN,
      keys: portalKeys(),
      renderSignedIn: (_language, href) => href,
      renderPage: (language, page) => ({ title: language, body: JSON.stringify(page) }),
    },
    openIdentityProvider: ({ db, count, accountOfOrder, wait }) =>
      identityPlugin({
        store: createSqlIdentityStore(db),
        clients: embeddedClientIds,
        clock,
        count,
        accountOfOrder,
        report: () => undefined,
        ...(wait && { wait }),
      }),
  })
  const visitor = createVisitor(host.app)
  const started = await visitor.visit(externalPaths.existingCustomer)
  const { location: interaction } = (await visitor.visit(String(started.headers.location))).headers
  await (host.db as unknown as { readonly $client: { readonly close: () => Promise<void> } }).$client.close()
  return { app: host.app, visitor, begun: [String(started.headers.location), String(interaction)] }
}

describe('a server whose database is away', () => {
  it('answers every page and posted form with a page, never with the error body of a call (S47)', async () => {
    const { app, visitor, begun } = await withoutDatabase()
    const routes = [
      ...routesIn(app.printRoutes({ commonPrefix: false })),
      ...begun.map((url): Route => ({ method: 'GET', url })),
      { method: 'POST', url: begun[1] ?? '' } as const,
    ]
    expect(routes.length).toBeGreaterThan(80)
    let unavailable = 0
    for (const { method, url } of routes) {
      const form = { email: 'ana@correo.example', password: 'x', code: '1', order: '4K7MP-9QRTX' }
      const { statusCode, headers } = await visitor.visit(url, method === 'POST' ? form : undefined)
      expect([method, url, statusCode < 500 || statusCode === 503]).toEqual([method, url, true])
      if (statusCode !== 503) continue
      unavailable += 1
      expect([url, headers['content-type'], headers['retry-after']]).toEqual([
        url,
        'text/html; charset=utf-8',
        '10',
      ])
    }
    expect(unavailable).toBeGreaterThan(15)
  })
})
