import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loginCallbackPath } from '#core/routes/outside-paths.ts'
import { paths } from '#core/routes/routes.ts'
import { startIdentityProvider } from '#test/builders/identity-provider.builder.ts'
import type { OpenedPortal } from '#test/builders/portal.builder.ts'
import {
  PORTAL_CLIENTS,
  PORTAL_ORIGIN,
  openPortal,
  portalCall,
  primaryHolder,
  returnTo,
  startLogin,
} from '#test/builders/portal.builder.ts'

type Peer = Awaited<ReturnType<typeof startIdentityProvider>>

const { sub: _sub, ...julia } = primaryHolder
let peer: Peer
let portal: OpenedPortal

beforeAll(async () => {
  peer = await startIdentityProvider(Object.values(PORTAL_CLIENTS), `${PORTAL_ORIGIN}${loginCallbackPath}`, {
    julia,
    ana: { identity_role: 'admin' },
  })
  // The development pages of this provider require no second factor.
  portal = await openPortal({ issuer: peer.issuer, isMfaOn: false })
})
afterAll(async () => {
  await portal.app.close()
  await peer.stop()
})

const logIn = async (name: string) => {
  const { url, attempt } = await startLogin(portal.app)
  const back = await peer.logIn(url, 'submit', name)
  return { ...(await returnTo(portal.app, back, attempt)), back, attempt }
}

const PING = '/api/cus/session/ping'

describe('the login at a provider of another process', () => {
  it('opens a session for its primary holder, which the provider confirms every minute (PTL-07)', async () => {
    const { secret } = await logIn('julia')
    expect((await portalCall(portal.app, secret, PING)).json()).toMatchObject({ accountId: 'CM-100200' })
    portal.clock.advance(60_000)
    expect((await portalCall(portal.app, secret, PING)).json()).toMatchObject({ accountId: 'CM-100200' })
  })

  it('rejects every other role', async () => {
    const { secret } = await logIn('ana')
    expect((await portalCall(portal.app, secret, PING)).json()).toMatchObject({ code: 'NOT_AUTHORIZED' })
  })

  it('ends the session when its code is used again (F28)', async () => {
    const { secret, back, attempt } = await logIn('julia')
    const again = await returnTo(portal.app, back, attempt)
    expect([again.secret, again.response.headers.location]).toEqual([null, `${paths.error}?message=login`])
    expect((await portalCall(portal.app, secret, PING)).json()).toMatchObject({ code: 'LOGIN_REQUIRED' })
  })

  it('opens no session for a visitor who gives up', async () => {
    const { url, attempt } = await startLogin(portal.app)
    const { response, secret } = await returnTo(portal.app, await peer.logIn(url, 'abort'), attempt)
    expect([response.statusCode, secret]).toEqual([303, null])
  })

  it('is over at the provider after a sign-out: its token is revoked', async () => {
    const { secret } = await logIn('julia')
    const left = await portalCall(portal.app, secret, '/api/cus/session', { method: 'DELETE' })
    expect(left.json<{ readonly leaveTo: string }>().leaveTo).toContain(`${peer.issuer}/session/end?`)
  })
})
