import type { FastifyInstance } from 'fastify'
import * as client from 'openid-client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEMO_PASSWORD, DEMO_TOTP_SECRET } from '#adapters/identity/demo-logins.ts'
import { ACR } from '#adapters/identity/identity-config.ts'
import { freePort } from '#adapters/server/free-port.ts'
import { createSqlIdentityStore } from '#adapters/server/store/identity-rows.ts'
import { countIn } from '#adapters/server/store/counter.ts'
import type { OpenDatabase } from '#adapters/server/store/database.ts'
import { loginCallbackPath } from '#core/routes/external-paths.ts'
import { openMemoryDatabase } from '#test/builders/database.builder.ts'
import {
  CLIENTS,
  createVisitor,
  identityPlugin,
  left,
  logIn,
  passFactor,
  shown,
  totpAt,
} from '#test/builders/embedded-identity.builder.ts'
import { openServer } from '#test/builders/server.builder.ts'

let database: OpenDatabase
let app: FastifyInstance
let origin: string
let configuration: client.Configuration

beforeAll(async () => {
  database = await openMemoryDatabase()
  origin = `http://127.0.0.1:${await freePort()}`
  app = await openServer()
  await app.register(
    await identityPlugin({
      origin,
      store: createSqlIdentityStore(database.db),
      count: countIn(database.db),
    }),
  )
  await app.listen({ host: '127.0.0.1', port: Number(new URL(origin).port) })
  configuration = await client.discovery(
    new URL(`${origin}/identity`),
    CLIENTS.portal,
    undefined,
    client.None(),
    { execute: [client.allowInsecureRequests] },
  )
})
afterAll(async () => {
  await app.close()
  await database.close()
})

const attempt = async () => {
  const [verifier, state, nonce] = [
    client.randomPKCECodeVerifier(),
    client.randomState(),
    client.randomNonce(),
  ]
  const url = client.buildAuthorizationUrl(configuration, {
    redirect_uri: `${origin}${loginCallbackPath}`,
    scope: 'openid',
    state,
    nonce,
    acr_values: ACR.twoFactors,
    code_challenge: await client.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  })
  return { url, checks: { pkceCodeVerifier: verifier, expectedState: state, expectedNonce: nonce } }
}

describe('the embedded provider in the server of the store, over its database', () => {
  it('signs in, answers and signs out a client of the same store (S21)', async () => {
    const { url, checks } = await attempt()
    const visitor = createVisitor(app, {}, origin)
    const julia = { email: 'julia@correo.example', password: DEMO_PASSWORD }
    const factor = shown(await logIn(visitor, url.href, julia))
    const answer = left(await passFactor(visitor, factor, totpAt(DEMO_TOTP_SECRET)))
    const tokens = await client.authorizationCodeGrant(configuration, answer, {
      ...checks,
      idTokenExpected: true,
    })
    expect(tokens.claims()).toMatchObject({ identity_role: 'PRIMARY', account_ids: ['CM-100200'] })
    const info = await client.fetchUserInfo(configuration, tokens.access_token, 'demo-julia')
    expect(info).toMatchObject({ amr: ['pwd', 'otp'], acr: ACR.twoFactors })
    await client.tokenRevocation(configuration, tokens.access_token)
    const refused = client.fetchUserInfo(configuration, tokens.access_token, 'demo-julia')
    await expect(refused).rejects.toMatchObject({ status: 401 })
    await expect(
      client.authorizationCodeGrant(configuration, answer, { ...checks, idTokenExpected: true }),
    ).rejects.toMatchObject({ error: 'invalid_grant' })
  })

  it('leaves every other path to the store', async () => {
    expect((await app.inject('/')).body).toContain('home')
    expect((await app.inject('/identity/nothing')).statusCode).toBe(404)
    const put = await app.inject({ method: 'PUT', url: '/identity/token' })
    expect(put.statusCode).toBe(405)
  })
})
