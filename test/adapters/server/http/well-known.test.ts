import { describe, expect, it } from 'vitest'
import { readConfig } from '#adapters/server/config/config.ts'
import { identityResetPath, externalPaths } from '#core/routes/external-paths.ts'
import { openServer } from '#test/builders/server.builder.ts'

const contact = {
  SECURITY_CONTACT: 'mailto:seguridad@correo.example',
  SECURITY_EXPIRES: '2027-01-01T00:00:00Z',
}

describe('the paths that programs know', () => {
  it('name the security contact until it expires, as configured (RFC 9116)', async () => {
    const read = readConfig(contact)
    if (read._tag !== 'Config') throw new Error('no configuration')
    const { securityContact } = read.config
    const { body, headers } = await (
      await openServer({ securityContact })
    ).inject('/.well-known/security.txt')
    expect(body.split('\n')).toEqual([
      'Contact: mailto:seguridad@correo.example',
      'Expires: 2027-01-01T00:00:00Z',
      'Preferred-Languages: es, en',
      '',
    ])
    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  })

  it('name no contact without one, and refuse half a setting', async () => {
    expect((await (await openServer({})).inject('/.well-known/security.txt')).statusCode).toBe(404)
    const { SECURITY_CONTACT, SECURITY_EXPIRES } = contact
    for (const env of [
      { SECURITY_CONTACT },
      { SECURITY_EXPIRES },
      { ...contact, SECURITY_CONTACT: 'seguridad' },
      { ...contact, SECURITY_EXPIRES: 'mañana' },
    ])
      expect([env, readConfig(env)._tag]).toEqual([env, 'BadConfig'])
  })

  it('lead to the page that changes a password: of the embedded provider, or of the account', async () => {
    const own = await openServer({ identityProvider: async () => async () => undefined })
    const other = await openServer({})
    const places = await Promise.all(
      [own, other].map(async (app) => (await app.inject('/.well-known/change-password')).headers.location),
    )
    expect(places).toEqual([identityResetPath, externalPaths.existingCustomer])
  })
})
