import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:http'
import { Provider } from 'oidc-provider'

/** A real OpenID provider on this machine, with one public client and development pages that accept every name. */
export const startIdentityProvider = async (clientId: string, redirectUri: string) => {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const issuer = `http://127.0.0.1:${port}`
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        redirect_uris: [redirectUri],
        token_endpoint_auth_method: 'none',
        application_type: 'native',
      },
    ],
    pkce: { required: () => true },
  })
  const answer = provider.callback()
  server.on('request', (request, response) => void answer(request, response))
  return {
    issuer,
    /** Logs in and consents at an authorization url like a person, without a browser. Returns the url that the provider redirects to. */
    logIn: async (authorization: URL, action: 'submit' | 'abort' = 'submit'): Promise<URL> => {
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
            : await visit(url, new URLSearchParams({ prompt, login: 'ana', password: 'ana' }))
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
