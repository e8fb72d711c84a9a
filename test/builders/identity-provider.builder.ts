import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:http'
import { Provider } from 'oidc-provider'

/** The claims of the provider about a person, besides the typed name. */
export type Person = Readonly<Record<string, unknown>>

/**
 * A real OpenID provider on this machine, with public clients and development pages that accept every name. `people`
 * are its persons by name; a person that is not listed has no claims. `host` is the name of this machine in its urls:
 * another one than the store's makes it another site.
 */
export const startIdentityProvider = async (
  clientIds: readonly string[],
  redirectUri: string,
  people: Readonly<Record<string, Person>> = {},
  host = '127.0.0.1',
) => {
  const server = createServer()
  server.listen(0, host)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const issuer = `http://${host}:${port}`
  const provider = new Provider(issuer, {
    clients: clientIds.map((client_id) => ({
      client_id,
      redirect_uris: [redirectUri],
      post_logout_redirect_uris: [new URL('/customer-portal/exit', redirectUri).href],
      token_endpoint_auth_method: 'none',
      application_type: 'native',
    })),
    pkce: { required: () => true },
    claims: { openid: ['sub', 'identity_role', 'account_ids', 'amr', 'acr'] },
    conformIdTokenClaims: false,
    ttl: { AccessToken: 9 * 3_600 },
    features: { revocation: { enabled: true } },
    findAccount: (_context, sub) => ({
      accountId: sub,
      claims: async () => ({ ...people[sub], sub }),
    }),
  })
  const tokens: string[] = []
  provider.on('grant.success', ({ body }) => {
    const { access_token, id_token } = body as Readonly<Record<string, string>>
    tokens.push(...[access_token, id_token].filter((token) => token !== undefined))
  })
  const answer = provider.callback()
  server.on('request', (request, response) => void answer(request, response))
  return {
    issuer,
    /** The tokens that it has issued. */
    tokens: (): readonly string[] => tokens,
    /** Logs in and consents at an authorization url without a browser. Returns the redirect url. */
    logIn: async (authorization: URL, action: 'submit' | 'abort' = 'submit', name = 'ana'): Promise<URL> => {
      const cookies = new Map<string, string>()
      const visit = async (url: URL, body: URLSearchParams | null): Promise<Response> => {
        const response = await fetch(url, {
          redirect: 'manual',
          headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
          ...(body && { method: 'POST', body }),
        })
        for (const line of response.headers.getSetCookie()) {
          const [pair = ''] = line.split(';', 1)
          const end = pair.indexOf('=')
          cookies.set(pair.slice(0, end), pair.slice(end + 1))
        }
        return response
      }
      let url = authorization
      let response = await visit(url, null)
      while (!url.href.startsWith(redirectUri)) {
        const location = response.headers.get('location')
        if (location !== null) {
          url = new URL(location, issuer)
          if (!url.href.startsWith(redirectUri)) response = await visit(url, null)
          continue
        }
        const page = await response.text()
        const prompt = /name="prompt" value="(\w+)"/.exec(page)?.[1] ?? 'none'
        if (prompt === 'none') throw new Error(`no form on ${url.pathname}: ${response.status}`)
        response =
          action === 'abort'
            ? await visit(new URL(`${url.pathname}/abort`, issuer), null)
            : await visit(url, new URLSearchParams({ prompt, login: name, password: name }))
      }
      return url
    },
    stop: async (): Promise<void> => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
