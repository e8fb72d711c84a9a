import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Json = Readonly<Record<string, unknown>>
type Key = {
  readonly kid: string
  readonly alg: 'RS256' | 'ES256'
  readonly privateKey: KeyObject
  readonly jwk: Json
}

const base64url = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')

const newKey = (alg: Key['alg'] = 'RS256'): Key => {
  const { privateKey, publicKey } =
    alg === 'RS256'
      ? generateKeyPairSync('rsa', { modulusLength: 2048 })
      : generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const kid = randomBytes(8).toString('hex')
  return { kid, alg, privateKey, jwk: { ...publicKey.export({ format: 'jwk' }), kid, alg, use: 'sig' } }
}

/** Signs a token as a provider does. */
const signed = ({ kid, alg, privateKey }: Key, claims: Json): string => {
  const input = `${base64url({ alg, kid, typ: 'JWT' })}.${base64url(claims)}`
  const signature = sign('sha256', Buffer.from(input), { key: privateKey, dsaEncoding: 'ieee-p1363' })
  return `${input}.${signature.toString('base64url')}`
}

type Request = { readonly clientId: string; readonly nonce: string; readonly challenge: string }

/** How a provider of the test behaves. Everything is correct until it is changed. */
export type ProviderBehavior = {
  /** Changes the claims of identity tokens. */
  claims: (claims: Json) => Json
  /** Writes an identity token; null: signed with the current key. */
  token: ((claims: Json) => string) | null
  /** Changes what the token endpoint answers. */
  tokens: (answer: Json) => Json
  userinfo: (claims: Json) => Json
  /** HTTP status by endpoint, instead of the answer. */
  status: Partial<Record<'discovery' | 'token' | 'jwks' | 'userinfo', number>>
  /** Whether requests get no answer. */
  isSilent: boolean
  metadata: Json
}

const correct = (): ProviderBehavior => ({
  claims: (claims) => claims,
  token: null,
  tokens: (answer) => answer,
  userinfo: (claims) => claims,
  status: {},
  isSilent: false,
  metadata: {},
})

const bodyOf = async (request: IncomingMessage): Promise<URLSearchParams> => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return new URLSearchParams(Buffer.concat(chunks).toString())
}

/**
 * Starts an OpenID provider on this machine that can be made to misbehave. It issues codes for authorization urls
 * without a page, checks PKCE with S256, and revokes what a code has given when the code is used again.
 */
export const startFaultyProvider = async (port = 0) => {
  const server = createServer()
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const codes = new Map<string, Request & { readonly person: Json; accessToken: string | null }>()
  const active = new Map<string, Json>()
  const state = { key: newKey(), published: [] as Key[], behavior: correct(), requests: [] as string[] }
  state.published = [state.key]

  const redeem = async (request: IncomingMessage): Promise<readonly [number, Json]> => {
    const body = await bodyOf(request)
    const found = codes.get(body.get('code') ?? '')
    const challenge = createHash('sha256')
      .update(body.get('code_verifier') ?? '')
      .digest('base64url')
    if (found === undefined || found.challenge !== challenge || found.clientId !== body.get('client_id'))
      return [400, { error: 'invalid_grant' }]
    if (found.accessToken !== null) {
      active.delete(found.accessToken)
      return [400, { error: 'invalid_grant' }]
    }
    const accessToken = randomBytes(24).toString('base64url')
    found.accessToken = accessToken
    active.set(accessToken, found.person)
    const now = Math.floor(Date.now() / 1_000)
    const claims = state.behavior.claims({
      iss: issuer,
      aud: found.clientId,
      nonce: found.nonce,
      iat: now,
      exp: now + 3_600,
      ...found.person,
    })
    const idToken = state.behavior.token?.(claims) ?? signed(state.key, claims)
    const answer = { access_token: accessToken, token_type: 'Bearer', expires_in: 30_000, id_token: idToken }
    return [200, state.behavior.tokens(answer)]
  }

  const answers: Readonly<Record<string, (request: IncomingMessage) => Promise<readonly [number, Json]>>> = {
    '/.well-known/openid-configuration': async () => [
      state.behavior.status.discovery ?? 200,
      {
        issuer,
        authorization_endpoint: `${issuer}/auth`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/jwks`,
        userinfo_endpoint: `${issuer}/userinfo`,
        end_session_endpoint: `${issuer}/leave`,
        revocation_endpoint: `${issuer}/revoke`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256', 'ES256', 'PS256'],
        code_challenge_methods_supported: ['S256'],
        authorization_response_iss_parameter_supported: true,
        ...state.behavior.metadata,
      },
    ],
    '/token': async (request) =>
      state.behavior.status.token === undefined ? redeem(request) : [state.behavior.status.token, {}],
    '/jwks': async () => [state.behavior.status.jwks ?? 200, { keys: state.published.map(({ jwk }) => jwk) }],
    '/userinfo': async ({ headers: { authorization = '' } }) => {
      if (state.behavior.status.userinfo !== undefined) return [state.behavior.status.userinfo, {}]
      const person = active.get(authorization.replace('Bearer ', ''))
      return person === undefined ? [401, {}] : [200, state.behavior.userinfo(person)]
    },
    '/revoke': async (request) => {
      active.delete((await bodyOf(request)).get('token') ?? '')
      return [200, {}]
    },
  }

  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const path = new URL(request.url ?? '/', issuer).pathname
    state.requests.push(path)
    if (state.behavior.isSilent) return
    const answer = async (): Promise<void> => {
      const [status, body] = (await answers[path]?.(request)) ?? [404, {}]
      const challenge = status === 401 ? { 'www-authenticate': 'Bearer error="invalid_token"' } : {}
      response
        .writeHead(status, { 'content-type': 'application/json', ...challenge })
        .end(JSON.stringify(body))
    }
    void answer().catch(() => response.destroy())
  })

  return {
    issuer,
    requests: state.requests,
    /** Makes the provider misbehave, or behave again. */
    behave: (behavior: Partial<ProviderBehavior> = {}): void => {
      state.behavior = { ...correct(), ...behavior }
    },
    signed: (claims: Json, key = state.key): string => signed(key, claims),
    publicKey: (): Json => state.key.jwk,
    /** Signs with a new key from now on. */
    rotate: (alg: Key['alg'] = 'RS256'): void => {
      state.key = newKey(alg)
      state.published = [state.key]
    },
    /** Logs a person in at an authorization url. Returns the url that the browser is sent back to. */
    logIn: (authorization: URL, person: Json): URL => {
      const of = (name: string): string => authorization.searchParams.get(name) ?? ''
      const code = randomBytes(24).toString('base64url')
      codes.set(code, {
        clientId: of('client_id'),
        nonce: of('nonce'),
        challenge: of('code_challenge_method') === 'S256' ? of('code_challenge') : '',
        person,
        accessToken: null,
      })
      const back = new URL(of('redirect_uri'))
      back.search = new URLSearchParams({ code, state: of('state'), iss: issuer }).toString()
      return back
    },
    /** Revokes every issued token, as an operator of the provider can. */
    revokeAll: (): void => active.clear(),
    isActive: (accessToken: string): boolean => active.has(accessToken),
    stop: async (): Promise<void> => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

export type FaultyProvider = Awaited<ReturnType<typeof startFaultyProvider>>
